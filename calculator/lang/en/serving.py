"""What the page is told when it asks wrongly, and what `courtroll serve` says, in English."""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    # what is wrong with a call of the page
    "no-such-call": 'there is no call "{call}"; known: {known}',
    "no-such-language": 'there is no language "{language}"; known: {known}',
    "wrong-value": '"{key}": {wanted} is wanted there',
    "no-such-key": '"{key}" is no part of this call; known: {known}',
    "a-text": "a text",
    "a-number": "a whole number",
    "a-flag": "true or false",
    "a-list-of": "a list of some of these: {known}",
    "a-table": "a table, or a text",
    "an-object": "a table",
    "one-of": "one of these: {known}",
    # why a request is not answered
    "no-request": "This is no request that can be understood here.",
    "foreign-host": "This page is reached by the address that courtroll serve tells, and by no other name.",
    "foreign-page": "Only the page itself may ask here.",
    "not-here": "There is nothing here. The page is at /.",
    "other-method": "That cannot be done here: pages are fetched, and questions go to /api.",
    "too-slow": "The request took too long.",
    "no-length": "The request does not say how long it is.",
    "too-large": "The request is larger than 1 MiB.",
    "only-json": "A question is JSON (Content-Type: application/json).",
    "head-too-large": "The head of the request is too large.",
    "broken": "That went wrong inside. It is a fault of Courtroll, not yours; please report it, with the table.",
    "busy": "Too much is being asked at once; try again in a moment.",
    # what the command says
    "page-at": "The page is at {url} (Ctrl-C ends it).",
    "for-phones": "For phones and others in the same network: {url}",
    "no-network": "there is no network whose address could be told; without --lan the page is for this computer",
    "port-taken": "port {port} cannot be used: {why}; name another with --port, or 0 for any that is free",
    # what the command that makes the site says
    "no-npm": "the site is made with {name}, which is not there: install Node.js 20 or newer, which brings node and "
    "npm",
    "pyodide-not-there": "Pyodide could not be fetched from npm: {why}",
    "folder-taken": "{folder} is there already and is no site that this command made; name another folder, or an "
    "empty one",
    "site-made": "The site is in {folder}: {files} files, {size} MB. Any host of files can serve it over https "
    "(docs/page.md).",
    "no-image": "No image of the engine's memory could be made ({why}); the site works without one, and starts "
    "slower the first time.",
}

"""What the page is answered: JSON in, JSON out, the same over HTTP and in a browser's own Python."""

from courtroll.calculator.page.calls import answer as answer

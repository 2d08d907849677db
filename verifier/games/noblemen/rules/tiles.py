"""Laying tiles, the areas they form, the bag, and the swap of two for one.

Field (Acker, campo), grove (Hain, bosco), fountain (Brunnen, fontana), meadow (Wiese, pianura); their areas
are farm (Gutshof, fattoria), forest (Wald, foresta) and garden (Garten, giardino); bag (Beutel, sacchetto).
"""

from __future__ import annotations

from courtroll.verifier.kernel.rules import Basis, Confidence, Rule, Witness

KINDS = Rule(
    "noblemen.tile.kinds",
    "Of the four kinds of tile, fields serve money, groves new tiles, fountains prestige, and meadows carry buildings.",
    Witness("de", "Die Landschaftsplättchen", "Es gibt 4 unterschiedliche Landschaftsplättchen"),
    Witness("it", "Le Tessere Terreno", "Questi 4 tipi di Tessere Terreno"),
)

LAY_LIMIT = Rule(
    "noblemen.lay.up-to-three",
    "One growing of the estate lays at most three tiles.",
    Witness("de", "A Anwesen vergrößern", "Nimm bis zu 3 Plättchen"),
    Witness("it", "A) Espandere la Tenuta", "Prendi fino a 3 tessere"),
)

LAY_HELD = Rule(
    "noblemen.lay.from-screen",
    "The tiles laid come from behind one's own screen.",
    Witness("de", "A Anwesen vergrößern", "3 Plättchen, die hinter deinem Sichtschirm"),
    Witness("it", "A) Espandere la Tenuta", "3 tessere da dietro il tuo schermo"),
)

LAY_EMPTY = Rule(
    "noblemen.lay.empty-cell",
    "A tile is laid where the estate has none yet.",
    basis=Basis.DERIVED,
)

LAY_BESIDE = Rule(
    "noblemen.lay.beside",
    "A tile laid shares an edge with at least one tile of the estate.",
    Witness("de", "A Anwesen vergrößern", "waagrecht oder senkrecht an mindestens ein anderes"),
    Witness("it", "A) Espandere la Tenuta", "adiacenti (orizzontale o verticale) ad almeno un'altra"),
)

LAY_FREE = Rule(
    "noblemen.lay.no-other-limit",
    "Nothing but the shared edge limits where a tile may be laid.",
    Witness("de", "A Anwesen vergrößern", "Weitere Einschränkungen"),
)

LAY_NONE = Rule(
    "noblemen.lay.none",
    "Growing the estate by no tile at all is allowed, though it never pays.",
    basis=Basis.OPEN,
    confidence=Confidence.MEDIUM,
)

LAY_REWARD = Rule(
    "noblemen.lay.reward",
    "What has been laid is rewarded at once, by the kind of the tiles.",
    Witness("de", "A Anwesen vergrößern", "sofortige Vergütungen wie nachfolgend"),
    Witness("it", "A) Espandere la Tenuta", "ricevi la ricompensa prevista"),
)

LAY_FIELD = Rule(
    "noblemen.lay.field",
    "Every field laid brings one pound.",
    Witness("de", "A Anwesen vergrößern", "in diesem Zug gelegten Acker"),
    Witness("it", "A) Espandere la Tenuta", "Per ogni nuovo Campo piazzato"),
)

LAY_FARM = Rule(
    "noblemen.lay.farm",
    "Every farm completed brings two pounds more.",
    Witness("de", "A Anwesen vergrößern", "in diesem Zug fertiggestellten Gutshof"),
    Witness("it", "A) Espandere la Tenuta", "per ogni nuova Fattoria completata"),
)

LAY_GROVE = Rule(
    "noblemen.lay.grove",
    "Every grove laid brings one tile from the bag.",
    Witness("de", "A Anwesen vergrößern", "in diesem Zug gelegten Hain"),
    Witness("it", "A) Espandere la Tenuta", "Per ogni nuovo Bosco piazzato"),
)

LAY_FOREST = Rule(
    "noblemen.lay.forest",
    "Every forest completed brings two tiles more from the bag.",
    Witness("de", "A Anwesen vergrößern", "in diesem Zug fertiggestellten Wald"),
    Witness("it", "A) Espandere la Tenuta", "per ogni nuova Foresta completata"),
)

LAY_DRAW_LAST = Rule(
    "noblemen.lay.draw-last",
    "New tiles are drawn only when the laying is finished.",
    Witness("de", "A Anwesen vergrößern", "zuerst das Anlegen deiner Plättchen beenden"),
    Witness("it", "A) Espandere la Tenuta", "hai finito di piazzare le tessere"),
)

LAY_FOUNTAIN = Rule(
    "noblemen.lay.fountain",
    "A fountain laid brings nothing at once and prestige at every later ball.",
    Witness("de", "A Anwesen vergrößern", "Neu gelegte Brunnen erhöhen dein Prestige"),
    Witness("it", "A) Espandere la Tenuta", "Piazzando una nuova Fontana"),
)

LAY_GARDEN = Rule(
    "noblemen.lay.garden",
    "Completing a garden brings the Queen.",
    Witness("de", "A Anwesen vergrößern", "in diesem Zug einen Garten fertiggestellt"),
    Witness("it", "A) Espandere la Tenuta", "Immediatamente prendi la Regina"),
)

LAY_MEADOW = Rule(
    "noblemen.lay.meadow",
    "A meadow laid brings nothing at once and room for a building later.",
    Witness("de", "A Anwesen vergrößern", "Neu gelegte Wiesen ermöglichen"),
    Witness("it", "A) Espandere la Tenuta", "Piazzando una nuova Pianura"),
)

AREA = Rule(
    "noblemen.area.square",
    "Four tiles of one kind in a square make an area.",
    Witness("de", "Die Landschaftsplättchen", "je 4 gleiche Plättchen"),
    Witness("it", "Le Tessere Terreno", "4 tessere unite"),
)

AREA_NO_MEADOW = Rule(
    "noblemen.area.no-meadow",
    "Meadows make no area.",
    Witness("de", "Die Landschaftsplättchen", "(außer Wiesen) im Quadrat"),
    Witness("it", "Le Tessere Terreno", "(tranne la Pianura) in un quadrato"),
)

AREA_KINDS = Rule(
    "noblemen.area.kinds",
    "Four fields make a farm, four groves a forest, four fountains a garden.",
    Witness("de", "Die Landschaftsplättchen", "4 Äcker ergeben"),
    Witness("it", "Le Tessere Terreno", "4 Campi creano"),
)

AREA_BONUS = Rule(
    "noblemen.area.bonus",
    "Every area brings its owner a bonus of its kind.",
    Witness("de", "Die Landschaftsplättchen", "Jeder Gutshof, Wald bzw. Garten"),
    Witness("it", "Le Tessere Terreno", "Ogni Fattoria, Foresta e Giardino assegna"),
)

AREA_SPLIT = Rule(
    "noblemen.area.split",
    "A tile belongs to at most one area, and an estate has as many areas as disjoint squares can give, each "
    "occupied one being fixed.",
    basis=Basis.OPEN,
    confidence=Confidence.LOW,
)

AREA_OCCUPIABLE = Rule(
    "noblemen.area.occupiable",
    "A square may be occupied if at least one best split of the estate has it as an area.",
    basis=Basis.OPEN,
    confidence=Confidence.LOW,
)

AREA_NEW = Rule(
    "noblemen.area.new",
    "A laying completes as many areas of a kind as the estate's number of them grows by.",
    basis=Basis.OPEN,
    confidence=Confidence.LOW,
)

OCCUPIED_TILES = Rule(
    "noblemen.area.occupied-tiles",
    "A knight takes away only the bonus of the area it stands on, while the four tiles still count.",
    Witness("de", "E Land gewinnen", "Sein Waldsymbol ist durch einen fremden Ritter"),
    Witness("it", "E) Acquistare i Terreni", "Il suo Simbolo Foresta è occupato"),
    basis=Basis.DERIVED,
)

BAG_RANDOM = Rule(
    "noblemen.bag.random",
    "Tiles gained from the bag are drawn blindly.",
    Witness("de", "A Anwesen vergrößern", "1 Plättchen aus dem Beutel, zufällig gezogen"),
    Witness("it", "A) Espandere la Tenuta", "1 Tessera estratta casualmente"),
)

BAG_SHORT = Rule(
    "noblemen.bag.short",
    "Who should draw more tiles than the bag holds gets all of them, and the rest is lost.",
    Witness("de", "Die Landschaftsplättchen", "alle Plättchen aus dem Beutel, der Rest verfällt"),
    Witness("it", "Le Tessere Terreno", "Non c'è compensazione per la mancanza"),
)

SWAP = Rule(
    "noblemen.swap.two-for-one",
    "Two tiles from behind the screen may be swapped for one tile of one's choice from the bag, any number of times.",
    Witness("de", "Ein Spielzug", "beliebig oft 2 Plättchen"),
    Witness("it", "Il Turno di Gioco", "scambiare 2 tessere da dietro"),
)

SWAP_LOOK = Rule(
    "noblemen.swap.look",
    "Who swaps may look into the bag for the wanted tile.",
    Witness("de", "Ein Spielzug", "Dazu darfst du in den Beutel schauen"),
    Witness("it", "Il Turno di Gioco", "Puoi guardare dentro il sacchetto"),
)

SWAP_TIME = Rule(
    "noblemen.swap.time",
    "A swap may be made at any time during one's own turn.",
    Witness("de", "Regeln, die man leicht vergisst", "jederzeit während eures Spielzugs 2 eurer Plättchen"),
    Witness("it", "Regole che si dimenticano facilmente", "In qualsiasi momento durante il tuo turno"),
    confidence=Confidence.MEDIUM,
)

SWAP_RETURN = Rule(
    "noblemen.swap.return",
    "The two tiles given in a swap go into the bag after the one has been taken out.",
    basis=Basis.OPEN,
    confidence=Confidence.MEDIUM,
)

SWAP_NONE = Rule(
    "noblemen.swap.none-left",
    "A tile that the bag does not hold cannot be swapped for, and the swap may then be dropped.",
    Witness("de", "Ein Spielzug", "kein solches Plättchen mehr im Beutel"),
    Witness("it", "Il Turno di Gioco", "puoi rinunciare allo scambio"),
)

list-next = { $list }, { $item }
list-last = { $list } und { $item }
# Das Gebietsschema der CLDR für Daten und Zahlen.
language-locale = de

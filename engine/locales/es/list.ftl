list-next = { $list }, { $item }
list-last = { $list } y { $item }
# Las fechas y los números siguen esta lengua del CLDR.
language-locale = es

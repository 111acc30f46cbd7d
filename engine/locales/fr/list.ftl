list-next = { $list }, { $item }
list-last = { $list } et { $item }
# Les dates et les nombres suivent cette langue du CLDR.
language-locale = fr

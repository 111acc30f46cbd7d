spalone-ball-still-placed-example = La bola { $name } aún se puede colocar, por ejemplo en { $point }.
spalone-fewer-two-balls-under = Menos de dos de las bolas de debajo de { $point } son { $name-plural }.
spalone-draws-fits-nowhere = saca { $ball }, que no cabe en ningún sitio
    .plural = sacan { $ball }, que no cabe en ningún sitio
spalone-ball-drawn-fits-nowhere = La bola sacada no cabe en ningún sitio
spalone-white-ball-drawn-put-b2 = se saca una bola blanca y se coloca en b2
spalone-white-ball-drawn-fits-nowhere = se saca una bola blanca y no cabe en ningún sitio
spalone-summary = Saca bolas de una bolsa con diez de cada color y coloca cada una en un hueco vacío, o sobre cuatro bolas en cuadrado de las que al menos dos sean de su color. Completa la pirámide; si una bola no cabe en ningún sitio, pierdes.

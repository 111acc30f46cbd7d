spoff-pyramid-allows-no-first-turn = Esta pirámide no permite ninguna primera jugada.
spoff-belong-visible-group = { $first } y { $second } son del mismo grupo visible.
spoff-setup = los 30 colores de la pirámide, 10 de cada uno, con alguna primera jugada posible
spoff-pyramid-cleared = Se ha retirado toda la pirámide
spoff-no-pair-removed = No se puede retirar ninguna pareja
spoff-balls-a1-i2-removed-order = se retiran las bolas de a1 y de i2, en este orden
spoff-summary = La pirámide está llena, con diez bolas de cada color. Retira dos bolas móviles de un mismo color que no estén en el mismo grupo visible, una tras otra; lo que sostenían cae. El objetivo es retirar toda la pirámide.

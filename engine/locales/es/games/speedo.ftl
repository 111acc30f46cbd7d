speedo-opening-white-ball-b2 = la apertura: una bola blanca en b2
speedo-take-black-ball-off-d1 = se retira la bola negra de d1 y se colocan una blanca en b2 y una roja en c1
speedo-summary = Las blancas abren con una bola. Desde entonces, por turnos, retira una bola que sostenga como máximo otra, sea del color que sea, deja caer lo que descansaba en ella y coloca una bola de cada uno de los otros dos colores. Treinta jugadas completan la pirámide; tu puntuación es el producto de los tamaños de los grupos de tu color que se ven desde arriba.

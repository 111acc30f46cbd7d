import-line = Riga { $number }: { $problem }
import-not-backgammon = { $value } non è backgammon.
import-second-match-begins-here-file = Qui comincia un secondo incontro; un file ne contiene uno solo.
import-no-backgammon-match-line-7 = Questo non è un incontro di backgammon: manca una riga come «7 point match».
import-game-not-fit-record = La partita non entra in una trascrizione.
import-after-line-game-both-names = Dopo la riga «Game» devono esserci i due nomi con il punteggio, per esempio «Ada : 0   Ben : 2».
import-game-already-over-here = A questo punto la partita è già finita.
import-turn-missing = Manca una mossa { $missing-kind ->
        [seat] { $missing-of }
       *[other] di { $missing }
    }.
import-first-play-cannot-double-higher = La prima mossa non può essere un doppio: comincia chi ha il dado più alto.
import-cannot-read = «{ $shown }» non è leggibile.
import-game = Partita { $number }: { $problem }
import-backgammon-written-like = solo il backgammon si può scrivere così.
import-players-not-game-1 = i giocatori non sono gli stessi della partita 1.
import-tie-doubled-stake-cannot-written = in questo formato non si può scrivere una parità che ha raddoppiato la posta.
import-transcript-more-moves-record = Il testo ha più mosse di quante ne ammetta una trascrizione.
import-transcript-no-moves = Il testo non contiene mosse.
import-byte-neither-square-a1-h8 = Byte { $at }: «{ $found }» non è una casella da a1 a h8, e nemmeno un turno passato.
import-byte-file-ends-within-header = Byte { $size }: il file finisce dentro l’intestazione di { $header } byte.
import-byte-header-announces-entries-bytes = Byte { $at }: l’intestazione annuncia { $number } voci da { $size } byte, ma ne seguono { $found } byte.
import-byte-8-file-names-not = Byte 8: questo è un file di { $names } nomi, non di partite.
import-byte-12-games-board-not = Byte 12: le partite sono su un tavoliere { $board }×{ $board }, non 8×8.
import-byte-13-file-holds-problems = Byte 13: il file contiene problemi in solitario, non partite.
import-byte-not-square-move = Byte { $offset }: alla mossa { $number }, { $byte } non è una casella.
import-game-not-fit-record-2 = La partita non entra in una trascrizione.
import-byte-move-follows-end-game = Byte { $offset }: la mossa { $square } viene dopo la fine della partita.
import-byte = Byte { $offset }: { $problem }

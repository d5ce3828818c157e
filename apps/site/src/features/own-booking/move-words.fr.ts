export const at = (day: string, time: string) => `${day} à ${time}`
export const movedTo = (target: string) =>
  `Votre réservation est déplacée au ${target}. Vous recevrez un courriel.`
export const form = 'Choisir une autre heure'
export const notMoved = 'Votre réservation n’a pas été déplacée'
export const movableUntil = (until: string) => `Vous pouvez la déplacer ici jusqu’au ${until}`
export const times = (left: number) => `, ${left === 1 ? 'encore une fois' : `encore ${left} fois`}.`
export const newDate = 'Nouvelle date'
export const newTime = (zone: string) => `Nouvelle heure (${zone})`
export const chooseDateFirst = 'Choisissez d’abord une date'
export const selectTime = 'Choisir une heure'
export const notAvailable = (time: string) => `${time} (non disponible)`
export const goOn = 'Continuer'
export const keepTime = 'Garder mon heure'
export const moveIt = 'Déplacer votre réservation?'
export const from = 'De'
export const to = 'À'
export const toPay = 'À payer'
export const nothing = 'Rien : le prix reste le même.'
export const oldFile =
  'Aviez-vous ajouté l’ancienne heure à votre calendrier par un fichier? Effacez-la; un calendrier suivi change de lui-même.'
export const moving = 'Changement...'
export const move = 'Déplacer ma réservation'
export const chooseAnother = 'Choisir une autre heure'

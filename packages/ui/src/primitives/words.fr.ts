export const close = 'Fermer'
export const cancel = 'Annuler'
export const tryAgain = 'Réessayer'
export const optional = '(facultatif)'
export const newTab = ' (s’ouvre dans un nouvel onglet)'
export const charactersLeft = (count: number) =>
  `${count} ${count < 2 ? 'caractère restant' : 'caractères restants'}`

// The calendar.
export const locale = 'fr-CA'
export const past = 'Passé'
export const notAvailable = 'Non disponible'
export const tooFar = 'Trop loin'
export const today = 'Aujourd’hui, '
export const selected = ', choisi'

// Notices.
export const notification = 'Avis'
export const notifications = 'Avis ({hotkey})'
export const closeNotification = 'Fermer l’avis'

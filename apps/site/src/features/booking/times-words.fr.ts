export const nextFreeTimes = 'Prochaines heures libres'
export const chooseTime = 'Choisissez une heure pour la réserver.'
export const showFreeTimes = 'Voir les heures libres'
export const lookingUpTimes = 'Recherche des heures libres...'
export const lookAgain = 'Chercher de nouveau'
export const day = 'Jour'
export const bookAt = (day: string, time: string) => `Réserver le ${day} à ${time}`
export const weekdayShort = (weekday: string) => `${weekday.slice(0, 3)}.`
export const contactForAvailability = 'Communiquez avec nous pour connaître nos disponibilités'

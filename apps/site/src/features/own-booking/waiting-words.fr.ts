export const title = 'Votre place dans la file'
export const loading = 'Nous cherchons votre place dans la file...'
export const notLoaded = 'Votre place dans la file n’a pas pu être chargée.'
export const opensNothing = 'Ce lien n’ouvre rien'
export const latestLink = 'Le lien de notre dernier courriel fonctionne, ou'
export const freeDay = 'cherchez un jour libre'
export const lookForFreeDay = 'Chercher un jour libre'
export const isYours = (day: string, time: string) => `${day} à ${time} : c’est à vous de réserver`
export const heldUntil = (service: string) => `${service}. Nous gardons cette heure pour vous jusqu’au`
export const thenNext = (zone: string) =>
  `(heure de ${zone}); ensuite, elle va à la personne suivante dans la file.`
export const bookThisTime = 'Réserver cette heure'
export const weWriteTo = (service: string) => `${service}. Nous écrivons à`
export const onceFree = 'dès qu’une place se libère, et nous la gardons pour vous pendant une heure.'
export const ahead = (count: number) =>
  count === 0
    ? 'C’est votre tour ensuite'
    : count === 1
      ? '1 personne avant vous'
      : `${count} personnes avant vous`
export const paying =
  'Vous avez commencé à réserver la place que nous gardions. Elle est à vous une fois payée.'
export const booked = 'Vous avez réservé : vous n’êtes plus dans la file.'
export const left = 'Vous n’êtes plus dans la file, et nous n’écrirons plus à ce sujet.'
export const leave = 'Quitter la file'
export const leaving = 'Un instant...'

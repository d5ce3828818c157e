export const dayIsFull = 'Le jour que vous voulez est complet?'
export const tellMe = 'M’écrire dès qu’une place se libère'
export const howItWorks =
  'Une place libre est gardée une heure pour la première personne de la file, et nous vous écrivons quand c’est vous. C’est gratuit, et rien n’est réservé.'
export const days = 'Jours'
export const time = 'Heure'
export const anyTime = 'Toute heure'
export const morning = 'Matin'
export const afternoon = 'Après-midi'
export const email = 'Courriel'
export const consent = (company: string) =>
  `${company} peut m’écrire quand une place se libère l’un de ces jours. Chaque courriel a un lien pour quitter la file, qui y met fin.`
export const join = 'Entrer dans la file'
export const sending = 'Envoi...'
export const joined = 'Vous êtes dans la file'
export const whatFollows = (email: string) =>
  `Nous écrivons à ${email} dès qu’une place se libère, et nous vous la gardons une heure. Vous pouvez toujours réserver un autre jour.`
export const chooseDay = 'Choisissez un jour où cette heure existe.'
export const agree = 'Veuillez accepter, pour que nous puissions vous écrire.'
export const tooMany = 'Vous avez demandé beaucoup de jours. Réessayez demain, ou appelez-nous.'
export const failed = 'Cela n’a pas fonctionné. Vérifiez votre connexion et réessayez.'
export const isFree = 'L’une de ces heures vient de se libérer : regardez le calendrier et réservez-la.'

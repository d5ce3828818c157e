import { seriesInFrench } from '@dustforce/core/words/fr-ca'

/** The words of core about visits that are not on their dates. */
export const inWords = seriesInFrench({ one: 'une visite', many: 'visites' })

export const intro =
  'Elles suivent la première visite, à la même heure. Vous payez la première maintenant. Les visites après la dernière de la liste suivent de la même façon.'
export const chooseFirst = 'Choisissez une date et une heure, et vos visites à venir paraîtront ici.'
export const notLookedUp =
  'Nous n’avons pas pu vérifier les jours de vos visites à venir. Réessayez dans un moment.'
export const onClosed = 'Quand une visite tombe un jour fermé ou complet'
export const nextOpenDay = 'Venir le prochain jour ouvert'
export const leaveOut = 'Laisser tomber cette visite'
export const everyVisit = 'Services ajoutés à chaque visite, pas seulement à la première'
export const noVisit = 'Aucune visite'
export const skipped = 'Sautée, comme demandé.'
export const movedAsAsked = 'Déplacée, comme demandé.'
export const move = 'Déplacer'
export const moveVisit = (day: string) => `Déplacer la visite du ${day}`
export const skip = 'Sauter'
export const skipVisit = (day: string) => `Sauter la visite du ${day}`
export const putBack = 'Remettre'
export const putBackVisit = (day: string) => `Remettre la visite du ${day}`
export const noOtherDay = 'Aucun jour proche n’est libre à cette heure.'
export const anotherDay = (day: string) => `Un autre jour que le ${day}`
export const chooseDay = 'Choisissez un jour'

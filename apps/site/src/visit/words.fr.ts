import { durationInFrench, durationText } from '@dustforce/core/words/duration'

export const when = 'Quand'
export const howLong = 'Durée'
export const lasts = (minutes: number) => durationText(minutes, durationInFrench)
export const whoComes = 'Qui vient'
export const notSettled = 'Nous vous le dirons dès que ce sera décidé'
export const home = 'Logement'
export const rooms = (place: string, bedrooms: number, bathrooms: number) =>
  `${place} : ${bedrooms} ch., ${bathrooms} s. de b.`

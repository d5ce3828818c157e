import { durationInEnglish, durationText } from '@dustforce/core/words/duration'

export const when = 'When'
export const howLong = 'How long'
export const lasts = (minutes: number) => durationText(minutes, durationInEnglish)
export const whoComes = 'Who comes'
export const notSettled = 'We will tell you as soon as it is settled'
export const home = 'Home'
export const rooms = (place: string, bedrooms: number, bathrooms: number) =>
  `${place}: ${bedrooms} bed, ${bathrooms} bath`

import { timeInFrench } from '@dustforce/core/words/fr-ca'

const weekdays = ['Dimanche', 'Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi']
const small = (day: number) => one(day).toLowerCase()

export const fromTo = (opens: number, closes: number) => `de ${timeInFrench(opens)} à ${timeInFrench(closes)}`
export const closed = 'Fermé'
export const two = (first: number, last: number) => `${one(first)} et ${small(last)}`
export const span = (first: number, last: number) => `${one(first)} au ${small(last)}`
export const one = (day: number) => weekdays[day] ?? ''

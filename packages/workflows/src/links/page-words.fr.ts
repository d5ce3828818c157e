import { capital } from '@dustforce/office/company'

export { formatInstant, formatLongDate, timeWords, visitWords } from '@dustforce/office/spoken/french'

export const at = (day: string, time: string) => `${day} à ${time}`
export const weCall = 'Nous vous appellerons au sujet de la date'

// The calendar of a booking.
export const toSee = (url: string, phone: string) =>
  `Pour voir ou modifier votre réservation, suivez le lien de nos courriels, ou demandez-en un nouveau à ${url}.\nDes questions? Appelez-nous au ${phone}.`
export const canceled = (title: string) => `Annulé : ${title}`
export const visitsOf = (company: string, visit: string) => `${capital(visit)} ${company}`

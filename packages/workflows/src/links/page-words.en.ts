export { formatInstant, formatLongDate, timeWords, visitWords } from '@dustforce/office/spoken/english'

export const at = (day: string, time: string) => `${day} at ${time}`
export const weCall = 'We will call you about the date'

// The calendar of a booking.
export const toSee = (url: string, phone: string) =>
  `To see or change your booking, use the link in our e-mails, or get a new one at ${url}.\nQuestions? Please call us at ${phone}.`
export const canceled = (title: string) => `Canceled: ${title}`
export const visitsOf = (company: string, visit: string) => `${company} ${visit}`

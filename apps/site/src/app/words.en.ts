// What tabs call the pages.
export const home = (company: string, area: string) => `${company} | Professional Home Cleaning in ${area}`
export const notFound = (company: string) => `Page not found | ${company}`
export const careers = (company: string) => `Cleaning Jobs in Toronto and the GTA | ${company} Careers`
export const faq = (company: string) => `Questions and Answers about Home Cleaning | ${company}`
export const terms = (company: string) => `Terms of Service and Privacy Policy | ${company}`
export const cancellation = (company: string) => `Cancellation and Refund Policy | ${company}`
export const accessibility = (company: string) => `Accessibility and Help with Booking | ${company}`
export const paymentSuccess = (company: string) => `Your payment | ${company}`
export const paymentCancelled = (company: string) => `Payment cancelled | ${company}`
export const booking = (company: string) => `Your booking | ${company}`
export const review = (company: string) => `How was your cleaning? | ${company}`
export const mailChoices = (company: string) => `E-mails from us | ${company}`
export const waiting = (company: string) => `Your place in the queue | ${company}`
export const job = (company: string) => `Your job | ${company}`

// What stands where a page does not.
export const returnHome = 'Return to Home'
export const unexpected = 'Unexpected Application Error!'
export const ourSide =
  'Something on our side went wrong while showing this page. What you typed in a booking is kept.'
export const reload = 'Reload the page'
export const loading = 'Loading the page'

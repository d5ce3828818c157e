import { capital } from '@dustforce/office/company/own-words'

export const cancelled = 'Payment Cancelled'
export const nothingCharged =
  'Nothing was charged. What you typed into the booking form is kept as long as this tab is open, so you can pick up where you stopped.'
export const tryAgain = 'Try Again'
export const returnHome = 'Return Home'
export const notRight = 'Something not right?'
export const sendMessage = 'Send us a message'
export const weHelp = 'and we will help.'

export const held = (time: string) => `Your date is held for you until ${time}.`
export const ending = (time: string) =>
  `Your date is held for a few more minutes, until ${time}. When you try again, it is held for longer if the day has room.`
export const ended = 'Your date is no longer held. When you try again, it is held again if it is still free.'

export const successful = 'Payment Successful'
export const isPaid = 'Thank you. Your booking is paid.'
export const processing = 'Payment Processing'
export const notConfirmed =
  'Thank you. Your bank has not confirmed the payment yet. As soon as it has, the confirmation is on its way to your inbox; please do not pay again.'
export const refunded = 'Payment Refunded'
export const goesBack = (phone: string) =>
  `This payment goes back to the card it was made with. The e-mail about it says why and when, or call us at ${phone}.`
export const thankYou = 'Thank You'
export const onItsWay = (phone: string) =>
  `If you have just paid, the confirmation is on its way to your inbox and has this reference. Is it missing after a few minutes? Call us at ${phone}.`
export const toHome = 'Return to Home'
export const bookAnother = (visit: string) => `Book Another ${capital(visit)}`
export const reference = 'Payment reference'
export const isProcessing = 'Processing your payment...'
export const noPayment = 'No payment to show'
export const afterPayment = (phone: string) =>
  `This page opens after a payment. If you have paid, your confirmation e-mail has the reference; or call us at ${phone}.`

export const amountPaid = 'Amount paid'
export const including = (tax: string, amount: string) => `including ${tax} of ${amount}`
export const registration = (tax: string) => `${tax} registration number`
export const localTimes = (zone: string) => `Times are ${zone} time.`
export const seeBooking = 'See your booking'
export const addToCalendar = 'Add to calendar'
export const whatNext = 'What happens next'
export const byEmail = 'The confirmation with your receipt comes by e-mail.'
export const following = (when: string, amount: string) =>
  `Your next visit: ${when}, ${amount}, charged to your card before it. You can skip visits or end them all on the page of your booking.`

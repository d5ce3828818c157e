// The titles that tabs show for the pages, before or after the company's name.
export const notFound = 'Page not found'
export const faq = 'Questions and Answers'
export const terms = 'Terms of Service and Privacy Policy'
export const cancellation = 'Cancellation and Refund Policy'
export const accessibility = 'Accessibility and Help with Booking'
export const paymentSuccess = 'Your payment'
export const paymentCancelled = 'Payment cancelled'
export const booking = 'Your booking'
export const review = 'How was it?'
export const mailChoices = 'E-mails from us'
export const waiting = 'Your place in the queue'
export const job = 'Your job'

// The texts in place of a page that is not there.
export const returnHome = 'Return to Home'
export const unexpected = 'Unexpected Application Error!'
export const ourSide =
  'Something on our side went wrong while showing this page. What you typed in a booking is kept.'
export const reload = 'Reload the page'
export const loading = 'Loading the page'

// Returns what shared links say of pages that are no section of the site, by path.
export const otherPages = (name: string, visit: string): Readonly<Record<string, string>> => ({
  '/payment-success': `Your payment was received and your ${visit} is being confirmed.`,
  '/payment-cancelled': 'Your payment was cancelled and nothing was charged.',
  '/booking': `See, print or change the ${visit} that you booked at ${name}.`,
  '/review': `Tell ${name} how your ${visit} was.`,
  '/mail-choices': `Choose which e-mails ${name} sends you about your bookings.`,
  '/waiting': `Your place in the queue of ${name}, and the way out of it.`,
  '/job': `Your job at ${name}, and the button that tells your customer that you are on the way.`,
  '*': `This page does not exist. Return to the ${name} home page.`,
})

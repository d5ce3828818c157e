// What shared links say of pages that are no section of the site, by path.
export const otherPages = (name: string): Readonly<Record<string, string>> => ({
  '/payment-success': 'Your payment was received and your cleaning is being confirmed.',
  '/payment-cancelled': 'Your payment was cancelled and nothing was charged.',
  '/booking': `See, print or change the cleaning that you booked at ${name}.`,
  '/review': `Tell ${name} how your cleaning was.`,
  '/mail-choices': `Choose which e-mails ${name} sends you about your cleanings.`,
  '/waiting': `Your place in the queue of ${name}, and the way out of it.`,
  '/job': `Your cleaning job at ${name}, and the button that tells your customer that you are on the way.`,
  '*': `This page does not exist. Return to the ${name} home page.`,
})

import { gtaCompany } from '@dustforce/office/company'

const home = `Book insured, vetted home cleaners across the ${gtaCompany.serviceArea}. See your price before you pay: basic, deep and move-in/out cleaning, seven days a week.`

/** What search engines and shared links say of each page, by path; only prerendered pages need it. */
export const pageDescriptions: Readonly<Record<string, string>> = {
  '/': home,
  '/book-online': home,
  '/careers': `Join Dust Force: steady home-cleaning work near you in the ${gtaCompany.serviceArea}, flexible days, supplies provided and a team that answers the phone.`,
  '/faq': `How booking, prices, preparation, our team, guarantee and payments work at Dust Force, the home cleaning company of the ${gtaCompany.serviceArea}.`,
  '/terms-privacy':
    'The terms of a Dust Force cleaning and how we handle your personal information under Canadian privacy law.',
  '/cancellation-policy':
    'When you can cancel or reschedule a Dust Force cleaning for free, and how refunds are paid.',
  '/accessibility':
    'How to book a Dust Force cleaning with a screen reader, a keyboard or enlarged text, and how to ask us for help.',
  '/payment-success': 'Your payment was received and your cleaning is being confirmed.',
  '/payment-cancelled': 'Your payment was cancelled and nothing was charged.',
  '/booking': 'See, print or change the cleaning that you booked at Dust Force.',
  '/review': 'Tell Dust Force how your cleaning was.',
  '/mail-choices': 'Choose which e-mails Dust Force sends you about your cleanings.',
  '/waiting': 'Your place in the queue of Dust Force, and the way out of it.',
  '/job': 'Your cleaning job at Dust Force, and the button that tells your customer that you are on the way.',
  '*': 'This page does not exist. Return to the Dust Force home page.',
}

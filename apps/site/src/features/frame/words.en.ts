export const skip = 'Skip to content'
export const contact = 'Contact'
export const worksIn = (area: string) => `Cleaning Services in ${area}`
export const main = 'Main'
export const openMenu = 'Open menu'
export const closeMenu = 'Close menu'
export const closeOverlay = 'Close menu overlay'
export const logoHome = (company: string) => `${company}, home`
export const promise = (area: string) =>
  `Home cleaning across the ${area}, by people you would hand your keys to.`
export const reachUs = 'Reach us'
export const copyright = (company: string, area: string) =>
  `© ${company}. Home cleaning in the ${area}, Ontario.`

export const explore = 'Explore'
export const goodToKnow = 'Good to know'
export const links = {
  services: 'Services',
  booking: 'Book a cleaning',
  howItWorks: 'How It Works',
  faq: 'FAQ',
  about: 'About Us',
  testimonials: 'Testimonials',
  joinUs: 'Join Us',
  contact: 'Contact',
  terms: 'Terms & Privacy',
  cancellation: 'Cancellation policy',
  accessibility: 'Accessibility',
  careers: 'Careers',
}

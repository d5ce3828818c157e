export const skip = 'Skip to content'
export const contact = 'Contact'
export const main = 'Main'
export const openMenu = 'Open menu'
export const closeMenu = 'Close menu'
export const closeOverlay = 'Close menu overlay'
export const logoHome = (company: string) => `${company}, home`
export const reachUs = 'Reach us'
export const openingSoon = 'Opening soon'

export const explore = 'Explore'
export const goodToKnow = 'Good to know'
export const links = {
  services: 'Services',
  booking: 'Book online',
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

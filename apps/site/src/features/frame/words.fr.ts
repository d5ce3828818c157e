export const skip = 'Aller au contenu'
export const contact = 'Nous joindre'
export const main = 'Menu principal'
export const openMenu = 'Ouvrir le menu'
export const closeMenu = 'Fermer le menu'
export const closeOverlay = 'Fermer le menu et revenir à la page'
export const logoHome = (company: string) => `${company}, accueil`
export const reachUs = 'Nous joindre'
export const openingSoon = 'Ouverture prochaine'

export const explore = 'Explorer'
export const goodToKnow = 'Bon à savoir'
export const links = {
  services: 'Services',
  booking: 'Réserver en ligne',
  howItWorks: 'Fonctionnement',
  faq: 'FAQ',
  about: 'À propos',
  testimonials: 'Témoignages',
  joinUs: 'Emplois',
  contact: 'Contact',
  terms: 'Conditions',
  cancellation: 'Politique d’annulation',
  accessibility: 'Accessibilité',
  careers: 'Carrières',
}

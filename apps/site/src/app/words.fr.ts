// What tabs call the pages.
export const home = (company: string, area: string) =>
  `${company} | Entretien ménager professionnel dans le ${area}`
export const notFound = (company: string) => `Page introuvable | ${company}`
export const careers = (company: string) => `Emplois en entretien ménager à Toronto | Carrières ${company}`
export const faq = (company: string) => `Questions et réponses sur l’entretien ménager | ${company}`
export const terms = (company: string) => `Conditions de service et confidentialité | ${company}`
export const cancellation = (company: string) => `Politique d’annulation et de remboursement | ${company}`
export const accessibility = (company: string) => `Accessibilité et aide à la réservation | ${company}`
export const paymentSuccess = (company: string) => `Votre paiement | ${company}`
export const paymentCancelled = (company: string) => `Paiement annulé | ${company}`
export const booking = (company: string) => `Votre réservation | ${company}`
export const review = (company: string) => `Comment était votre ménage? | ${company}`
export const mailChoices = (company: string) => `Nos courriels | ${company}`
export const waiting = (company: string) => `Votre place dans la file | ${company}`
export const job = (company: string) => `Votre visite | ${company}`

// What stands where a page does not.
export const returnHome = 'Retour à l’accueil'
export const unexpected = 'Une erreur inattendue est survenue'
export const ourSide =
  'Un problème de notre côté empêche d’afficher cette page. Ce que vous avez écrit dans une réservation est gardé.'
export const reload = 'Recharger la page'
export const loading = 'La page se charge'

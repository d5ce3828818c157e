// The titles that tabs show for the pages.
export const notFound = 'Page introuvable'
export const faq = 'Questions et réponses'
export const terms = 'Conditions de service et confidentialité'
export const cancellation = 'Politique d’annulation et de remboursement'
export const accessibility = 'Accessibilité et aide à la réservation'
export const paymentSuccess = 'Votre paiement'
export const paymentCancelled = 'Paiement annulé'
export const booking = 'Votre réservation'
export const review = 'Comment était-ce?'
export const mailChoices = 'Nos courriels'
export const waiting = 'Votre place dans la file'
export const job = 'Votre visite'

// The texts in place of a page that is not there.
export const returnHome = 'Retour à l’accueil'
export const unexpected = 'Une erreur inattendue est survenue'
export const ourSide =
  'Un problème de notre côté empêche d’afficher cette page. Ce que vous avez écrit dans une réservation est gardé.'
export const reload = 'Recharger la page'
export const loading = 'La page se charge'

export const cancelled = 'Paiement annulé'
export const nothingCharged =
  'Rien n’a été facturé. Ce que vous avez écrit dans le formulaire est gardé tant que cet onglet est ouvert : reprenez où vous étiez.'
export const tryAgain = 'Réessayer'
export const returnHome = 'Retour à l’accueil'
export const notRight = 'Un problème?'
export const sendMessage = 'Écrivez-nous'
export const weHelp = 'et nous vous aiderons.'

export const held = (time: string) => `Votre date est retenue jusqu’à ${time}.`
export const ending = (time: string) =>
  `Votre date est retenue encore quelques minutes, jusqu’à ${time}. Si vous réessayez, elle l’est plus longtemps, pourvu qu’il reste de la place ce jour-là.`
export const ended =
  'Votre date n’est plus retenue. Si vous réessayez, elle le sera de nouveau, pourvu qu’elle soit libre.'

export const successful = 'Paiement réussi'
export const isPaid = 'Merci. Votre réservation est payée.'
export const processing = 'Paiement en cours'
export const notConfirmed =
  'Merci. Votre banque n’a pas encore confirmé le paiement. Dès qu’elle l’aura fait, la confirmation vous parviendra; ne payez pas de nouveau.'
export const refunded = 'Paiement remboursé'
export const goesBack = (phone: string) =>
  `Ce paiement retourne sur la carte qui a servi à payer. Notre courriel dit pourquoi et quand; vous pouvez aussi nous appeler au ${phone}.`
export const thankYou = 'Merci'
export const onItsWay = (phone: string) =>
  `Si vous venez de payer, la confirmation est en route vers votre boîte de réception, avec cette référence. Rien après quelques minutes? Appelez-nous au ${phone}.`
export const toHome = 'Retour à l’accueil'
export const bookAnother = (_visit: string) => 'Réserver de nouveau'
export const reference = 'Référence du paiement'
export const isProcessing = 'Traitement du paiement...'
export const noPayment = 'Aucun paiement à montrer'
export const afterPayment = (phone: string) =>
  `Cette page s’ouvre après un paiement. Si vous avez payé, votre courriel de confirmation porte la référence; sinon, appelez-nous au ${phone}.`

export const amountPaid = 'Montant payé'
export const including = (tax: string, amount: string) => `dont ${amount} de ${tax}`
export const registration = (tax: string) => `Numéro d’inscription à la ${tax}`
export const localTimes = (zone: string) => `Les heures sont celles de ${zone}.`
export const seeBooking = 'Voir votre réservation'
export const addToCalendar = 'Ajouter au calendrier'
export const whatNext = 'La suite'
export const byEmail = 'La confirmation et votre reçu arrivent par courriel.'
export const following = (when: string, amount: string) =>
  `Votre prochaine visite : ${when}, ${amount}, débités de votre carte avant la visite. La page de votre réservation permet de sauter des visites ou d’y mettre fin.`

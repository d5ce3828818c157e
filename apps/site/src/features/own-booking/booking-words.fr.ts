export const unpaid = 'Cette réservation n’est pas encore payée'
export const weKeep = (until: string | null) =>
  until === null ? 'Nous gardons l’heure pour vous.' : `Nous gardons l’heure pour vous jusqu’au ${until}.`
export const payNow = 'Payer maintenant'
export const lapsed = 'Cette réservation n’a pas été payée à temps'
export const othersCanBook = 'Rien n’a été facturé, et l’heure est de nouveau offerte.'
export const canceled = 'Cette réservation est annulée'
export const refundsGoBack = 'Les remboursements reviennent par où vous avez payé.'
export const noVisit = (visit: string) => `Votre ${visit} n’a pas lieu.`
export const keptWithTax = (visit: string, kept: string, tax: string, name: string) =>
  `Votre ${visit} n’a pas lieu. ${kept} sont conservés, dont ${tax} de ${name}.`
export const sameAgain = 'La même chose de nouveau?'
export const aWhileAgo = (visit: string) => `Votre ${visit} date d’un moment. Le reçu reste ici un an.`
export const filledIn = 'Votre logement, votre adresse et vos options sont remplis. Vous choisissez quand.'
export const opening = 'Ouverture...'
export const bookAgain = 'Réserver de nouveau'
export const reachYou = 'Comment vous joindre'
export const name = 'Nom'
export const email = 'Courriel'
export const phone = 'Téléphone'
export const partlyHidden =
  'En partie masqué, au cas où quelqu’un d’autre verrait cette page. Une erreur? Écrivez-nous.'
export const messageOffice = 'Écrire au bureau'
export const inAHurry = (phone: string) => `Nous répondons par courriel. C’est pressé? Appelez au ${phone}.`
export const writeMessage = 'Écrire un message'
export const underWay = 'En cours'
export const localTimes = (zone: string) => `Les heures sont celles de ${zone}.`
export const addToCalendar = 'Ajouter au calendrier'
export const follow = 'Suivre dans mon calendrier'
export const nothingOpens = 'Rien ne s’ouvre?'
export const calendarHelp =
  'Dans Google Agenda ou Outlook, ajoutez un calendrier à partir de cette adresse. Quiconque l’a peut voir quand nous venons.'
export const beforeWeArrive = 'Avant notre arrivée'
export const receipt = 'Reçu'
export const price = 'Prix'
export const printReceipt = 'Imprimer le reçu'
export const from = 'De'
export const registration = (tax: string) => `Numéro d’inscription à la ${tax}`
export const forCustomer = 'Pour'
export const reference = 'Référence du paiement'
export const booked = 'Réservé'
export const paidByCard = 'Payé par carte'
export const whatItCosts = 'Ce que coûte la réservation'
export const totalPaid = 'Total payé'
export const total = 'Total'
export const paymentIs = (payment: string, currency: string) =>
  `Paiement : ${payment}. Les montants sont en ${currency}.`
export const changeOfPlans = 'Un changement de plans?'
export const anotherTimeButton = 'Choisir une autre heure'
export const anotherTime = 'Une autre heure'
export const canMove = (until: string | null, times: number) =>
  `Vous pouvez choisir une autre heure${until === null ? '' : ` jusqu’au ${until}`}${times === 1 ? ', encore une fois' : `, encore ${times} fois`}.`
export const changeAddOns = 'Changer les options ou les consignes'
export const canChange = (until: string | null) =>
  `Les options et les animaux peuvent changer${until === null ? '' : ` jusqu’au ${until}`}, les consignes jusqu’à notre arrivée.`
export const addOnsAndPets = 'Options et animaux :'
export const notesUntil = 'Les consignes peuvent changer jusqu’à notre arrivée.'
export const cancelBooking = 'Annuler la réservation'

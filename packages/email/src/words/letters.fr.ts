import { durationInFrench, durationText } from '@dustforce/core/words/duration'
import { capital } from '@dustforce/office/company'

export {
  formatInstant,
  formatLongDate,
  freeTermWords,
  monthWords,
  refundWords,
  sentence,
  timeWords,
  visitWords,
} from '@dustforce/office/spoken/french'

export { cardExpiring, priceRise, visitsChanged } from './regular-letters.fr.ts'

export const language = 'fr'
export const lasts = (minutes: number) => durationText(minutes, durationInFrench).replace(/^e/, 'E')
export const at = (day: string, time: string) => `${day} à ${time}`
export const localTime = (start: string, zone: string) => `${start} (heure de ${zone})`

// The frame of every letter.
export const servicesIn = (visit: string | undefined, area: string) =>
  visit === undefined ? area : `${capital(visit)} – ${area}`
export const questions = 'Des questions? Appelez-nous au'
export const orWriteTo = 'ou écrivez à'
export const place = (area: string, jurisdiction: string) => `${area} (${jurisdiction})`
export const terms = 'Conditions et confidentialité'
export const stopLetters = 'Ne plus recevoir ces courriels'
export const ownPage = 'Voir ou modifier votre réservation'
export const addToCalendar = 'Ajouter à votre calendrier'
export const bookAgain = 'Réserver de nouveau'
export const bookAgainFilledIn = 'Réserver de nouveau, tout est rempli'
export const answer = 'Répondre à la question'
export const taxRegistration = (tax: string, number: string) => `Numéro d’inscription à la ${tax} : ${number}`

// Labels.
export const labels = {
  service: 'Service',
  start: 'Date et heure',
  takes: 'Durée',
  address: 'Adresse',
  reference: 'Référence du paiement',
  newStart: 'Nouvelle date et heure',
  before: 'Auparavant',
  refund: 'Remboursement',
  kept: 'Conservé',
  toPay: 'À payer',
  toPayAgain: 'À payer de nouveau',
  price: 'Prix',
  total: 'Total',
  totalDue: 'Total à payer',
  totalPaid: 'Total payé',
  waitsForBank: 'En attente de votre banque',
  creditNote: 'Note de crédit du',
  name: 'Nom',
  email: 'Courriel',
  phone: 'Téléphone',
  experience: 'Expérience',
  days: 'Jours',
  times: 'Heures',
  areas: 'Secteurs',
  resume: 'Curriculum vitæ',
}
export const whoComes = (_worker: string | undefined) => 'Qui vient'
export const taxInRefund = (tax: string) => `${tax} dans le remboursement`
export const taxInKept = (tax: string) => `${tax} dans ce qui est conservé`

// Words that come up in several letters.
export const onStart = (service: string, start: string) => `${service}, ${start}`
export const notExpected = (phone: string) => `Ce n’est pas ce que vous attendiez? Appelez-nous au ${phone}.`
export const beforeWeArrive = 'Avant notre arrivée'
export const ourTeam = 'notre équipe'
export const ourTeamFirst = 'Notre équipe'

export const confirmed = {
  dueTitle: 'À payer le jour même',
  paidTitle: 'Ce que vous avez payé',
  told: 'Ce que vous nous avez dit',
  plans: 'Si vos plans changent',
  policy: 'Politique d’annulation',
  call: (phone: string) =>
    `Un imprévu? Appelez-nous au ${phone}; les changements de date dépendent de nos disponibilités.`,
  rescheduling: 'Les changements de date dépendent de nos disponibilités.',
  refunds: (days: string) =>
    `Les remboursements prennent ${days} jours ouvrables. Passé ce délai, et pour un rendez-vous manqué, le paiement n’est pas remboursable; les changements de date dépendent de nos disponibilités.`,
  pleaseCancel: (hours: number) =>
    `Veuillez annuler ou déplacer au moins ${hours} heures avant le début; les changements de date dépendent de nos disponibilités.`,
  cancelFor: (hours: number, days: string) =>
    `Annulez ou déplacez au moins ${hours} heures avant le début pour un remboursement complet; les remboursements prennent ${days} jours ouvrables. À moins de ${hours} heures, et pour un rendez-vous manqué, le paiement n’est pas remboursable; les changements de date dépendent de nos disponibilités.`,
}

export const canceled = {
  preview: (service: string, start: string) => `${service}, ${start} : c’est annulé.`,
  refund: 'Le remboursement',
  noRefund: 'Selon ses conditions d’annulation, rien n’est remboursé.',
  nothingPaid: 'Rien n’avait été payé.',
}

export const refunded = {
  subject: (company: string) => `${company} rembourse votre paiement`,
  subjectPart: (company: string) => `${company} rembourse une partie de votre paiement`,
  byCard: (amount: string, days: string) =>
    `Nous retournons ${amount} sur la carte qui a servi à payer, dans un délai de ${days} jours ouvrables.`,
  title: 'Votre paiement est remboursé',
  titlePart: 'Une partie de votre paiement est remboursée',
  preview: (amount: string) => `Nous remboursons votre paiement de ${amount}.`,
  previewPart: (amount: string) => `Nous remboursons ${amount} de votre paiement.`,
  hello: (name: string, opening: string, way: string) => `Bonjour ${name}, ${opening} ${way}`,
  notKept: 'nous n’avons pas pu garder la réservation ci-dessous : elle ne vous coûte rien.',
  payment: 'votre paiement',
  partOfPayment: 'une partie de votre paiement',
  canceled: (payment: string) => `la réservation ci-dessous est annulée, et nous remboursons ${payment}.`,
  opening: (payment: string) => `nous remboursons ${payment} pour la réservation ci-dessous.`,
  staysAsItIs: 'Rien d’autre ne change : votre réservation reste telle quelle.',
  sorry: 'Toutes nos excuses. Vous pouvez choisir une autre date en tout temps.',
  welcome: 'Vous pouvez réserver de nouveau en tout temps.',
  chooseAnother: 'Choisir une autre date',
}

export const moved = {
  preview: (start: string) => `C’est maintenant le ${start}.`,
}

export const changed = {
  subject: (day: string) => `Votre réservation du ${day} a changé`,
  subjectPaid: (day: string) => `Votre réservation du ${day} est payée`,
  thanks: 'Merci de votre paiement',
  owedPaid: (name: string, amount: string) =>
    `Bonjour ${name}, vous avez payé ${amount}, et votre réservation est entièrement réglée.`,
  costs: 'Le prix',
  title: 'Votre réservation a changé',
  saved: (name: string, money: string) => `Bonjour ${name}, vos changements sont enregistrés. ${money}`,
  less: 'La différence en votre faveur',
  due: 'Le nouveau prix se paie le jour même.',
  same: 'Le prix reste le même.',
  paidDifference: (amount: string) => `Vous avez payé la différence de ${amount}.`,
  costsNow: 'Le nouveau prix',
  notAsked: (phone: string) => `Vous n’avez rien demandé? Appelez-nous au ${phone}.`,
}

export const unchanged = {
  subject: (company: string) => `${company} rembourse votre paiement pour un changement`,
  preview: 'Rien n’a changé à votre réservation.',
  title: 'Votre paiement vous revient',
  text: (name: string, way: string) =>
    `Bonjour ${name}, nous avons reçu votre paiement pour un changement, mais il ne pouvait plus se faire. Rien n’a changé à votre réservation. ${way}`,
  whole: 'Le paiement entier',
  byCard: (days: string) =>
    `Le paiement entier retourne sur votre carte, dans un délai de ${days} jours ouvrables.`,
  sorry: (phone: string) => `Toutes nos excuses. Des questions? Appelez-nous au ${phone}.`,
}

export const changePayment = {
  subject: (day: string) => `À payer : le changement de votre réservation du ${day}`,
  title: 'Veuillez payer le changement de votre réservation',
  text: (name: string) =>
    `Bonjour ${name}, comme convenu, nous avons préparé un changement de votre réservation. Il se fait quand la différence est payée, sur la page de votre réservation, d’ici un jour; d’ici là, et si vous ne payez pas, tout reste tel quel.`,
  notAgreed: (phone: string) => `Vous n’avez pas donné votre accord? Appelez-nous au ${phone}.`,
}

export const restored = {
  subject: (day: string) => `Votre réservation du ${day} est de nouveau confirmée`,
  title: 'Votre réservation est de nouveau confirmée',
  text: (name: string, owed: string) =>
    `Bonjour ${name}, la réservation ci-dessous avait été annulée. L’annulation est retirée : nous venons comme convenu.${owed}`,
  wasRefunded: (amount: string) => ` ${amount} de son prix vous ont été remboursés.`,
  payAgain: ' Veuillez les payer de nouveau sur la page de votre réservation, d’ici un jour.',
  weAgree: ' Ce montant est dû de nouveau; nous conviendrons avec vous de la façon de le payer.',
}

export const reminder = {
  due: (amount: string) => `${amount} se paient le jour même.`,
  paid: 'Elle est payée, il ne reste rien à payer.',
}

export const thankYou = {
  preview: (visit: string) => `Comment était votre ${visit}? Une question, une minute.`,
}

export const cleaner = {
  preview: (cleaner: string) => `${cleaner} viendra chez vous.`,
}

export const link = {
  subject: (day: string, company: string) => `Votre réservation du ${day} – ${company}`,
  title: 'Votre lien',
  text: (name: string) =>
    `Bonjour ${name}, voici un lien vers la réservation ci-dessous, à votre demande ou à celle de notre bureau. Si ce n’était pas vous, il n’y a rien à faire : vous seul avez reçu ce lien.`,
}

export const paymentLink = {
  subject: (visit: string, day: string, company: string) => `À payer : votre ${visit} du ${day} – ${company}`,
  title: 'Veuillez payer votre réservation',
  text: (name: string, until: string, zone: string) =>
    `Bonjour ${name}, merci de votre appel. Nous gardons cette heure pour vous jusqu’au ${until} (heure de ${zone}); la réservation est confirmée une fois payée.`,
  pay: 'Payer en toute sécurité',
}

/** The words about how a visit of a series is paid. */
export const charge = {
  title: {
    'visit-announced': (visit: string) => `Bientôt : votre ${visit}`,
    'visit-declined': (_visit: string) => 'Votre carte a été refusée',
    'visit-unpaid': (visit: string) => `Veuillez payer votre ${visit}`,
    'visit-freed': (visit: string) => `Votre ${visit} n’a pas lieu`,
  },
  subject: {
    'visit-announced': (visit: string, day: string) => `Votre ${visit} du ${day}, et quand nous le débitons`,
    'visit-declined': (visit: string, day: string) =>
      `Votre carte a été refusée pour votre ${visit} du ${day}`,
    'visit-unpaid': (visit: string, day: string) =>
      `Dernier rappel : veuillez payer votre ${visit} du ${day}`,
    'visit-freed': (visit: string, day: string) => `Votre ${visit} du ${day} n’a pas lieu`,
  },
  hello: (name: string, rest: string) => `Bonjour ${name}, ${rest}`,
  card: 'Carte',
  payBy: 'À payer avant le',
  cardName: (brand: string, last4: string) => `carte ${brand} se terminant par ${last4}`,
  announced: (day: string, price: string, card: string) =>
    `nous venons comme convenu. Le ${day}, nous débitons ${price} de votre ${card}. D’ici là, vous pouvez encore sauter ou déplacer la visite.`,
  announcedWithoutCard: (price: string, until: string) =>
    `nous venons comme convenu. Nous n’avons pas de carte pour cette visite : veuillez payer ${price} sur la page de votre réservation avant le ${until}.`,
  declined: (visit: string, price: string, next: string) =>
    `votre banque a refusé ${price} pour votre ${visit} ci-dessous. ${next}`,
  askCustomer: (until: string) =>
    `Votre banque veut que vous confirmiez vous-même le paiement : veuillez payer sur la page de votre réservation avant le ${until}.`,
  otherCard: (until: string) =>
    `Cette carte ne peut plus être débitée : veuillez payer avec une autre carte sur la page de votre réservation avant le ${until}.`,
  payOnPage: (until: string) => `Veuillez payer sur la page de votre réservation avant le ${until}.`,
  triedAgain: (day: string) =>
    `Nous essayons de nouveau la carte le ${day}. Vous pouvez aussi payer dès maintenant, sur la page de votre réservation.`,
  unpaid: (visit: string, price: string, until: string) =>
    `nous n’avons pas pu débiter ${price} pour votre ${visit} ci-dessous. Veuillez payer sur la page de votre réservation avant le ${until} : ensuite, l’heure va à quelqu’un d’autre.`,
  freed: (visit: string) =>
    `nous n’avons pas pu débiter votre carte : votre ${visit} ci-dessous n’a pas lieu, et rien n’a été débité. Vos visites suivantes restent telles quelles.`,
  questions: (phone: string) => `Des questions? Appelez-nous au ${phone}.`,
}

export const received = {
  subject: (company: string) => `Nous avons votre message – ${company}`,
  preview: 'Nous vous répondrons dans les 24 heures.',
  title: 'Nous avons votre message',
  text: (name: string) =>
    `Bonjour ${name}, merci de nous avoir écrit! Nous vous répondrons dans les 24 heures.`,
  written: 'Ce que vous avez écrit',
}

export const queue = {
  subject: (company: string) => `Vous êtes dans la file d’attente – ${company}`,
  preview: 'Nous vous écrivons dès qu’une place se libère.',
  title: 'Vous êtes dans la file d’attente',
  text: 'Quand une place se libère, nous la gardons une heure pour la première personne de la file, et nous vous écrivons quand c’est vous. Rien n’est réservé ni débité avant que vous payiez.',
  day: 'Jour',
  days: 'Jours',
  offeredSubject: (day: string) => `Une place est libre le ${day}`,
  offeredTitle: 'Une place est libre',
  offered: (until: string) =>
    `Vous nous aviez demandé de vous prévenir. Nous gardons cette heure pour vous jusqu’au ${until}; ensuite, elle va à la personne suivante.`,
  book: 'Voir cette heure et la réserver',
  why: 'Vous recevez ces courriels parce que vous avez demandé à être prévenu d’une place libre.',
  leave: 'Quitter la file d’attente',
  toEnd: 'pour ne plus les recevoir.',
}

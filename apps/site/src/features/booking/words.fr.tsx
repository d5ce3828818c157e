import type { ReactNode } from 'react'

/** A part of a sentence that leads somewhere. */
type Link = (text: string) => ReactNode

// The frame of the form.
export const bookYour = (service: string) => `Réservez : ${service}`
export const requiredFields =
  'Les champs marqués d’un * sont obligatoires. Ce que vous écrivez reste dans cet onglet jusqu’au paiement.'
export const totalWithTax = 'Total avec taxe'
export const allSet = 'Tout y est : vérifiez le prix et payez'
export const partsDone = (done: number, total: number, next: string) =>
  `${done} ${done < 2 ? 'partie remplie' : 'parties remplies'} sur ${total}. À suivre : ${next}`
export const change = 'Modifier'
export const decidedSize = (bedrooms: number, bathrooms: number, price: string) =>
  `${bedrooms} ch., ${bathrooms} s. de b. · ${price}`

// The parts, by their headings.
export const customer = 'Vos coordonnées'
export const home = 'Votre logement'
export const schedule = 'Date et heure'
export const visitsToCome = 'Vos visites à venir'
export const agreement = 'Votre accord'
export const addOns = 'Options'
export const pets = 'Animaux'
export const access = 'Accès au logement'
export const parking = 'Stationnement et immeuble'
export const instructions = 'Consignes'
export const equipment = 'Équipement'
export const promo = 'Code promo'
export const summary = 'Détail du prix'
export const payment = 'Paiement'

// The words for who books, and where.
export const firstName = 'Prénom'
export const lastName = 'Nom'
export const email = 'Courriel'
export const verifyingEmail = 'Vérification du domaine...'
export const emailLooksRight = 'L’adresse de courriel semble bonne.'
export const phone = 'Téléphone'
export const street = 'Adresse'
export const streetExample = '123, rue Queen Ouest, app. 405'
export const city = 'Ville'
export const province = 'Province'
export const postalCode = {
  'postal-code': 'Code postal',
  postcode: 'Code postal',
  zip: 'Code ZIP',
}
export const size = 'la taille'
export const bedrooms = 'Chambres'
export const bathrooms = 'Salles de bains'
export const homeType = 'Type de logement'
export const select = 'Choisir'
export const specifyHomeType = 'Précisez le type de logement'

// The words for when.
export const dateAndTimeName = 'la date et l’heure'
export const date = 'Date'
export const startTime = (zone: string) => `Heure d’arrivée (${zone})`
export const chooseDateFirst = 'Choisissez d’abord une date'
export const selectTime = 'Choisir une heure'
export const notAvailable = (time: string) => `${time} (non disponible)`
export const dayFull = 'Cette journée est complète'
export const closedOn = (reason: string) => `Nous sommes fermés ce jour-là : ${reason}`
export const otherDate = 'Choisissez une autre date libre.'
export const earliest = 'Première place libre :'
export const useThisTime = 'Prendre cette heure'
export const useThisOne = 'Prendre celle-ci'
export const lookUpFailed =
  'Nous n’avons pas pu voir quelles journées sont complètes. Vous pouvez choisir quand même; nous vérifions avant le paiement.'
export const notRefundable = 'Cette heure n’est pas remboursable. Annulation gratuite :'

// The words with which the folded parts ask, and those that they say while they are closed.
export const noneAdded = 'Aucune'
export const chosenAddOns = (total: string, names: string) => `${total} : ${names}`
export const petsWithFee = (fee: string) => `Animaux, ${fee}`
export const noPets = 'Pas d’animaux'
export const ifPets = 'Si vous avez des animaux'
export const feeIfPets = (fee: string) => `${fee} si vous avez des animaux`
export const whoLetsUsIn = 'Qui nous ouvre'
export const whereWePark = 'Où nous garer, escalier ou ascenseur'
export const anythingElseShort = 'Autre chose à savoir'
export const yourEquipment = 'Votre équipement'
export const weBringEverything = 'Nous apportons tout'
export const youSave = (code: string, savings: string) => `${code} : vous économisez ${savings}`
export const ifYouHaveOne = 'Si vous en avez un'
export const doYouHavePets = 'Avez-vous des animaux?'
export const petFeeHint = (fee: string) =>
  `Un supplément de ${fee} couvre le temps de plus que demandent les poils.`
export const anythingElse = 'Autre chose que nous devrions savoir?'
export const aboutPets = 'Au sujet de vos animaux'
export const petsExample = 'Deux chats timides; gardez la porte du balcon fermée'
export const avoidAreas = 'Endroits à éviter'
export const avoidExample = 'Le bureau'
export const avoid = (areas: string) => `À éviter : ${areas}`
export const someoneHome = 'Y aura-t-il quelqu’un à la maison?'
export const entry = 'Comment entrer'
export const entryExample = 'Sonnette 405; le concierge a une clé'
export const parkingAvailable = 'Y a-t-il du stationnement?'
export const howToDoor = 'Comment nous rendre à votre porte?'

// Equipment.
export const ownEquipment = 'Devons-nous utiliser votre équipement et vos produits?'
export const weBringUnless = 'Nous apportons tout, sauf si vous choisissez oui.'
export const notLiable = 'Nous ne répondons pas de l’usure ni des pannes de votre équipement.'
export const readNotice = 'Lire l’avis'
export const equipmentNotice = 'Utilisation de votre équipement'
export const pleaseReadNotice = 'À lire avant que nous utilisions votre équipement.'
export const understood = 'J’ai compris'
export const equipmentTerms = [
  'Votre équipement doit être propre, sécuritaire et en état de marche.',
  'Nous ne répondons pas de l’usure, des pannes ni des dommages de votre équipement, ni des dommages qu’il cause aux surfaces.',
  'S’il ne peut pas servir, nous terminons la visite avec ce que nous avons, ce qui peut être moins que d’habitude.',
]

// The promo code.
export const promoCode = 'Code promo'
export const enterPromoCode = 'Entrez un code promo'
export const remove = 'Retirer'
export const removedThing = ' le code promo'
export const checking = 'Vérification...'
export const apply = 'Appliquer'
export const codeApplied = (code: string, savings: string) =>
  `${code} est appliqué : vous économisez ${savings}`

// The price.
export const addOnsTotal = 'Options'
export const subtotal = 'Sous-total'
export const including = (tax: string) => `dont ${tax}`
export const total = 'Total'
export const takes = (visit: string, duration: string) => `Votre ${visit} dure ${duration}.`

// Payment and consent.
export const paymentNote = (minutes: number) =>
  `Vous payez le montant complet maintenant, par carte, sur la page sécurisée de Stripe. Nous ne voyons jamais votre numéro de carte. Votre date est retenue ${minutes} minutes pendant le paiement.`
export const freeUpTo = (hours: number) =>
  `Annulation et changement de date gratuits jusqu’à ${hours} heures d’avance :`
export const seeOur = 'Voyez notre'
export const cancellationPolicy = 'politique d’annulation et de remboursement'
export const newTab = ' (s’ouvre dans un nouvel onglet)'
export const messagesConsent = 'J’accepte de recevoir des textos et des appels au sujet de ma réservation.'
export const messagesHint =
  'Des frais de messagerie et de données peuvent s’appliquer. Répondez STOP pour ne plus en recevoir.'
export const termsConsent = (link: Link): ReactNode => (
  <>J’accepte les {link('conditions')} et la politique de paiement.</>
)

// The words for what may go wrong on the way to the payment page.
export const tooManyRequests = 'Trop de demandes'
export const offline = 'Vous êtes hors ligne'
export const offlineNote =
  'Tout ce que vous avez écrit est gardé. Réessayez une fois la connexion revenue; vous ne paierez pas deux fois.'
export const slow = 'C’est plus long que d’habitude'
export const slowNote = 'La page de paiement s’ouvre toujours. Vous ne paierez pas deux fois.'
export const priceChanged = 'Le prix a changé'
export const priceChangedNote = (before: string, after: ReactNode): ReactNode => (
  <>
    Il était de {before}, il est maintenant de {after}. Rien n’a été facturé. Voyez le détail plus haut; pour
    continuer au nouveau prix, appuyez de nouveau sur le bouton.
  </>
)
export const reference = (id: string) => `Référence : ${id}`

// A booking that was left.
export const savedBooking = 'Votre réservation en cours'
export const bookingSaved = 'Votre réservation est gardée :'
export const continueBooking = 'Continuer la réservation'

// Visits that repeat.
export const howOften = 'À quelle fréquence'
export const justOnce = 'Une seule fois'
export const listedBelow = 'Toutes les visites sont énumérées sous le prix, avant le paiement.'
export const percentOff = (name: string, percent: number, isLater: boolean) =>
  `${name} : ${percent} % de rabais${isLater ? ' sur les visites après la première' : ''}`
export const oneMoment = 'Un moment'
export const visitsOnTheirWay = 'Nous cherchons vos visites à venir. Réessayez quand elles seront énumérées.'
export const noVisitsToCome = 'Aucune visite à venir'
export const noVisitsToComeNote =
  'Aucune visite ne suit la première. Choisissez « Une seule fois », ou remettez une visite.'
export const consentRequired = 'Consentement requis'
export const keepCardConsent = 'Acceptez que votre carte soit gardée et débitée pour les visites à venir.'

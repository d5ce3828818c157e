/** The English sentences of the rules and the server, as their texts are: the specification's own words, compared and stored as they stand. */
export const sentencesInFrench: Readonly<Record<string, string>> = {
  // Choices.
  Yes: 'Oui',
  No: 'Non',
  Apartment: 'Appartement',
  Condo: 'Condo',
  House: 'Maison',
  Townhouse: 'Maison de ville',
  'Basement Suite': 'Logement au sous-sol',
  Other: 'Autre',
  'Yes, someone will be home': 'Oui, il y aura quelqu’un',
  'No, nobody will be home': 'Non, il n’y aura personne',
  'I will provide entry instructions': 'J’expliquerai comment entrer',
  Elevator: 'Ascenseur',
  Stairs: 'Escalier',
  'Elevator and stairs': 'Ascenseur et escalier',
  'Yes, free parking': 'Oui, stationnement gratuit',
  'No, paid parking only': 'Non, stationnement payant seulement',
  'Visitor parking': 'Stationnement pour visiteurs',
  'Less than 1 year': 'Moins d’un an',
  '1–2 years': '1 ou 2 ans',
  '3+ years': '3 ans et plus',
  Monday: 'lundi',
  Tuesday: 'mardi',
  Wednesday: 'mercredi',
  Thursday: 'jeudi',
  Friday: 'vendredi',
  Saturday: 'samedi',
  Sunday: 'dimanche',
  '8 am - 12 pm': 'de 8 h à 12 h',
  '12 pm - 4 pm': 'de 12 h à 16 h',
  '4 pm - 6 pm': 'de 16 h à 18 h',

  // Details that a customer told us, by their labels.
  'Someone home': 'Quelqu’un à la maison',
  Entry: 'Entrée',
  'Building access': 'Accès à l’immeuble',
  Parking: 'Stationnement',
  Pets: 'Animaux',
  'Areas to avoid': 'Endroits à éviter',
  'Special instructions': 'Consignes',
  Equipment: 'Équipement',
  "Customer's equipment": 'Votre équipement',

  // Fields.
  'First name is required': 'Entrez votre prénom',
  'Last name is required': 'Entrez votre nom',
  'Full name is required': 'Entrez votre nom complet',
  'Please enter your full name': 'Entrez votre nom complet',
  'Please enter your full name.': 'Entrez votre nom complet.',
  'Email is required': 'Entrez votre adresse de courriel',
  'Please enter your email address.': 'Entrez votre adresse de courriel.',
  'Please enter a valid email address': 'Entrez une adresse de courriel valable',
  'Please enter a complete email address': 'Entrez une adresse de courriel complète',
  'Please enter a complete email address with a valid domain':
    'Entrez une adresse de courriel complète, avec un domaine valable',
  'Please enter a valid email address with a complete domain (e.g., name@example.com)':
    'Entrez une adresse de courriel avec un domaine complet (p. ex. nom@exemple.com)',
  'This email domain does not exist. Please use a valid email.':
    'Ce domaine n’existe pas. Utilisez une adresse de courriel valable.',
  'Please enter a valid name (2-100 characters, letters only)':
    'Entrez un nom valable (de 2 à 100 caractères, des lettres seulement)',
  'Phone number is required': 'Entrez votre numéro de téléphone',
  'Please enter a valid phone number': 'Entrez un numéro de téléphone valable',
  'Please enter a valid phone number (10-15 digits)':
    'Entrez un numéro de téléphone valable (de 10 à 15 chiffres)',
  'Please enter a Canadian or US number of 10 digits, without an extension':
    'Entrez un numéro canadien ou américain de 10 chiffres, sans poste',
  'Please enter your street address': 'Entrez votre adresse',
  'Please enter your city': 'Entrez votre ville',
  'Please enter your complete address': 'Entrez votre adresse complète',
  'Please enter a valid Canadian postal code': 'Entrez un code postal canadien valable',
  'This file could not be read.': 'Ce fichier n’a pas pu être lu.',
  'We serve homes in Ontario only': 'Nous travaillons seulement en Ontario',
  'We serve homes in Quebec only': 'Nous travaillons seulement au Québec',
  'Please enter a valid postal code': 'Entrez un code postal valide',
  'Please choose a date': 'Choisissez une date',
  'Please choose a time': 'Choisissez une heure',
  'Please specify your home type': 'Précisez le type de logement',
  'An add-on is not available for this service': 'Une option ne va pas avec ce service',
  'Please enter your message.': 'Écrivez votre message.',
  'Please agree to be contacted about your application.':
    'Acceptez que nous communiquions avec vous au sujet de votre candidature.',
  'Enter Promo Code': 'Entrez un code promo',

  // Reasons that keep a booking from being paid.
  'Missing Information': 'Il manque des renseignements',
  'Please fill in all required fields including complete address.':
    'Remplissez tous les champs obligatoires, y compris l’adresse complète.',
  'Please fill in all required fields.': 'Remplissez tous les champs obligatoires.',
  'Invalid Email': 'Adresse de courriel non valable',
  'Please enter a valid email address with a complete domain.':
    'Entrez une adresse de courriel avec un domaine complet.',
  'Invalid Name': 'Nom non valable',
  'Invalid Phone Number': 'Numéro de téléphone non valable',
  'Invalid Promo Code': 'Code promo non valable',
  'Please remove the promo code to continue.': 'Retirez le code promo pour continuer.',
  'Invalid Booking Time': 'Heure non disponible',
  'This time slot is no longer available. Please select a different time.':
    'Cette heure n’est plus libre. Choisissez-en une autre.',
  'Bookings are full for this day': 'Cette journée est complète',
  'Please select another available date.': 'Choisissez une autre date libre.',
  'Consent Required': 'Consentement requis',
  'Please agree to receive text messages and calls regarding your booking.':
    'Acceptez de recevoir des textos et des appels au sujet de votre réservation.',
  'Terms Agreement Required': 'Acceptation des conditions requise',
  'Please agree to our terms and payment policy to proceed.':
    'Acceptez nos conditions et notre politique de paiement pour continuer.',
  'Please check your details': 'Vérifiez vos renseignements',
  'Error Processing Booking': 'La réservation n’a pas pu être traitée',
  'There was an issue processing your booking. Please try again or contact support.':
    'Un problème est survenu. Réessayez ou communiquez avec nous.',
  'Proceed to Secure Payment': 'Passer au paiement sécurisé',
  'Redirecting to Payment...': 'Vers le paiement...',
  'Date Fully Booked - Select Another Date': 'Journée complète : choisissez une autre date',
  'Invalid Promo Code - Please Remove': 'Code promo non valable : retirez-le',

  // Promo codes.
  'Promo Code Applied!': 'Code promo appliqué!',
  'This promo code is not valid or has expired.': 'Ce code n’est pas valable ou a expiré.',
  'Promo Code Expired': 'Code promo expiré',
  'This promo code has expired.': 'Ce code promo a expiré.',
  'Promo Code Limit Reached': 'Code promo épuisé',
  'This promo code has reached its usage limit.': 'Ce code a été utilisé autant de fois que possible.',
  'Minimum Order Not Met': 'Montant minimal non atteint',
  'Promo Code Not Applicable': 'Code promo non applicable',
  'First-Time Customer Only': 'Réservé à la première visite',
  'This promo code is only valid for first-time customers. This email address has been used for previous bookings.':
    'Ce code est réservé aux nouveaux clients, et cette adresse de courriel a déjà servi à réserver.',
  'This promo code is only for first-time customers': 'Ce code est réservé aux nouveaux clients',
  'Promo Code Removed': 'Code promo retiré',
  'The promo code has been removed from your booking.': 'Le code promo a été retiré de votre réservation.',
  Error: 'Erreur',
  'Failed to validate promo code. Please try again.': 'Le code n’a pas pu être vérifié. Réessayez.',
  'Promo code not applied': 'Code promo non appliqué',
  'Apply the promo code, or clear it to go on without.':
    'Appliquez le code, ou effacez-le pour continuer sans lui.',

  // Words about how a booking is paid.
  Unpaid: 'Non payée',
  'Due on the day': 'À payer le jour même',
  'Charged before the visit': 'Prélevé avant la visite',
  Paid: 'Payée',
  'Called off': 'Annulée',
  'This booking is just once.': 'Cette réservation n’a lieu qu’une fois.',
  'These visits have ended.': 'Ces visites ont pris fin.',
  'The prices of these visits cannot be calculated again. Please call us.':
    'Les prix de ces visites ne peuvent pas être recalculés. Veuillez nous appeler.',
  'This visit is no longer to come.': 'Cette visite n’est plus à venir.',
  'This visit is paid for or being paid, so it is changed by itself.':
    'Cette visite est payée ou en cours de paiement : elle se change à part.',
  'This date cannot be chosen.': 'Cette date ne peut pas être choisie.',
  'This is too close to the visit before it.': 'C’est trop proche de la visite précédente.',
  'This is not offered for these visits.': 'Cela n’est pas offert pour ces visites.',
  'Nothing would change.': 'Rien ne changerait.',
  'Your visits have changed in the meantime. Nothing was changed now: please look again.':
    'Vos visites ont changé entre-temps. Rien n’a été modifié : veuillez regarder de nouveau.',
  'Payment failed': 'Paiement refusé',
  'Not paid in time': 'Non payée à temps',
  Refunded: 'Remboursée',
  'Refund on its way': 'Remboursement en route',
  'Nothing due': 'Rien à payer',

  // Details that customers may replace.
  'How we get in': 'Comment nous entrons',
  'About your pets': 'Au sujet de vos animaux',
  'This link no longer works.': 'Ce lien ne fonctionne plus.',
  'Too many tries. Please wait a few minutes.': 'Trop d’essais. Attendez quelques minutes.',
  'That did not work. Please check your connection and try again.':
    'Cela n’a pas fonctionné. Vérifiez votre connexion, puis réessayez.',

  // Days and times.
  'In the past': 'Passé',
  'No longer available today': 'Plus rien de libre aujourd’hui',
  'Too far ahead': 'Trop loin',
  Closed: 'Fermé',
  'Fully booked': 'Complet',

  // Messages about what is stored.
  'You are submitting too frequently. Please wait a few minutes before trying again.':
    'Vos envois sont trop rapprochés. Attendez quelques minutes, puis réessayez.',
  'Your message contains invalid content. Please remove any special characters or scripts.':
    'Votre message contient du contenu non permis. Retirez les caractères spéciaux et le code.',
  'Please check your input format and try again.': 'Vérifiez ce que vous avez écrit, puis réessayez.',
  'An error occurred. Please try again.': 'Une erreur est survenue. Réessayez.',
  'Rate limit exceeded. Please wait before submitting again.': 'Trop d’envois. Attendez avant de réessayer.',
  'Message Sent!': 'Message envoyé!',
  "Thank you for contacting us! We'll get back to you within 24 hours.":
    'Merci de nous avoir écrit! Nous vous répondrons d’ici 24 heures.',
  'Too Many Requests': 'Trop de demandes',
  'Error Sending Message': 'Le message n’a pas pu être envoyé',
  'Invalid Input': 'Texte non valable',

  // Applications.
  'Application Submitted!': 'Candidature envoyée!',
  'Thank you for your interest in joining our team. We will be in touch soon.':
    'Merci de votre intérêt pour notre équipe. Nous vous écrirons bientôt.',
  'Invalid Email Address': 'Adresse de courriel non valable',
  'Your email must have a complete domain like @gmail.com, @outlook.com, @yahoo.com, etc.':
    'Votre adresse doit avoir un domaine complet, comme @gmail.com, @outlook.com ou @yahoo.com.',
  'Message Too Long': 'Message trop long',
  'Please keep your message under 1000 characters.': 'Gardez votre message sous les 1000 caractères.',
  'Invalid File': 'Fichier non valable',
  'File size exceeds 5MB limit': 'Le fichier dépasse 5 Mo',
  'Invalid file type. Only PDF, DOC, and DOCX files are allowed.':
    'Type de fichier non valable. Seuls les fichiers PDF, DOC et DOCX sont acceptés.',
  'Too Many Applications': 'Trop de candidatures',
  'Error Sending Application': 'La candidature n’a pas pu être envoyée',
  'Invalid Application Data': 'Renseignements non valables',
}

/** The places where money of a payment is. */
const whereIt = [
  ['refunded', 'remboursés'],
  ['on its way back', 'en route vers vous'],
  ['taken back by the bank', 'repris par la banque'],
  ['still to give back', 'encore à rendre'],
  ['kept', 'conservés'],
  ['owed again', 'dus de nouveau'],
] as const

/** The same with something in them. */
export const patternsInFrench: readonly (readonly [RegExp, (...found: string[]) => string])[] = [
  [
    /^Paid, (.+)$/,
    (parts = '') =>
      [
        'Payée',
        ...parts
          .split(', ')
          .map((part) => whereIt.reduce((text, [english, french]) => text.replace(english, french), part)),
      ].join(', '),
  ],
  [/^You saved (.+) with code (.+)\.$/, (saved, code) => `Vous économisez ${saved} avec le code ${code}.`],
  [
    /^This promo code requires a minimum order of (.+)\.$/,
    (minimum) => `Ce code demande un montant d’au moins ${minimum}.`,
  ],
  [
    /^This promo code would leave less than (.+) to pay, which a card cannot be charged\.$/,
    (least) => `Ce code laisserait moins de ${least} à payer, ce qu’une carte ne peut pas régler.`,
  ],
  [
    /^Please choose 1 to (\d+) (bedrooms|bathrooms)$/,
    (most, rooms) => `Choisissez de 1 à ${most} ${rooms === 'bedrooms' ? 'chambres' : 'salles de bains'}`,
  ],
  [
    /^Please keep your instructions under (\d+) characters\.$/,
    (most) => `Gardez vos consignes sous les ${most} caractères.`,
  ],
  [/^Please keep this under (\d+) characters$/, (most) => `Gardez ce texte sous les ${most} caractères`],
]

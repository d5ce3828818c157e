export const title = 'Nettoyer est un métier. Nous le traitons comme tel.'
export const intro = (area: string) =>
  `Des maisons régulières près de chez vous, des journées à votre mesure et une équipe qui répond au téléphone. Nous embauchons toute l’année dans le ${area}.`
export const join = 'Joindre l’équipe'
export const couldNotOpen = 'Impossible d’ouvrir le formulaire de candidature'
export const checkConnection = 'Vérifiez votre connexion, puis réessayez.'
export const whatYouGet = 'Ce que vous recevez'
export const whatWeAsk = 'Ce que nous demandons'

export const fiveMinutes = 'Cinq minutes; les champs marqués d’un * sont obligatoires.'
export const agreeFirst = 'Pour envoyer, acceptez à la fin que nous communiquions avec vous.'
export const sending = 'Envoi...'
export const submit = 'Envoyer ma candidature'
export const fullName = 'Nom complet'
export const email = 'Courriel'
export const phone = 'Téléphone'
export const experience = 'Expérience en entretien ménager'
export const select = 'Choisir'
export const optional = '(facultatif)'
export const days = 'Vos jours'
export const times = 'Vos heures'
export const areas = 'Les secteurs à votre portée'
export const message = 'Autre chose à nous dire'
export const consent = (company: string) =>
  `J’accepte que ${company} communique avec moi au sujet de ma candidature par téléphone, texto ou courriel. *`
export const resume = 'Curriculum vitæ'
export const resumeHint = 'PDF, DOC ou DOCX, jusqu’à 5 Mo.'
export const willBeSent = (file: string) => `${file} sera envoyé.`

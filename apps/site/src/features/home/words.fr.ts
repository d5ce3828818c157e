export const bookNow = 'Réserver'
export const viewServices = 'Voir les services'
export const services = 'Services'

export const servicesTitle = 'Trois façons de retrouver une maison propre'
export const servicesIntro = (tax: string) =>
  `Des prix fixes selon le nombre de chambres et de salles de bains. La ${tax} s’ajoute au paiement et s’affiche avant que vous payiez.`
export const bestFirst = 'Idéal la première fois'
export const moveTitle = 'Déménagement'
export const from = 'à partir de'
export const bookService = 'Réserver ce service'
export const bookNamedService = (service: string) => `Réserver ce service : ${service}`

export const loadFailed = 'Impossible d’ouvrir le formulaire de réservation'
export const checkConnection = 'Vérifiez votre connexion, puis réessayez.'

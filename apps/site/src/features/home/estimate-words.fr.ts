export const estimateTitle = 'Combien pour votre logement?'
export const estimateIntro = 'Votre logement, votre prix, votre heure.'
export const withTax = (tax: string, name: string, percent: number, total: string) =>
  `plus ${tax} de ${name} (${percent} %) : ${total} en tout`
export const service = 'Service'
export const bedrooms = 'Chambres'
export const bathrooms = 'Salles de bains'
export const bedroomCount = (count: number) => (count < 2 ? 'chambre' : 'chambres')
export const bathroomCount = (count: number) => (count < 2 ? 'salle de bains' : 'salles de bains')
export const yourPrice = 'Votre prix'
export const bookThis = 'Réserver ce ménage'
export const otherDays = 'Les autres jours se choisissent à l’étape suivante.'

import type { Tax } from '@dustforce/core/catalogue'

export const estimateTitle = 'Combien pour votre logement?'
export const estimateIntro = 'Votre logement, votre prix, votre heure.'
export const withTax = (taxes: readonly Tax[], amount: string, total: string) => {
  const [first, ...others] = taxes
  if (first === undefined) return ''
  const rate = ({ percent }: Tax) => `${percent}`.replace('.', ',')
  const all = taxes.map((tax) => `${tax.name} ${rate(tax)} %`).join(', ')
  if (first.mode === 'included') return `${all} comprise`
  return others.length === 0
    ? `plus ${amount} de ${first.name} (${rate(first)} %) : ${total} en tout`
    : `plus ${amount} de taxes (${all}) : ${total} en tout`
}
export const service = 'Service'
export const bedrooms = 'Chambres'
export const bathrooms = 'Salles de bains'
export const bedroomCount = (count: number) => (count < 2 ? 'chambre' : 'chambres')
export const bathroomCount = (count: number) => (count < 2 ? 'salle de bains' : 'salles de bains')
export const yourPrice = 'Votre prix'
export const bookThis = (visit: string) => `Réserver votre ${visit}`
export const otherDays = 'Les autres jours se choisissent à l’étape suivante.'

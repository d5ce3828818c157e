import type { Tax } from '@dustforce/core/catalogue'

export const bookNow = 'Réserver'
export const viewServices = 'Voir les services'
export const services = 'Services'

export const servicesIntro = (taxes: readonly Tax[], isByRooms: boolean) => {
  const [first, ...others] = taxes.map(({ name }) => name)
  if (first === undefined) return 'Des prix fixes selon la taille. Le prix affiché est le prix payé.'
  const intro = isByRooms
    ? 'Des prix fixes selon le nombre de chambres et de salles de bains'
    : 'Des prix fixes'
  const named = [first, ...others].join(' et ')
  if (taxes[0]?.mode === 'included') return `${intro}, ${named} comprise${others.length === 0 ? '' : 's'}.`
  return others.length === 0
    ? `${intro}. La ${first} s’ajoute au paiement et s’affiche avant que vous payiez.`
    : `${intro}. Les taxes (${named}) s’ajoutent au paiement et s’affichent avant que vous payiez.`
}
export const from = 'à partir de'
export const bookService = 'Réserver ce service'
export const bookNamedService = (service: string) => `Réserver ce service : ${service}`

export const loadFailed = 'Impossible d’ouvrir le formulaire de réservation'
export const checkConnection = 'Vérifiez votre connexion, puis réessayez.'

// The lines of a receipt.
export const rooms = (bedrooms: number, bathrooms: number) => `${bedrooms} ch., ${bathrooms} s. de b.`
export const petFee = 'Supplément pour animaux'
export const fees = 'Suppléments'
export const subtotal = 'Sous-total'
export const discount = 'Rabais'
export const discountBy = (code: string) => `Rabais (${code})`
export const agreed = 'Prix convenu au téléphone'
export const taxAt = (tax: string, percent: number) => `${tax} (${String(percent).replace('.', ',')} %)`

// The words about what a customer does before the cleaners come.
export const ownEquipmentReady =
  'Notre équipe utilise vos produits et votre équipement, comme vous l’avez choisi. Gardez-les prêts,'
export const weBringAll = 'Notre équipe apporte tous les produits et l’équipement. Veuillez'
export const prepare = (first: string) =>
  first === weBringAll
    ? `${first} faire en sorte que nous puissions entrer à l’heure indiquée et ranger les objets fragiles ou de valeur.`
    : `${first} faites en sorte que nous puissions entrer à l’heure indiquée et rangez les objets fragiles ou de valeur.`
export const comeAsAsked = 'Nous entrerons comme vous l’avez demandé.'
export const letUsIn = 'Assurez-vous que quelqu’un puisse nous ouvrir.'

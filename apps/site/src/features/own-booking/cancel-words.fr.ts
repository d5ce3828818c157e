export const it = 'Remboursement'
export const isRefunded = (amount: string) => `${amount} sont remboursés.`
export const hasChanged = 'Il y a eu du changement entretemps'
export const checkAgain = 'Rien n’a été fait. Vérifiez de nouveau les montants.'
export const ifYouCancel = (visit: string, when: string | null) =>
  when === null ? 'Si vous annulez maintenant' : `Si vous annulez maintenant votre ${visit} du ${when}`
export const waits = 'En attente de votre banque'
export const youGetBack = 'Vous récupérez'
export const weKeep = 'Nous conservons'
export const canceling = 'Annulation...'
export const andWait = (_when: string | null) => 'Annuler, et attendre ma banque'
export const andGet = (_when: string | null, amount: string) => `Annuler et récupérer ${amount}`
export const without = (_when: string | null) => 'Annuler sans remboursement'
export const keep = 'Garder ma réservation'

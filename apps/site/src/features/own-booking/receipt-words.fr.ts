export const paid = (on: string | null) => (on === null ? 'Payé' : `Payé, ${on}`)
export const returned = 'Repris par votre banque'
export const refunded = (on: string | null) => (on === null ? 'Remboursé' : `Remboursé, ${on}`)
export const onItsWay = 'En route vers vous'
export const section = 'Paiements et remboursements'
export const withCredit = 'Paiements et note de crédit'
export const payments = 'Paiements'
export const weKeep = 'Ce que nous conservons'
export const taxInIt = (tax: string) => `dont ${tax}`

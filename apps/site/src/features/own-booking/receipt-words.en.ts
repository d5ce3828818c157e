export const paid = (on: string | null) => (on === null ? 'Paid' : `Paid, ${on}`)
export const returned = 'Returned by your bank'
export const refunded = (on: string | null) => (on === null ? 'Refunded' : `Refunded, ${on}`)
export const onItsWay = 'On its way back'
export const section = 'Payments and refunds'
export const withCredit = 'Payments and credit note'
export const payments = 'Payments'
export const weKeep = 'What we keep'
export const taxInIt = (tax: string) => `${tax} in it`

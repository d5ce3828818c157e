export const title = 'Payment of this visit'
export const pleasePay = (amount: string, until: string) =>
  `Please pay ${amount} until ${until}: after that its time goes to somebody else.`
export const cardExpires = 'Your card expires before this visit is charged'
export const giveAnother = 'Please give another card. Nothing is charged now.'
export const underWay = 'A payment is under way. This takes a moment.'
export const opening = 'Opening...'
export const payNow = (amount: string) => `Pay ${amount} now`
export const useAnother = 'Use another card'
export const declined = {
  later: 'Your card was declined',
  'other-card': 'Your card was declined and cannot be charged again',
  'ask-customer': 'Your bank wants you to confirm the payment',
}
export const noCard = (amount: string) => `We have no card for this visit, which costs ${amount}.`
export const goodUntil = (month: string) => `, good until the end of ${month}`
export const yourCard = (card: string) => `Your card: ${card}.`
export const weCharge = (amount: string, on: string, card: string) =>
  `We charge ${amount} to your card on ${on}: ${card}.`

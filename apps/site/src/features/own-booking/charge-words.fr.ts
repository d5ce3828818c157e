export const title = 'Paiement de cette visite'
export const pleasePay = (amount: string, until: string) =>
  `Veuillez payer ${amount} avant le ${until} : ensuite, l’heure va à quelqu’un d’autre.`
export const cardExpires = 'Votre carte expire avant que cette visite soit débitée'
export const giveAnother = 'Veuillez donner une autre carte. Rien n’est débité maintenant.'
export const underWay = 'Un paiement est en cours. Un instant.'
export const opening = 'Ouverture...'
export const payNow = (amount: string) => `Payer ${amount} maintenant`
export const useAnother = 'Utiliser une autre carte'
export const declined = {
  later: 'Votre carte a été refusée',
  'other-card': 'Votre carte a été refusée et ne peut plus être débitée',
  'ask-customer': 'Votre banque vous demande de confirmer le paiement',
}
export const noCard = (amount: string) => `Nous n’avons pas de carte pour cette visite, qui coûte ${amount}.`
export const goodUntil = (month: string) => `, valide jusqu’à la fin de ${month}`
export const yourCard = (card: string) => `Votre carte : ${card}.`
export const weCharge = (amount: string, on: string, card: string) =>
  `Nous débitons ${amount} sur votre carte le ${on} : ${card}.`

export const paid = 'Merci. Le changement est payé, et voici votre réservation. Vous recevrez un courriel.'
export const thanks = 'Merci'
export const waiting = 'Nous attendons la confirmation de votre paiement. Un instant.'
export const payAgain = (amount: string) => `Veuillez payer ${amount} de nouveau`
export const waits = (amount: string) => `Un changement attend son paiement de ${amount}`
export const wasRefunded = (until: string) =>
  `Ce montant vous a été remboursé à l’annulation, et la réservation est de nouveau confirmée. Vous pouvez le payer ici jusqu’au ${until}.`
export const madeWhenPaid = (until: string) =>
  `Il se fait quand la différence est payée, jusqu’au ${until}. D’ici là, rien n’a changé.`
export const pay = (amount: string) => `Payer ${amount}`
export const takingBack = 'Retrait...'
export const doNotChange = 'Ne pas changer'

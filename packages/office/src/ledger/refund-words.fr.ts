export const bankLooks = (amount: string) =>
  `Votre banque examine ${amount} de ce que vous avez payé. Rien n’en est rendu avant sa décision, et rien si elle reprend le paiement.`
export const otherNow = (amount: string) => ` Le reste, ${amount}, est rendu maintenant.`
export const toCard = (what: string, days: string) =>
  `${what} : le montant retourne sur la carte qui a servi à payer, dans un délai de ${days} jours ouvrables.`
export const byUs = (what: string) => `${what} : nous vous le rendons nous-mêmes et vous dirons comment.`
export const bothWays = (card: string, days: string, other: string) =>
  `${card} retournent sur la carte qui a servi à payer, dans un délai de ${days} jours ouvrables. Le reste, ${other}, nous vous le rendons nous-mêmes et vous dirons comment.`

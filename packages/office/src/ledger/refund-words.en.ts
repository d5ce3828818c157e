export const bankLooks = (amount: string) =>
  `Your bank is looking at ${amount} of what you paid. Nothing of that is given back before it has decided, and nothing if it takes the payment back.`
export const otherNow = (amount: string) => ` The other ${amount} are given back now.`
export const toCard = (what: string, days: string) =>
  `${what} goes back to the card you paid with; this takes ${days} business days.`
export const byUs = (what: string) => `${what} is paid back to you by ourselves; we will tell you how.`
export const bothWays = (card: string, days: string, other: string) =>
  `${card} of it goes back to the card you paid with; this takes ${days} business days. The other ${other} we pay back to you ourselves and will tell you how.`

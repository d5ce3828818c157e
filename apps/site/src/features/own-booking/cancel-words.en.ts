export const it = 'It'
export const isRefunded = (amount: string) => `${amount} is refunded.`
export const hasChanged = 'This has changed in the meantime'
export const checkAgain = 'Nothing was changed. Please check the amounts again.'
export const ifYouCancel = (visit: string, when: string | null) =>
  when === null ? 'If you cancel now' : `If you cancel the ${visit} of ${when} now`
export const waits = 'Waits for your bank'
export const youGetBack = 'You get back'
export const weKeep = 'We keep'
export const canceling = 'Canceling...'
export const andWait = (when: string | null) =>
  `Cancel${when === null ? '' : ` ${when}`}, and wait for my bank`
export const andGet = (when: string | null, amount: string) =>
  `Cancel${when === null ? '' : ` ${when}`} and get ${amount} back`
export const without = (when: string | null) => `Cancel${when === null ? '' : ` ${when}`} without a refund`
export const keep = 'Keep my booking'

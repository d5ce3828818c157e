export const paid = 'Thank you. The change is paid, and this is your booking now. You get an e-mail.'
export const thanks = 'Thank you'
export const waiting = 'We are waiting for your payment to be confirmed. This takes a moment.'
export const payAgain = (amount: string) => `Please pay ${amount} again`
export const waits = (amount: string) => `A change waits for its payment of ${amount}`
export const wasRefunded = (until: string) =>
  `It was refunded to you when the booking was canceled, and the booking is confirmed again. You can pay it here until ${until}.`
export const madeWhenPaid = (until: string) =>
  `It is made when the difference is paid, until ${until}. Until then nothing has changed.`
export const pay = (amount: string) => `Pay ${amount}`
export const takingBack = 'Taking back...'
export const doNotChange = 'Do not change'

import type { WayToPay } from '@dustforce/office/booking'

/** The words with which the form names a way to pay, and the act that sends it. */
export interface WayToPayWords {
  readonly label: string
  readonly hint: string
  readonly act: string
  readonly busyLabel: string
}

/** The words of each way to pay. */
export const wayToPayWords: Record<WayToPay, WayToPayWords> = {
  link: {
    label: 'Link by e-mail',
    hint: 'The time is kept while the customer pays.',
    act: 'Send Payment Link',
    busyLabel: 'Sending...',
  },
  day: {
    label: 'Pay on the day',
    hint: 'Confirmed at once, also without an e-mail address; you mark it as paid.',
    act: 'Confirm Booking',
    busyLabel: 'Booking...',
  },
}

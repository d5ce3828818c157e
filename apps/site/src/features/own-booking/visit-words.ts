import type { OwnBookingPage } from '@dustforce/office/booking'

/** What a booking's stage is called. */
export const stageWords: Readonly<Record<OwnBookingPage['stage'], string>> = {
  unpaid: 'Waiting for payment',
  lapsed: 'Not paid in time',
  upcoming: 'Confirmed',
  past: 'Completed',
  receipt: 'Completed',
  canceled: 'Canceled',
}

import type { OwnBookingPage } from '@dustforce/office/booking'
import * as words from './stage-words.en.ts'

/** The words for a booking's stages. */
export const stageWords: Readonly<Record<OwnBookingPage['stage'], string>> = {
  unpaid: words.unpaid,
  lapsed: words.lapsed,
  upcoming: words.upcoming,
  past: words.past,
  receipt: words.past,
  canceled: words.canceled,
}

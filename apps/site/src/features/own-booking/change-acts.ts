import { sentence } from '@dustforce/office/language'
import type { OwnBookings, OwnCancelPreview, OwnEditPreview, OwnEdits } from '@dustforce/supabase/own-booking'
import * as words from './link-words.en.ts'

/** The calls of the panels to the world, with the booking's token known. */
export interface ChangeActs {
  readonly previewCancel: () => ReturnType<OwnBookings['previewCancel']>
  readonly cancel: (actId: string, preview: OwnCancelPreview) => ReturnType<OwnBookings['cancelBooking']>
  readonly openTimes: (from: string, days: number) => ReturnType<OwnBookings['openTimes']>
  readonly previewEdits: (edits: OwnEdits) => ReturnType<OwnBookings['previewEdits']>
  readonly edit: (
    actId: string,
    edits: OwnEdits,
    shown: OwnEditPreview,
  ) => ReturnType<OwnBookings['editBooking']>
  readonly cancelPendingChange: () => ReturnType<OwnBookings['cancelPendingChange']>
  /** Leaves for the page where a change is paid. */
  readonly pay: (url: string) => void
  /** Asks about visits that repeat, whose part of the page reads the answer itself. */
  readonly askOfSeries: (body: object) => ReturnType<OwnBookings['ask']>
  readonly move: (actId: string, date: string, minute: number) => ReturnType<OwnBookings['moveBooking']>
}

/** Why something was not done, in words. */
export function refusalText({ message }: { readonly message?: string }): string {
  return sentence(message ?? words.didNotWork)
}

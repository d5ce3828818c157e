import type { OpenSlot } from '@dustforce/core/schedule'
import { dateAndTime, formatDate } from '@dustforce/office/language'
import * as times from './times-words.en.ts'

/** 'Nov 24, 2026 at 9:00 AM'; whom to ask without a slot. */
export function slotText(slot: Pick<OpenSlot, 'date' | 'label'> | null): string {
  return slot === null ? times.contactForAvailability : dateAndTime(formatDate(slot.date), slot.label)
}

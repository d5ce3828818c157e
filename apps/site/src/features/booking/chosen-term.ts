import { type BusinessPolicy, instantOf, isBusinessDate, type Slot } from '@dustforce/core/schedule'
import { bookingTerms } from '@dustforce/office/ledger'
import type { FreeTermNoteProps } from '../../patterns/free-term-note.tsx'

/** Returns the chosen start and its terms; null until a time is chosen that is open. */
export function chosenTerm(
  { date, time }: { readonly date: string; readonly time: string },
  {
    policy,
    slots,
    now,
  }: { readonly policy: BusinessPolicy; readonly slots: readonly Slot[]; readonly now: number },
): FreeTermNoteProps | null {
  const slot = slots.find(({ label, open }) => open && label === time)
  if (slot === undefined || !isBusinessDate(date)) return null
  return { terms: bookingTerms(policy), startsAt: instantOf(date, slot.minute, policy.zone), now }
}

import type { OpenSlot } from '@dustforce/core/schedule'
import { Button } from '@dustforce/ui/button'
import { CalendarCheck } from 'lucide-react'
import { slotText } from './slot-text.ts'
import * as words from './words.en.tsx'

interface EarliestFreeProps {
  readonly slot: OpenSlot
  readonly onTake: (slot: OpenSlot) => void
}

/** Beside an earliest time that cannot be canceled for a refund, the first that can. */
export function EarliestFree({ slot, onTake }: EarliestFreeProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-wash px-4 py-2.5 text-sm">
      <span className="flex gap-3">
        <CalendarCheck aria-hidden className="size-4.5 shrink-0 text-brand-ink" />
        <span>
          {words.notRefundable} <strong>{slotText(slot)}</strong>
        </span>
      </span>
      <Button variant="ghost" className="px-3!" onClick={() => onTake(slot)}>
        {words.useThisOne}
      </Button>
    </div>
  )
}

import { formatInstant } from '@dustforce/core/schedule'
import { type HoldWords, holdWords } from '@dustforce/office/booking'
import { useBusiness } from '@dustforce/ui/use-business'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { keptHold } from '../../storage/kept-hold.ts'

const never = () => () => undefined
const unknown = () => null

const words: Record<HoldWords['stage'], (time: string) => string> = {
  held: (time) => `Your date is held for you until ${time}.`,
  ending: (time) => `Your date is held for a few more minutes, until ${time}.`,
  ended: () => 'Your date is no longer held. When you try again, it is held again if it is still free.',
}

/** Until when the date can still be paid; it says so when that is about to end, and when it has. */
export function HoldNote() {
  const { policy } = useBusiness()
  const expiresAt = useSyncExternalStore(never, keptHold, unknown)
  const [now, setNow] = useState(() => Date.now())
  const hold = expiresAt === null ? null : holdWords(expiresAt, now)
  const next = hold?.next ?? null
  useEffect(() => {
    if (next === null) return
    const timer = setTimeout(() => setNow(Date.now()), next - Date.now())
    return () => clearTimeout(timer)
  }, [next])
  return (
    <p role="status" className="min-h-lh font-medium">
      {hold === null ? null : words[hold.stage](formatInstant(hold.until, policy.zone).replace(/^.*, /, ''))}
    </p>
  )
}

import { newId } from '@dustforce/supabase/new-id'
import type { OwnBookingAct } from '@dustforce/supabase/own-booking'
import { useRef } from 'react'

interface ActId {
  /** The id to send with an action. */
  readonly of: (action: string) => string
  /** Learns what became of the action that was sent last. */
  readonly settle: (answer: OwnBookingAct) => void
}

/**
 * The id by which the server does an action once. A try without an answer may have been done, so the next one of the same action carries the same id;
 * one that was done or refused is over. Another action has an id of its own: the server takes a known id for done, whatever is asked with it.
 */
export function useActId(): ActId {
  const open = useRef<{ readonly action: string; readonly id: string } | null>(null)
  return {
    of: (action) => {
      if (open.current?.action !== action) open.current = { action, id: newId() }
      return open.current.id
    },
    settle: (answer) => {
      if (answer.ok || answer.reason === 'refused') open.current = null
    },
  }
}

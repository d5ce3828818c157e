import type { Booking } from '@dustforce/supabase/admin'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { messageOf } from '../../../app/failure.ts'

/** The server's answer about a plan, as far as it is known. */
export interface ServerPreview<Answer> {
  /** null while it is loading. */
  readonly answer: Answer | null
  readonly failure: string | undefined
  /** Whether the answer is not up to date (yet). */
  readonly stale: boolean
}

const pauseMs = 300

/**
 * Asks what the server says about a plan for a booking: once the plan has not changed for a moment, and again when the booking changes.
 *
 * @param name the first word of the query's key
 * @param plan null while there is nothing to ask
 */
export function useServerPreview<Plan, Answer>(
  name: string,
  booking: Booking,
  plan: Plan | null,
  ask: (plan: Plan) => Promise<Answer>,
): ServerPreview<Answer> {
  const text = JSON.stringify(plan)
  const [known, setKnown] = useState({ text, plan })
  const latest = useRef(plan)
  latest.current = plan
  useEffect(() => {
    const timer = setTimeout(() => setKnown({ text, plan: latest.current }), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  const query = useQuery({
    queryKey: [name, booking.id, booking.version, known.text],
    queryFn: () => (known.plan === null ? Promise.reject(new Error('Nothing to ask')) : ask(known.plan)),
    enabled: known.plan !== null,
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  return {
    answer: query.data ?? null,
    failure: query.isError ? messageOf(query.error) : undefined,
    stale: query.isFetching || known.text !== text,
  }
}

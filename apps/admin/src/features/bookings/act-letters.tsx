import type { ActForecast, Booking } from '@dustforce/supabase/admin'
import { Checkbox } from '@dustforce/ui/checkbox'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { messageOf } from '../../app/failure.ts'
import { cleanerOf } from './booking-words.ts'
import { EmailPreview } from './email-preview.tsx'

/** Who is told of an act. */
export interface Tell {
  readonly customer: boolean
  readonly cleaner: boolean
}

/** What an act would come to, as far as it is known. */
export interface ShownForecast {
  /** null while it is asked. */
  readonly forecast: ActForecast | null
  readonly failure?: string | undefined
  /** What is shown is not up to date (yet). */
  readonly stale: boolean
}

const pauseMs = 300

/**
 * What an act would come to, asked once its values have stayed for a moment.
 *
 * @param plan the values; null while there are none to ask for
 */
export function useForecast<Plan>(
  booking: Booking,
  plan: Plan | null,
  ask: (plan: Plan) => Promise<ActForecast>,
): ShownForecast {
  const text = JSON.stringify(plan)
  const [known, setKnown] = useState({ text, plan })
  const latest = useRef(plan)
  latest.current = plan
  useEffect(() => {
    const timer = setTimeout(() => setKnown({ text, plan: latest.current }), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  const query = useQuery({
    queryKey: ['act-forecast', booking.id, booking.version, known.text],
    queryFn: () => (known.plan === null ? Promise.reject(new Error('Nothing to ask')) : ask(known.plan)),
    enabled: known.plan !== null,
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  })
  return {
    forecast: query.data ?? null,
    failure: query.isError ? messageOf(query.error) : undefined,
    stale: query.isFetching || known.text !== text,
  }
}

/** The letters of an act as they will be sent, each to be left out. */
export function ActLetters({
  booking,
  shown: { forecast, failure, stale },
  tell,
  busy,
  onTell,
}: {
  readonly booking: Booking
  readonly shown: ShownForecast
  readonly tell: Tell
  readonly busy: boolean
  readonly onTell: (tell: Tell) => void
}) {
  const cleaner = cleanerOf(booking)
  const readers = [
    { reader: 'customer', name: booking.email === '' ? 'the customer' : booking.email },
    ...(cleaner === '' ? [] : [{ reader: 'cleaner', name: cleaner } as const]),
  ] as const
  return (
    <fieldset className="grid gap-3">
      <legend className="pb-1 text-sm font-medium">Letters</legend>
      {readers.map(({ reader, name }) => {
        const email = forecast?.letters.find((letter) => letter.reader === reader) ?? null
        const isKnown = forecast !== null && forecast.problem === null
        return (
          <div key={reader} className="grid gap-2">
            <Checkbox
              label={`Tell ${name}`}
              checked={tell[reader]}
              disabled={busy}
              onChange={(event) => onTell({ ...tell, [reader]: event.target.checked })}
            />
            {!tell[reader] ? null : isKnown && email === null ? (
              <p className="pl-8 text-sm text-muted">There is no letter to send.</p>
            ) : forecast?.problem ? null : (
              <div
                tabIndex={0}
                role="group"
                aria-label={`Scroll the letter to ${name}`}
                className="max-h-64 overflow-y-auto rounded-md"
              >
                <EmailPreview label={`Letter to ${name}`} email={email} failure={failure} stale={stale} />
              </div>
            )}
          </div>
        )
      })}
    </fieldset>
  )
}

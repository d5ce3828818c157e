import { sentence } from '@dustforce/office/language'
import type { OwnBookingAct } from '@dustforce/supabase/own-booking'
import { useEffect, useMemo, useState } from 'react'
import { ownBookings } from '../../runtime.ts'
import { saveCalendarFile } from '../../visit/save-calendar-file.ts'
import type { ChangeActs } from './change-acts.ts'
import type { ChargeActs } from './charge-card.tsx'
import * as words from './link-words.en.ts'
import { loadBookingView, OwnBookingView } from './own-booking-view.tsx'
import { useActId } from './use-act-id.ts'
import { useBookAgain } from './use-book-again.ts'
import { useOwnBooking } from './use-own-booking.ts'

const sentences = {
  missing: words.noLongerOpens,
  'rate-limited': words.tooManyTries,
  unavailable: words.didNotWork,
} as const

/** What went wrong, in words; null when nothing did. */
function problemOf(answer: OwnBookingAct): string | null {
  if (answer.ok) return null
  return answer.reason === 'refused'
    ? sentence(answer.message ?? sentences.unavailable)
    : sentences[answer.reason]
}

/** The customer's page of a booking, opened by the link of a letter. Opening it does nothing but look. */
export function Page() {
  const { bookAgain, isLeaving } = useBookAgain()
  const { page, token, retry, lookAgain } = useOwnBooking()
  const [feedUrl, setFeedUrl] = useState<string | null>(null)
  // After the first render: where the page is prerendered there is no address, and an error would leave it empty.
  const [cameBack, setCameBack] = useState<string | null>(null)
  const [chargeBack, setChargeBack] = useState<string | null>(null)
  useEffect(() => {
    const asked = new URLSearchParams(location.search)
    setCameBack(asked.get('change'))
    setChargeBack(asked.get('visit') ?? asked.get('card'))
  }, [])
  const messageId = useActId()
  const feedToken = typeof page === 'string' ? null : (page.visit?.feedToken ?? null)

  useEffect(() => {
    if (feedToken === null) setFeedUrl(null)
    else
      ownBookings().then(
        (backend) => setFeedUrl(backend.calendarUrl(feedToken)),
        // Without it the visit can still be saved by itself.
        () => undefined,
      )
  }, [feedToken])

  useEffect(() => {
    // Beside the look-up, not after it.
    if (token !== '') void loadBookingView().catch(() => undefined)
  }, [token])

  const acts = useMemo(
    (): ChangeActs => ({
      previewCancel: async () => (await ownBookings()).previewCancel(token),
      cancel: async (id, preview) => (await ownBookings()).cancelBooking(token, id, preview),
      openTimes: async (from, days) => (await ownBookings()).openTimes(token, from, days),
      previewEdits: async (edits) => (await ownBookings()).previewEdits(token, edits),
      edit: async (id, edits, shown) => (await ownBookings()).editBooking(token, id, edits, shown),
      cancelPendingChange: async () => (await ownBookings()).cancelPendingChange(token),
      askOfSeries: async (body) => (await ownBookings()).ask(body, token),
      pay: (url) => location.assign(url),
      move: async (id, date, minute) => (await ownBookings()).moveBooking(token, id, date, minute),
    }),
    [token],
  )

  const chargeActs = useMemo(
    (): ChargeActs => ({
      open: async (act) => {
        const { status, body } = await (await ownBookings()).ask({ act }, token)
        if (status !== 200) return sentences.unavailable
        if (typeof body.url !== 'string') return 'A payment is under way. Please look again in a moment.'
        location.assign(body.url)
        return null
      },
      cardSaved: async () => (await ownBookings()).ask({ act: 'card-saved' }, token),
    }),
    [token],
  )

  return (
    <OwnBookingView
      page={isLeaving ? 'loading' : page}
      feedUrl={feedUrl}
      onRetry={retry}
      onBookAgain={() => bookAgain(token)}
      onPrint={() => window.print()}
      onSaveFile={saveCalendarFile}
      onSend={async (message) => {
        const answer = await (await ownBookings()).writeToOffice(token, messageId.of(message), message)
        messageId.settle(answer)
        return problemOf(answer)
      }}
      onAskForLink={async (email) => problemOf(await (await ownBookings()).sendBookingLinks(email))}
      changes={{ acts, cameBack, onChanged: lookAgain }}
      charges={{ acts: chargeActs, cameBack: chargeBack, onChanged: lookAgain }}
    />
  )
}

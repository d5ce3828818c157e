import type { OwnBookingPage } from '@dustforce/office/booking'
import { useEffect, useMemo, useState } from 'react'
import { ownBookings } from '../../runtime.ts'
import { saveCalendarFile } from '../../visit/save-calendar-file.ts'
import { actProblem } from './act-problem.ts'
import type { ChangeActs } from './change-acts.ts'
import type { ChargeActs } from './charge-card.tsx'
import * as words from './link-words.en.ts'
import { LoadedBooking } from './loaded-booking.tsx'
import { useActId } from './use-act-id.ts'

export interface OpenedBookingProps {
  readonly page: OwnBookingPage
  /** Of the link that opened it. */
  readonly token: string
  /** Settles when the booking form is on its way. */
  readonly onBookAgain: () => Promise<void>
  readonly onChanged: () => void
}

/** A booking that a link has opened, with what its customer does about it. */
export default function OpenedBooking({ page, token, onBookAgain, onChanged }: OpenedBookingProps) {
  const [feedUrl, setFeedUrl] = useState<string | null>(null)
  const [asked] = useState(() => new URLSearchParams(location.search))
  const messageId = useActId()
  const feedToken = page.visit?.feedToken ?? null

  useEffect(() => {
    if (feedToken === null) setFeedUrl(null)
    else
      ownBookings().then(
        (backend) => setFeedUrl(backend.calendarUrl(feedToken)),
        // Without it the visit can still be saved by itself.
        () => undefined,
      )
  }, [feedToken])

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
        if (status !== 200) return words.didNotWork
        if (typeof body.url !== 'string') return 'A payment is under way. Please look again in a moment.'
        location.assign(body.url)
        return null
      },
      cardSaved: async () => (await ownBookings()).ask({ act: 'card-saved' }, token),
    }),
    [token],
  )

  return (
    <LoadedBooking
      page={page}
      feedUrl={feedUrl}
      onBookAgain={onBookAgain}
      onPrint={() => window.print()}
      onSaveFile={saveCalendarFile}
      onSend={async (message) => {
        const answer = await (await ownBookings()).writeToOffice(token, messageId.of(message), message)
        messageId.settle(answer)
        return actProblem(answer)
      }}
      changes={{ acts, cameBack: asked.get('change'), onChanged }}
      charges={{ acts: chargeActs, cameBack: asked.get('visit') ?? asked.get('card'), onChanged }}
    />
  )
}

import { zeroCents } from '@dustforce/core/money'
import { type BookingEdits, bookingFields } from '@dustforce/office/booking'
import { type Conflict, isHard, type OverlapReason } from '@dustforce/office/hub'
import type { Booking, EditOffer, EditOrder } from '@dustforce/supabase/admin'
import { ErrorState } from '@dustforce/ui/error-state'
import { Notice } from '@dustforce/ui/notice'
import { Skeleton } from '@dustforce/ui/skeleton'
import { useBusiness } from '@dustforce/ui/use-business'
import { type ReactNode, useId, useState } from 'react'
import { useSessionState } from '../../../app/use-session-state.ts'
import { ActButton } from '../../../kit/act-button.tsx'
import { ActDialog } from '../../../kit/act-dialog.tsx'
import { ClashNotice, focusOnClash } from '../../../kit/clash-notice.tsx'
import { clashesOf } from '../../../kit/clashes.ts'
import { ConflictList } from '../../../patterns/conflict-list.tsx'
import { OverlapReasonSelect } from '../../../patterns/overlap-reason-select.tsx'
import { bookingName, whenText } from '../booking-words.ts'
import { AddOns, HomeFields, VisitFields, type Wanted } from './change-fields.tsx'
import type { ChangeLettersProps } from './change-letters.tsx'
import { ChangePrice, changeLabel, consequenceText, isAsked, waitingText } from './change-price.tsx'
import type { ServerPreview } from './use-server-preview.ts'
import { editedDetails, textsOf, type VisitTexts } from './visit-details.ts'

/** The part of a change that has a price. */
export type PricedEdits = Omit<BookingEdits, 'details'>

export interface ChangeDialogProps {
  readonly booking: Booking
  /** The choices that are offered. */
  readonly offer: ServerPreview<EditOffer>
  /** The price of the edits that `onPriced` was last told. */
  readonly priced: ServerPreview<EditOffer>
  /** Returns the conflicts of a visit of so many minutes. */
  readonly conflictsOf: (minutes: number) => readonly Conflict[]
  /** The letters that a change sends. */
  readonly letters: (
    letters: Pick<ChangeLettersProps, 'order' | 'isAsked' | 'tell' | 'busy' | 'onTell'>,
  ) => ReactNode
  /** The changes that others made meanwhile. */
  readonly changed?: ReactNode
  readonly busy: boolean
  readonly onRetry: () => void
  /** Told of other add-ons or pets; null when they are as booked. */
  readonly onPriced: (edits: PricedEdits | null) => void
  readonly onChange: (order: Omit<EditOrder, 'actId'>) => void
  /** Takes back the change that waits for its payment. */
  readonly onDrop: () => void
  readonly onClose: () => void
}

/** Changes what a customer booked besides the day, with what it costs before it is done. */
export function ChangeDialog({
  booking,
  offer: { answer: offer, failure, stale },
  priced,
  conflictsOf,
  letters,
  changed,
  busy,
  onRetry,
  onPriced,
  onChange,
  onDrop,
  onClose,
}: ChangeDialogProps) {
  const business = useBusiness()
  const formId = useId()
  // Only what is chosen here, so that what others add meanwhile is not taken away.
  const [wanted, setWanted] = useSessionState<Wanted>(`change ${booking.id}`, {
    addOns: {},
    hasPets: null,
    home: {},
  })
  const [typed, setTyped] = useSessionState<VisitTexts>(`change ${booking.id} visit`, {})
  // Another service has other add-ons; what it has is known once it is priced.
  const offered = wanted.home.service === undefined ? offer : (priced.answer ?? offer)
  const edits = offered === null ? {} : pricedEdits(offered, wanted, booking)
  const isPriced = Object.keys(edits).length > 0
  const details = editedDetails(booking, typed)
  // Of what is typed only: the other inputs show what is stored.
  const [opened] = useState(booking)
  const [kept, setKept] = useState<VisitTexts>({})
  const live = textsOf(booking, typed)
  const clashes = clashesOf(textsOf(opened, typed), typed, live, kept)
  const isEdited = isPriced || Object.keys(details).length > 0
  const shown = isPriced ? priced.answer : offer
  const price = isPriced ? (priced.answer?.price ?? null) : null
  const [chosenReason, setReason] = useSessionState<OverlapReason | null>(`change ${booking.id} reason`, null)
  const [tell, setTell] = useSessionState(`change ${booking.id} letters`, { customer: true, cleaner: true })
  const isKnown =
    isEdited && shown !== null && !stale && (!isPriced || (!priced.stale && priced.failure === undefined))
  const conflicts = isKnown ? conflictsOf(shown.durationMinutes) : []
  const needsReason = conflicts.some(isHard)
  const reason = needsReason ? chosenReason : null
  const isReady = isKnown && (!needsReason || reason !== null)
  const order = {
    edits: { ...edits, ...(Object.keys(details).length > 0 && { details }) },
    ...(reason !== null && { overlapReason: reason }),
  }
  const want = (next: Wanted) => {
    setWanted(next)
    const asked = offered === null ? {} : pricedEdits(offered, next, booking)
    onPriced(Object.keys(asked).length > 0 ? asked : null)
  }
  return (
    <ActDialog
      size="lg"
      title="Change Service, Add-ons and Entry"
      description={`${bookingName(booking)} · ${whenText(booking)}`}
      cancel="Keep As It Is"
      act={isKnown ? changeLabel(booking, price, business.money) : 'Save Change'}
      formId={formId}
      busy={busy}
      busyLabel="Saving..."
      disabled={!isReady}
      isChanged={isEdited}
      onClose={onClose}
    >
      {changed}
      <ClashNotice
        clashes={clashes.map(({ field }) => ({
          field,
          label: bookingFields[field].label,
          theirs: live[field] ?? '',
          mine: typed[field] ?? '',
        }))}
        onTakeTheirs={(field) => setTyped({ ...typed, [field]: live[field] })}
        onKeepMine={(field) => setKept({ ...kept, [field]: live[field] })}
      />
      {failure !== undefined && offer === null ? (
        <ErrorState title="This booking cannot be changed here." hint={failure} onRetry={onRetry} />
      ) : offer === null ? (
        <div role="status" aria-label="Loading the options">
          <Skeleton className="h-80" />
        </div>
      ) : (
        <form
          id={formId}
          noValidate
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault()
            if (clashes.length > 0) focusOnClash(event)
            if (busy || !isReady || shown === null || clashes.length > 0) return
            const { version } = shown
            onChange({ ...order, tell, version, shownDifferenceCents: price?.differenceCents ?? zeroCents })
          }}
        >
          {offer.waiting === null ? null : (
            <Notice tone="warning" title={waitingText(offer.waiting, business)}>
              <p>Another change takes its place.</p>
              <ActButton className="mt-2" disabled={busy} onClick={onDrop}>
                Take It Back
              </ActButton>
            </Notice>
          )}
          {offer.why === null ? (
            <>
              <HomeFields
                booking={booking}
                home={wanted.home}
                busy={busy}
                onHome={(home) => want({ ...wanted, home: { ...wanted.home, ...home } })}
              />
              <AddOns offer={offered ?? offer} wanted={wanted} busy={busy} onWant={want} />
            </>
          ) : (
            <Notice tone="info">
              The price of this booking cannot be calculated again: it was agreed on, or part of it was
              refunded. Service, size, add-ons and pets stay as they are.
            </Notice>
          )}
          <div role="status" aria-label="Price" className="empty:hidden">
            {!isPriced ? null : priced.failure !== undefined ? (
              <Notice tone="danger">{priced.failure}</Notice>
            ) : priced.stale ? (
              <p className="text-sm text-muted">Asking for the price…</p>
            ) : price === null || shown === null ? null : (
              <ChangePrice booking={booking} price={price} durationMinutes={shown.durationMinutes} />
            )}
          </div>
          <div role="status" aria-label="Conflicts" className="empty:hidden">
            <ConflictList conflicts={conflicts} />
          </div>
          {needsReason ? <OverlapReasonSelect act="Change it" reason={reason} onReason={setReason} /> : null}
          <VisitFields booking={booking} typed={typed} busy={busy} onTyped={setTyped} />
          <p role="status" aria-label="What follows" className="text-sm text-muted">
            {isReady ? consequenceText(booking, price, tell, business.money) : null}
          </p>
          {isReady ? letters({ order, isAsked: isAsked(booking, price), tell, busy, onTell: setTell }) : null}
        </form>
      )}
    </ActDialog>
  )
}

/** Returns the edits that have a price and differ from what is booked. */
function pricedEdits({ addOns, hasPets }: EditOffer, wanted: Wanted, booking: Booking): PricedEdits {
  const { service, bedrooms, bathrooms } = wanted.home
  const isWanted = ({ id, isBooked }: EditOffer['addOns'][number]) => wanted.addOns[id] ?? isBooked
  return {
    ...(service !== undefined && service !== booking.serviceType && { service }),
    ...(bedrooms !== undefined && bedrooms !== booking.bedrooms && { bedrooms }),
    ...(bathrooms !== undefined && bathrooms !== booking.bathrooms && { bathrooms }),
    ...(addOns.some((one) => isWanted(one) !== one.isBooked) && {
      addOns: addOns.filter(isWanted).map(({ id }) => id),
    }),
    ...(wanted.hasPets !== null && wanted.hasPets !== hasPets && { hasPets: wanted.hasPets }),
  }
}

import { quote } from '@dustforce/core/quote'
import {
  businessDateOf,
  calendar,
  dayOn,
  formatDate,
  formatInstant,
  isBusinessDate,
  minuteOfLabel,
} from '@dustforce/core/schedule'
import { withOfficeRules } from '@dustforce/core/schedule/office-rules'
import {
  type BookingForm,
  checkoutPayload,
  emptyBookingForm,
  quoteRequestOf,
  requestFromForm,
} from '@dustforce/office/booking'
import type { Booking, PhoneTerms, TakenBooking } from '@dustforce/supabase/admin'
import { newId } from '@dustforce/supabase/new-id'
import { Notice } from '@dustforce/ui/notice'
import { TextField } from '@dustforce/ui/text-field'
import { useBusiness } from '@dustforce/ui/use-business'
import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { useBackend } from '../../../app/app-context.tsx'
import { useSessionState } from '../../../app/use-session-state.ts'
import { ActDialog } from '../../../kit/act-dialog.tsx'
import { useChange } from '../../../kit/use-change.ts'
import { AgreedPriceFields } from './agreed-price-fields.tsx'
import { PhoneBookingForm, somebodyElse } from './phone-booking-form.tsx'
import { PhoneCleanerPart } from './phone-cleaner-part.tsx'
import { PhoneJobLetters } from './phone-job-letters.tsx'
import { PhonePromoField } from './phone-promo-field.tsx'
import { useAgreedPrice } from './use-agreed-price.ts'
import { useCaller } from './use-caller.ts'
import { type PhoneCleaner, usePhoneCleaner } from './use-phone-cleaner.ts'
import { usePhonePromo } from './use-phone-promo.ts'

export interface PhoneBookingDialogProps {
  readonly now: number
  /** A booking of the customer whom it is for; null when the phone number has to find them. */
  readonly likeId?: string | null
  readonly onClose: () => void
}

const blank: BookingForm = { ...emptyBookingForm('standard'), hasPets: 'no' }

/** Takes a booking for a customer on the phone, who gets the link to pay or pays on the day. */
export default function PhoneBookingDialog({ now, likeId = null, onClose }: PhoneBookingDialogProps) {
  const business = useBusiness()
  const { phoneBookings } = useBackend()
  const formId = useId()
  const [form, setForm] = useSessionState('phone booking', blank)
  const { callers, caller, callerId, find, setCaller } = useCaller(likeId, blank, setForm)
  const [payOnDay, setPayOnDay] = useSessionState('phone booking, paid on the day', false)
  const [taken, setTaken] = useState<
    (TakenBooking & { readonly email: string; readonly given: PhoneCleaner['given'] }) | null
  >(null)
  // One submit, one booking: the same contents again are the same attempt.
  const attempt = useRef({ contents: '', id: '' })

  const today = businessDateOf(now, business.policy.zone)
  const places = useQuery({
    queryKey: ['bookings', 'availability', today],
    queryFn: () => phoneBookings.availability(today, business.policy.lookaheadDays),
  })
  const choices = { ...form, hasPets: form.hasPets === 'yes' }
  const plain = quote(business.priceBook, quoteRequestOf(choices))
  const { minutes, subtotalCents } = plain
  const [sent, setSent] = useState(false)
  const promo = usePhonePromo({
    sent,
    typed: form.promoCode,
    email: form.email,
    mayLackEmail: payOnDay,
    subtotalCents,
    now,
  })
  const own = useAgreedPrice({ choices, quoted: plain, sent })
  const withCode = quote(business.priceBook, quoteRequestOf(choices, promo.discount))
  const quoted = own.input.wanted ? own.quoted : withCode
  const cleaner = usePhoneCleaner(
    {
      ...{ id: '', contractorId: null, bookingStatus: 'pending' },
      customerName: `${form.firstName} ${form.lastName}`,
      address: `${form.streetAddress}, ${form.city}, ${form.province} ${form.postalCode}`,
      bookingDate: isBusinessDate(form.date) ? form.date : null,
      bookingMinute: minuteOfLabel(form.time),
      // A book that does not say how long it takes plans no time.
      durationMinutes: minutes ?? 0,
    },
    callerId === somebodyElse ? null : callerId,
  )
  const policy = withOfficeRules(business.policy, places.data?.rules ?? {})
  const facts = {
    now,
    limit: places.data?.limit ?? business.policy.capacity.perDay,
    taken: places.data?.taken ?? {},
    busy: places.data?.busy ?? [],
    ...(minutes !== null && { durationMinutes: minutes }),
  }

  const take = useChange(
    async () => {
      const parsed = requestFromForm(form, business.priceBook, { email: payOnDay ? 'optional' : 'required' })
      if (!parsed.ok) throw new Error('The form is not complete')
      const request = { ...parsed.value, promoCode: own.input.wanted ? null : promo.code }
      const payload = checkoutPayload(request, quoted, business.priceBook)
      const { given } = cleaner
      const terms: PhoneTerms = {
        payOnDay,
        ...(own.agreed !== null && { agreed: own.agreed }),
        ...(given !== null && {
          cleaner: { contractorId: given.cleaner.id, overlapReason: given.reason },
        }),
      }
      const contents = JSON.stringify([payload, terms])
      if (attempt.current.contents !== contents) attempt.current = { contents, id: newId() }
      return {
        ...(await phoneBookings.take({ ...payload, attempt_id: attempt.current.id }, terms)),
        email: request.email,
        given,
      }
    },
    {
      failed: 'Failed to take the booking',
      reads: [['bookings']],
      onDone: (_, made) => setTaken(made),
    },
  )
  const isChanged = taken === null && JSON.stringify(form) !== JSON.stringify(blank)
  return (
    <ActDialog
      size="lg"
      title="New Booking"
      description="For a customer on the phone"
      isChanged={isChanged}
      asksToCancel
      onClose={onClose}
      {...(taken === null
        ? {
            act: payOnDay ? 'Confirm Booking' : 'Send Payment Link',
            formId,
            busy: take.busy,
            busyLabel: payOnDay ? 'Booking...' : 'Sending...',
          }
        : { cancel: null, act: 'Done', onAct: onClose })}
    >
      {taken === null ? (
        <PhoneBookingForm
          id={formId}
          form={form}
          known={caller === undefined ? null : knownText(caller)}
          callers={
            callers.length > 1
              ? callers.map(({ id, customerName: name, address }) => ({ id, name, address }))
              : []
          }
          callerId={callerId}
          onCaller={setCaller}
          days={calendar(policy, facts)}
          slots={isBusinessDate(form.date) ? dayOn(policy, facts, form.date).slots : []}
          onChange={(change) => setForm((current) => ({ ...current, ...change }))}
          payOnDay={payOnDay}
          onPayOnDay={setPayOnDay}
          onPhone={(phone) => void find(phone)}
          onSomebodyElse={() => setCaller(somebodyElse)}
          quoted={quoted}
          priceTerms={
            <>
              {own.input.wanted ? null : (
                <PhonePromoField
                  code={form.promoCode}
                  view={promo.view}
                  error={promo.error}
                  onType={(promoCode) => setForm((current) => ({ ...current, promoCode }))}
                  onApply={promo.apply}
                />
              )}
              <AgreedPriceFields input={own.input} errors={own.errors} onChange={own.onChange} />
            </>
          }
          cleaner={<PhoneCleanerPart cleaner={cleaner} sent={sent} />}
          blocked={(own.input.wanted ? own.isOpen : promo.isOpen) || cleaner.problem !== undefined}
          onTried={() => setSent(true)}
          onSubmit={() => {
            if (!take.busy) take.run()
          }}
        />
      ) : (
        <div className="grid gap-6">
          <BookingTaken taken={taken} email={taken.email} />
          {taken.given === null ? null : <PhoneJobLetters bookingId={taken.bookingId} {...taken.given} />}
        </div>
      )}
    </ActDialog>
  )
}

function knownText({ customerName, bookingDate }: Booking): string {
  const last = bookingDate === null ? 'the last booking' : formatDate(bookingDate)
  return `${customerName} has booked before. The home is the same as on ${last}: please check it.`
}

/** What to tell the customer now: where the link is and until when the time is kept, or that the payment is due on the day. */
export function BookingTaken({
  taken: { link },
  email,
}: {
  readonly taken: TakenBooking
  readonly email: string
}) {
  const { policy } = useBusiness()
  if (link === null) {
    return (
      <Notice tone="success" announce="polite" title="The booking is confirmed">
        {email === ''
          ? 'No e-mail address: nothing is sent, so please read date, time and price to the customer.'
          : `The confirmation goes to ${email}.`}{' '}
        The payment is due on the day: mark it as paid in the booking when you have it.
      </Notice>
    )
  }
  return (
    <div className="grid gap-4">
      <Notice tone="success" announce="polite" title={`The link to pay goes to ${email}`}>
        The time is kept until {formatInstant(link.holdExpiresAt, policy.zone)} (Toronto time). The booking is
        confirmed when it is paid; until then it is pending.
      </Notice>
      <TextField label="Link to pay" readOnly value={link.url} onFocus={(event) => event.target.select()} />
    </div>
  )
}

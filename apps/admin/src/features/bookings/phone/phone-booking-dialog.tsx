import { quote } from '@dustforce/core/quote'
import {
  businessDateOf,
  calendar,
  dayOn,
  formatDate,
  isBusinessDate,
  minuteOfLabel,
} from '@dustforce/core/schedule'
import { withOfficeRules } from '@dustforce/core/schedule/office-rules'
import {
  type BookingForm,
  choicesOf,
  emailOf,
  emptyBookingForm,
  quoteRequestOf,
  type WayToPay,
} from '@dustforce/office/booking'
import type { CompanyPriceBook } from '@dustforce/office/company'
import type { Booking } from '@dustforce/supabase/admin'
import { useBusiness } from '@dustforce/ui/use-business'
import { useContactRules } from '@dustforce/ui/use-contact-rules'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useBackend } from '../../../app/app-context.tsx'
import { useSessionState } from '../../../app/use-session-state.ts'
import { ActDialog } from '../../../kit/act-dialog.tsx'
import { AgreedPriceFields } from './agreed-price-fields.tsx'
import { BookingTaken } from './booking-taken.tsx'
import { PhoneBookingForm, somebodyElse } from './phone-booking-form.tsx'
import { PhoneCleanerPart } from './phone-cleaner-part.tsx'
import { PhoneJobLetters } from './phone-job-letters.tsx'
import { PhonePromoField } from './phone-promo-field.tsx'
import { useAgreedPrice } from './use-agreed-price.ts'
import { useCaller } from './use-caller.ts'
import { usePhoneCleaner } from './use-phone-cleaner.ts'
import { usePhonePromo } from './use-phone-promo.ts'
import { type TakenByPhone, useTakeBooking } from './use-take-booking.ts'
import { wayToPayWords } from './way-to-pay-words.ts'

export interface PhoneBookingDialogProps {
  readonly now: number
  /** A booking of the customer whom it is for; null when the phone number has to find them. */
  readonly likeId?: string | null
  readonly onClose: () => void
}

/** Takes a booking for a customer on the phone, who gets the link to pay or pays on the day. */
export default function PhoneBookingDialog({ now, likeId = null, onClose }: PhoneBookingDialogProps) {
  const business = useBusiness()
  const contact = useContactRules()
  const blank = blankForm(business.priceBook)
  const { phoneBookings } = useBackend()
  const formId = useId()
  const [form, setForm] = useSessionState('phone booking', blank)
  const { callers, caller, callerId, find, setCaller } = useCaller(likeId, blank, setForm)
  const [payBy, setPayBy] = useSessionState<WayToPay>('phone booking, paid by', 'link')
  const [taken, setTaken] = useState<TakenByPhone | null>(null)

  const today = businessDateOf(now, business.policy.zone)
  const places = useQuery({
    queryKey: ['bookings', 'availability', today],
    queryFn: () => phoneBookings.availability(today, business.policy.lookaheadDays),
  })
  const choices = choicesOf(form)
  const plain = quote(business.priceBook, quoteRequestOf(business.priceBook, choices))
  const { minutes, subtotalCents } = plain
  const [sent, setSent] = useState(false)
  const promo = usePhonePromo({
    sent,
    typed: form.promoCode,
    email: form.email,
    mayLackEmail: emailOf(payBy) === 'optional',
    subtotalCents,
    now,
  })
  const own = useAgreedPrice({ choices, quoted: plain, sent })
  const withCode = quote(business.priceBook, quoteRequestOf(business.priceBook, choices, promo.discount))
  const quoted = own.input.wanted ? own.quoted : withCode
  const cleaner = usePhoneCleaner(
    {
      ...{ id: '', contractorId: null, bookingStatus: 'pending' },
      customerName: `${form.firstName} ${form.lastName}`,
      address: contact.addressOf(form),
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
    ...{ busy: places.data?.busy ?? [], service: form.service },
    ...(minutes !== null && { durationMinutes: minutes }),
  }

  const take = useTakeBooking(
    { form, payBy, quoted, promoCode: promo.code, own, given: cleaner.given },
    setTaken,
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
            act: wayToPayWords[payBy].act,
            formId,
            busy: take.busy,
            busyLabel: wayToPayWords[payBy].busyLabel,
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
          payBy={payBy}
          onPayBy={setPayBy}
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

/** The form of a new customer: for the first service of the price book. */
function blankForm({ services }: CompanyPriceBook): BookingForm {
  const [first = ''] = Object.keys(services)
  return { ...emptyBookingForm(first), hasPets: 'no' }
}

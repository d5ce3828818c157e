import { addOnsFor } from '@dustforce/core/catalogue'
import { formatMoney } from '@dustforce/core/money'
import type { Quote } from '@dustforce/core/quote'
import { quote } from '@dustforce/core/quote/only'
import type { OpenSlot } from '@dustforce/core/schedule'
import { type BookingForm, choicesOf, quoteRequestOf, submitLabel } from '@dustforce/office/booking'
import { cleansHomes, homeMeasures, termsOf } from '@dustforce/office/company'
import { sentence } from '@dustforce/office/language'
import { useBusiness } from '@dustforce/ui/use-business'
import { AccessFields, ParkingFields } from './access-fields.tsx'
import { AddOnFields } from './add-on-fields.tsx'
import { BookingFrame } from './booking-frame.tsx'
import { bookingProgress } from './booking-progress.ts'
import { chosenTerm } from './chosen-term.ts'
import { ConsentFields } from './consent-fields.tsx'
import { CustomerFields } from './customer-fields.tsx'
import { EquipmentFields } from './equipment-fields.tsx'
import type { BookingErrors, BookingField } from './form-part.ts'
import { HomeFields } from './home-fields.tsx'
import { NotesFields } from './notes-fields.tsx'
import { PaymentInformation } from './payment-information.tsx'
import { PetFields } from './pet-fields.tsx'
import { amountOf, PriceSummary } from './price-summary.tsx'
import { PromoField } from './promo-field.tsx'
import { ScheduleFields } from './schedule-fields.tsx'
import type { DecidedBefore } from './starting-form.ts'
import { useBookingForm } from './use-booking-form.ts'
import { useCheckout } from './use-checkout.ts'
import { useEmailCheck } from './use-email-check.ts'
import { usePromo } from './use-promo.ts'
import { useRepeat } from './use-repeat.tsx'
import { useSchedule } from './use-schedule.ts'
import { useSubmit } from './use-submit.ts'
import * as words from './words.en.tsx'

interface BookingDialogProps {
  readonly initial: BookingForm
  /** The choices that were made before the form opened. */
  readonly decided: DecidedBefore
  /** Whether the form opens with a promo code that was offered. */
  readonly promoOffered: boolean
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** Booking a cleaning, from the name to the payment page. */
export function BookingDialog({ initial, decided, promoOffered, open, onOpenChange }: BookingDialogProps) {
  const { money, policy, priceBook, company } = useBusiness()
  const book = priceBook
  const petFee = termsOf(priceBook).petFeeCents
  const { form, problems, errors, change, leave, showAll } = useBookingForm(initial)
  const email = useEmailCheck(form.email)
  const choices = choicesOf(form)
  const { subtotalCents, minutes } = quote(book, quoteRequestOf(book, choices))
  const schedule = useSchedule(form.date, minutes, form.service)
  const promo = usePromo({ form, onChange: change, subtotalCents, offered: promoOffered })
  const { now } = schedule
  const repeat = useRepeat({ form, now, book, policy, company: company.name })
  const checkout = useCheckout(schedule.retry)
  const own = quote(book, quoteRequestOf(book, choices, promo.discount))
  // A price that the server corrected stands until a choice is changed: the next submit sends it back as the one that was shown.
  const shown: Quote = checkout.trouble?.kind === 'price-changed' ? checkout.trouble.after : own

  const submission = useSubmit({ form, shown, email, promo, schedule, repeat, checkout, showAll })
  const { submitting, clear } = submission

  const onChange = (changed: Partial<BookingForm>) => {
    change(changed)
    clear(changed)
    checkout.clearTrouble()
  }
  const onLeave = (field: BookingField) => {
    leave(field)
    if (field === 'email') void email.check(form.email)
  }

  const label = sentence(submitLabel({ submitting, dayFull: schedule.dayFull, promoInvalid: promo.invalid }))
  const { earliest, earliestFree } = schedule
  const term = chosenTerm(form, schedule)
  const take = ({ date, label: time }: OpenSlot) => onChange({ date, time })
  const emailError = errors.email ?? submission.errors.email ?? email.error
  const messages: BookingErrors = {
    ...submission.errors,
    ...errors,
    ...(emailError === undefined ? {} : { email: emailError }),
  }
  const part = { form, errors: messages, onChange, onLeave }
  const offered = addOnsFor(book, form.service)
  return (
    <BookingFrame
      open={open}
      onOpenChange={onOpenChange}
      serviceName={book.services[form.service]?.name ?? ''}
      total={amountOf(shown, shown.totalCents, money)}
      progress={bookingProgress(form, problems, repeat.isAgreed, company.forms.textConsent)}
      submitLabel={label}
      submitting={submitting}
      blocked={schedule.dayFull ? 'day-full' : promo.invalid ? 'promo-invalid' : null}
      trouble={checkout.trouble}
      tries={submission.tries}
      onSubmit={() => void submission.submit()}
    >
      <CustomerFields {...part} emailStatus={email.status} />
      <HomeFields
        {...part}
        rooms={homeMeasures(priceBook.measures)}
        decidedSize={
          decided.size
            ? words.decidedSize(form.bedrooms, form.bathrooms, formatMoney(own.baseCents, money))
            : null
        }
      />
      <ScheduleFields
        {...part}
        schedule={schedule}
        onRetry={schedule.retry}
        term={term}
        earliestFree={earliestFree}
        onTake={take}
        {...(earliest === null ? {} : { onTakeEarliest: () => take(earliest) })}
        decided={decided.time}
        book={book}
      />
      <div>
        {offered.length === 0 ? null : (
          <AddOnFields {...part} offered={offered} total={formatMoney(own.addOnsCents, money)} />
        )}
        {homeMeasures(priceBook.measures).pets ? (
          <PetFields {...part} fee={petFee > 0 ? formatMoney(petFee, money) : null} />
        ) : null}
        <AccessFields {...part} />
        <ParkingFields {...part} />
        <NotesFields {...part} />
        {cleansHomes(priceBook.measures) ? <EquipmentFields {...part} /> : null}
        <PromoField
          code={form.promoCode}
          promo={promo.view}
          error={promo.error ?? messages.promoCode}
          onType={(code) => {
            promo.type(code)
            onChange({ promoCode: code })
          }}
          onApply={() => void promo.apply()}
          onRemove={() => {
            promo.remove()
            onChange({ promoCode: '' })
          }}
        />
      </div>
      <PriceSummary quote={shown} />
      {repeat.part}
      <PaymentInformation freeCancellationHours={policy.freeCancellationHours} term={term} />
      <ConsentFields {...part} textConsent={company.forms.textConsent} />
    </BookingFrame>
  )
}

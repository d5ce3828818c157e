import { addOnsFor } from '@dustforce/core/catalogue'
import { formatMoney } from '@dustforce/core/money'
import type { Quote } from '@dustforce/core/quote'
import type { Day, Slot } from '@dustforce/core/schedule'
import { bookableDays } from '@dustforce/core/schedule/office-rules'
import {
  type BookingForm,
  bookingFields,
  emailOf,
  requestFromForm,
  type WayToPay,
  waysToPay,
} from '@dustforce/office/booking'
import { cleansHomes, homeMeasures, measuredRooms, zoneName } from '@dustforce/office/company'
import { Calendar } from '@dustforce/ui/calendar'
import { Checkbox } from '@dustforce/ui/checkbox'
import { ChoiceGroup } from '@dustforce/ui/choice-group'
import { rewriteInput } from '@dustforce/ui/edited-input'
import { ErrorSummary } from '@dustforce/ui/error-summary'
import { FieldError } from '@dustforce/ui/field-error'
import { Notice } from '@dustforce/ui/notice'
import { Select } from '@dustforce/ui/select'
import { TextField } from '@dustforce/ui/text-field'
import { useBusiness } from '@dustforce/ui/use-business'
import { useContactRules } from '@dustforce/ui/use-contact-rules'
import { type ReactNode, useState } from 'react'
import { ActButton } from '../../../kit/act-button.tsx'
import { type FormFields, formFields } from '../../../kit/form-fields.ts'
import type { Problems } from '../../../kit/problems.ts'
import { roomOptions } from '../booking-words.ts'
import { AskedByPhone } from './asked-by-phone.tsx'
import { PhonePrice } from './phone-price.tsx'
import { wayToPayWords } from './way-to-pay-words.ts'

/** A customer who has booked under a number before. */
export interface Caller {
  readonly id: string
  readonly name: string
  readonly address: string
}

/** Somebody on the phone who has not booked before. */
export const somebodyElse = 'somebody else'

export interface PhoneBookingFormProps {
  readonly id: string
  readonly form: BookingForm
  /** The customer's answers in the last booking; null for a new customer, or while they are not known. */
  readonly known: string | null
  /** The customers who share the number; empty for a number of one. */
  readonly callers: readonly Caller[]
  /** The one of them who calls; null until it is chosen. */
  readonly callerId: string | null
  readonly onCaller: (id: string) => void
  readonly days: readonly Day[]
  /** The slots of the chosen day. */
  readonly slots: readonly Slot[]
  readonly onChange: (change: Partial<BookingForm>) => void
  readonly payBy: WayToPay
  readonly onPayBy: (way: WayToPay) => void
  readonly onPhone: (phone: string) => void
  /** The customer on the phone is not the one whose number it was. */
  readonly onSomebodyElse: () => void
  /** The price of the booking. */
  readonly quoted: Quote
  /** The terms that change the price besides the choices. */
  readonly priceTerms: ReactNode
  /** The choice of the cleaner who does the job. */
  readonly cleaner: ReactNode
  /** The parts that are given from outside cannot be sent as they are. */
  readonly blocked: boolean
  /** Called when it is sent, complete or not. */
  readonly onTried: () => void
  /** Called when it is sent and complete. */
  readonly onSubmit: () => void
}

type Part = FormFields<BookingForm> & PhoneBookingFormProps & { readonly dateError: string | undefined }

/** A booking for a customer on the phone: the fields and rules of the website's form, without what nobody asks on the phone. */
export function PhoneBookingForm(props: PhoneBookingFormProps) {
  const { company, priceBook } = useBusiness()
  const contact = useContactRules()
  const { id, form, onChange, payBy } = props
  const [tries, setTries] = useState(0)
  const parsed = requestFromForm(form, { priceBook, contact }, { email: emailOf(payBy) })
  const errors: Problems<BookingForm> = tries > 0 && !parsed.ok ? parsed.problems : {}
  const isAgreed = form.termsConsent && form.messagesConsent
  const fields = formFields<BookingForm>({
    values: form,
    errorOf: (name) => errors[name],
    edit: (change) => onChange(change(form)),
  })
  const part: Part = { ...props, ...fields, dateError: errors.date }
  return (
    <form
      id={id}
      noValidate
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        props.onTried()
        if (parsed.ok && isAgreed && !props.blocked) props.onSubmit()
        else setTries(tries + 1)
      }}
    >
      <ErrorSummary tries={tries} />
      <CustomerPart {...part} />
      <HomePart {...part} />
      <VisitPart {...part} />
      <TimePart {...part} />
      {props.cleaner}
      <ChoiceGroup
        legend="Payment"
        value={payBy}
        options={waysToPay.map((value) => ({ value, ...wayToPayWords[value] }))}
        onChange={props.onPayBy}
      />
      <Checkbox
        label={`The customer agrees to the terms and payment policy${company.forms.textConsent ? ', and to messages about the booking' : ''}`}
        checked={isAgreed}
        error={tries > 0 && !isAgreed ? 'Please ask the customer, and tick this.' : undefined}
        onChange={(event) =>
          onChange({ termsConsent: event.target.checked, messagesConsent: event.target.checked })
        }
      />
    </form>
  )
}

const codeLabels = { 'postal-code': 'Postal code', postcode: 'Postcode', zip: 'ZIP code' } as const

const asked = { required: true, autoComplete: 'off', maxLength: 200 }

function CustomerPart({
  text,
  onChange,
  payBy,
  known,
  callers,
  callerId,
  onCaller,
  onPhone,
  onSomebodyElse,
}: Part) {
  const { editPhone, phonePlaceholder } = useContactRules()
  const mayLackEmail = emailOf(payBy) === 'optional'
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="pb-3 font-semibold">Customer</legend>
      <TextField
        label="Phone"
        required
        type="tel"
        autoComplete="off"
        placeholder={phonePlaceholder}
        {...text('phone')}
        onChange={({ target }) => {
          const phone = rewriteInput(target, editPhone)
          onChange({ phone })
          onPhone(phone)
        }}
      />
      <TextField
        {...asked}
        label="Email"
        type="email"
        required={!mayLackEmail}
        optional={mayLackEmail}
        hint={mayLackEmail ? 'Without one nothing can be sent.' : undefined}
        {...text('email')}
      />
      {callers.length === 0 ? null : (
        <ChoiceGroup
          legend="Who is calling?"
          hint="Customers who share this number."
          className="sm:col-span-2"
          value={callerId}
          options={[
            ...callers.map(({ id: value, name, address }) => ({ value, label: name, hint: address })),
            { value: somebodyElse, label: 'Somebody else' },
          ]}
          onChange={onCaller}
        />
      )}
      {known === null ? null : (
        <Notice tone="success" announce="polite" className="sm:col-span-2">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <p className="min-w-0 flex-1 basis-64">{known}</p>
            {callers.length > 0 ? null : <ActButton onClick={onSomebodyElse}>Somebody else</ActButton>}
          </div>
        </Notice>
      )}
      <TextField {...asked} label="First name" {...text('firstName')} />
      <TextField {...asked} label="Last name" {...text('lastName')} />
    </fieldset>
  )
}

function HomePart(part: Part) {
  const { priceBook } = useBusiness()
  const contact = useContactRules()
  const { form, text, onChange } = part
  const isHome = cleansHomes(priceBook.measures)
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="pb-3 font-semibold">{isHome ? 'Home' : 'Where'}</legend>
      <TextField {...asked} label="Street address" {...text('streetAddress')} />
      <div className="grid grid-cols-2 gap-4">
        <TextField {...asked} label="City" {...text('city')} />
        <TextField
          {...asked}
          label={codeLabels[contact.postalCodeName]}
          maxLength={10}
          {...text('postalCode')}
          onChange={(event) => onChange({ postalCode: contact.formatPostalCode(event.target.value) })}
        />
      </div>
      <div className="grid grid-cols-2 gap-4">
        {measuredRooms(priceBook.measures).map((name) => (
          <Select
            key={name}
            label={name === 'bedrooms' ? 'Bedrooms' : 'Bathrooms'}
            options={roomOptions(priceBook, name)}
            value={`${form[name]}`}
            onChange={(event) => onChange({ [name]: Number(event.target.value) })}
          />
        ))}
      </div>
      {isHome ? <HomeKind {...part} /> : null}
      <AskedByPhone {...part} />
    </fieldset>
  )
}

/** The fields about the kind of home, where rooms are cleaned. */
function HomeKind({ form, text, onChange }: Part) {
  const { priceBook } = useBusiness()
  return (
    <>
      <div className="grid grid-cols-2 gap-4">
        <Select
          label="Home type"
          optional
          placeholder="Select"
          options={bookingFields.homeType.options}
          value={form.homeType}
          onChange={(event) => {
            const chosen = bookingFields.homeType.options.find(({ value }) => value === event.target.value)
            onChange({ homeType: chosen?.value ?? '' })
          }}
        />
        {homeMeasures(priceBook.measures).pets ? (
          <Select
            label="Pets"
            options={[
              { value: 'no', label: 'No' },
              { value: 'yes', label: 'Yes' },
            ]}
            value={form.hasPets === 'yes' ? 'yes' : 'no'}
            onChange={(event) => onChange({ hasPets: event.target.value === 'yes' ? 'yes' : 'no' })}
          />
        ) : null}
      </div>
      {form.homeType === 'other' ? (
        <TextField
          {...asked}
          label="Please specify the home type"
          maxLength={100}
          {...text('customHomeType')}
        />
      ) : null}
    </>
  )
}

function VisitPart({ form, onChange }: Part) {
  const { money, priceBook } = useBusiness()
  return (
    <fieldset className="grid gap-4">
      <legend className="pb-3 font-semibold">Visit</legend>
      <Select
        label="Service"
        options={Object.entries(priceBook.services).map(([value, { name }]) => ({ value, label: name }))}
        value={form.service}
        onChange={(event) => {
          const service = event.target.value
          const offered = addOnsFor(priceBook, service).map((addOn) => addOn.id)
          onChange({ service, addOns: form.addOns.filter((addOn) => offered.includes(addOn)) })
        }}
      />
      <div className="grid gap-x-4 *:min-h-11 sm:grid-cols-2">
        {addOnsFor(priceBook, form.service).map(({ id, name, amount }) => (
          <Checkbox
            key={id}
            label={`${name} (${formatMoney(amount, money)})`}
            checked={form.addOns.includes(id)}
            onChange={(event) => {
              const others = form.addOns.filter((other) => other !== id)
              onChange({ addOns: event.target.checked ? [...others, id] : others })
            }}
          />
        ))}
      </div>
    </fieldset>
  )
}

function TimePart({ id, form, text, onChange, days, slots, dateError, priceTerms, quoted }: Part) {
  const business = useBusiness()
  const calendar = bookableDays(days)
  return (
    <fieldset className="grid gap-4 sm:grid-cols-[1.25fr_1fr]">
      <legend className="pb-3 font-semibold">When</legend>
      <fieldset
        aria-label="Date"
        aria-describedby={`${id}-date-error`}
        data-wrong={dateError === undefined ? undefined : ''}
        className="min-w-0"
      >
        <Calendar
          key={calendar.today}
          {...calendar}
          weekStart="monday"
          value={form.date === '' ? null : form.date}
          onChange={(date) => onChange({ date, time: '' })}
        />
        <FieldError id={`${id}-date-error`}>{dateError}</FieldError>
      </fieldset>
      <div className="grid content-start gap-4">
        <Select
          label={`Start time (${zoneName(business)})`}
          required
          placeholder={form.date === '' ? 'Choose a date first' : 'Select a time'}
          disabled={form.date === ''}
          options={slots.map(({ label, open }) => ({
            value: label,
            label: open ? label : `${label} (not available)`,
            disabled: !open,
          }))}
          {...text('time')}
        />
        {priceTerms}
        <PhonePrice quoted={quoted} />
      </div>
    </fieldset>
  )
}

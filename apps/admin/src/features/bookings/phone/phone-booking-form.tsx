import { addOnsFor, gtaPriceBook, gtaTerms, serviceIds } from '@dustforce/core/catalogue'
import { formatMoney } from '@dustforce/core/money'
import type { Quote } from '@dustforce/core/quote'
import type { Day, Slot } from '@dustforce/core/schedule'
import { bookableDays } from '@dustforce/core/schedule/office-rules'
import { editPhone, formatPostalCode, phonePlaceholder } from '@dustforce/core/validation'
import { type BookingForm, bookingFields, requestFromForm } from '@dustforce/office/booking'
import { gtaMoney } from '@dustforce/office/company'
import { Calendar } from '@dustforce/ui/calendar'
import { Checkbox } from '@dustforce/ui/checkbox'
import { ChoiceGroup } from '@dustforce/ui/choice-group'
import { rewriteInput } from '@dustforce/ui/edited-input'
import { FieldError } from '@dustforce/ui/field-error'
import { Notice } from '@dustforce/ui/notice'
import { Select } from '@dustforce/ui/select'
import { TextArea } from '@dustforce/ui/text-area'
import { TextField } from '@dustforce/ui/text-field'
import { type FormEvent, type ReactNode, useState } from 'react'
import { ActButton } from '../../../kit/act-button.tsx'
import { PhonePrice } from './phone-price.tsx'

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
  /** What the customer's last booking answered; null for a new customer, or while it is not known. */
  readonly known: string | null
  /** The customers who share the number; empty for a number of one. */
  readonly callers: readonly Caller[]
  /** Which of them calls; null until it is chosen. */
  readonly callerId: string | null
  readonly onCaller: (id: string) => void
  readonly days: readonly Day[]
  /** The slots of the chosen day. */
  readonly slots: readonly Slot[]
  readonly onChange: (change: Partial<BookingForm>) => void
  /** The customer pays on the day instead of by a link. */
  readonly payOnDay: boolean
  readonly onPayOnDay: (payOnDay: boolean) => void
  readonly onPhone: (phone: string) => void
  /** The customer on the phone is not the one whose number it was. */
  readonly onSomebodyElse: () => void
  /** What it costs. */
  readonly quoted: Quote
  /** What changes the price besides the choices. */
  readonly priceTerms: ReactNode
  /** Who does the job. */
  readonly cleaner: ReactNode
  /** The parts that are given from outside cannot be sent as they are. */
  readonly blocked: boolean
  /** Called when it is sent, complete or not. */
  readonly onTried: () => void
  /** Called when it is sent and complete. */
  readonly onSubmit: () => void
}

type TextName = 'firstName' | 'lastName' | 'email' | 'streetAddress' | 'city'

/** A booking for a customer on the phone: the fields and rules of the website's form, without what nobody asks on the phone. */
export function PhoneBookingForm({
  id,
  form,
  known,
  callers,
  callerId,
  onCaller,
  days,
  slots,
  onChange,
  payOnDay,
  onPayOnDay,
  onPhone,
  onSomebodyElse,
  quoted,
  priceTerms,
  cleaner,
  blocked,
  onTried,
  onSubmit,
}: PhoneBookingFormProps) {
  const [tried, setTried] = useState(false)
  const emailIs = payOnDay ? 'optional' : 'required'
  const parsed = requestFromForm(form, { email: emailIs })
  const errors = tried && !parsed.ok ? parsed.problems : {}
  const isAgreed = form.termsConsent && form.messagesConsent
  const isOptional = (name: TextName) => name === 'email' && emailIs === 'optional'
  const text = (name: TextName, label: string) => (
    <TextField
      label={label}
      required={!isOptional(name)}
      optional={isOptional(name)}
      hint={isOptional(name) ? 'Without one nothing can be sent.' : undefined}
      autoComplete="off"
      type={name === 'email' ? 'email' : 'text'}
      maxLength={200}
      error={errors[name]}
      value={form[name]}
      onChange={(event) => onChange({ [name]: event.target.value })}
    />
  )
  const rooms = Array.from({ length: gtaTerms.maxRooms }, (_, index) => ({
    value: `${index + 1}`,
    label: `${index + 1}`,
  }))
  const calendar = bookableDays(days)
  return (
    <form
      id={id}
      noValidate
      className="grid gap-6"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        setTried(true)
        onTried()
        if (parsed.ok && isAgreed && !blocked) onSubmit()
      }}
    >
      <fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className="pb-3 font-semibold">Customer</legend>
        <TextField
          label="Phone"
          required
          type="tel"
          autoComplete="off"
          placeholder={phonePlaceholder}
          error={errors.phone}
          value={form.phone}
          onChange={({ target }) => {
            const phone = rewriteInput(target, editPhone)
            onChange({ phone })
            onPhone(phone)
          }}
        />
        {text('email', 'Email')}
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
        {text('firstName', 'First name')}
        {text('lastName', 'Last name')}
      </fieldset>
      <fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className="pb-3 font-semibold">Home</legend>
        {text('streetAddress', 'Street address')}
        <div className="grid grid-cols-2 gap-4">
          {text('city', 'City')}
          <TextField
            label="Postal code"
            required
            autoComplete="off"
            maxLength={7}
            error={errors.postalCode}
            value={form.postalCode}
            onChange={(event) => onChange({ postalCode: formatPostalCode(event.target.value) })}
          />
        </div>
        <div className="grid grid-cols-2 gap-4">
          <Select
            label="Bedrooms"
            options={rooms}
            value={`${form.bedrooms}`}
            onChange={(event) => onChange({ bedrooms: Number(event.target.value) })}
          />
          <Select
            label="Bathrooms"
            options={rooms}
            value={`${form.bathrooms}`}
            onChange={(event) => onChange({ bathrooms: Number(event.target.value) })}
          />
        </div>
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
          <Select
            label="Pets"
            options={[
              { value: 'no', label: 'No' },
              { value: 'yes', label: 'Yes' },
            ]}
            value={form.hasPets === 'yes' ? 'yes' : 'no'}
            onChange={(event) => onChange({ hasPets: event.target.value === 'yes' ? 'yes' : 'no' })}
          />
        </div>
        {form.homeType === 'other' ? (
          <TextField
            label="Please specify the home type"
            required
            autoComplete="off"
            maxLength={100}
            error={errors.customHomeType}
            value={form.customHomeType}
            onChange={(event) => onChange({ customHomeType: event.target.value })}
          />
        ) : null}
        <TextField
          label="Getting in"
          optional
          autoComplete="off"
          error={errors.entryInstructions}
          value={form.entryInstructions}
          onChange={(event) => onChange({ entryInstructions: event.target.value })}
        />
        <TextArea
          label="Special instructions"
          optional
          rows={2}
          error={errors.notes}
          value={form.notes}
          onChange={(event) => onChange({ notes: event.target.value })}
        />
      </fieldset>
      <fieldset className="grid gap-4">
        <legend className="pb-3 font-semibold">Cleaning</legend>
        <Select
          label="Service"
          options={serviceIds.map((value) => ({ value, label: gtaPriceBook.services[value].name }))}
          value={form.service}
          onChange={(event) => {
            const service = serviceIds.find((value) => value === event.target.value) ?? form.service
            const offered = addOnsFor(gtaPriceBook, service).map((addOn) => addOn.id)
            onChange({ service, addOns: form.addOns.filter((addOn) => offered.includes(addOn)) })
          }}
        />
        <div className="grid gap-x-4 *:min-h-11 sm:grid-cols-2">
          {addOnsFor(gtaPriceBook, form.service).map((addOn) => (
            <Checkbox
              key={addOn.id}
              label={`${addOn.name} (${formatMoney(addOn.amount, gtaMoney)})`}
              checked={form.addOns.includes(addOn.id)}
              onChange={(event) =>
                onChange({
                  addOns: event.target.checked
                    ? [...form.addOns, addOn.id]
                    : form.addOns.filter((other) => other !== addOn.id),
                })
              }
            />
          ))}
        </div>
      </fieldset>
      <fieldset className="grid gap-4 sm:grid-cols-[1.25fr_1fr]">
        <legend className="pb-3 font-semibold">When</legend>
        <div>
          <Calendar
            key={calendar.today}
            {...calendar}
            weekStart="monday"
            value={form.date === '' ? null : form.date}
            onChange={(date) => onChange({ date, time: '' })}
          />
          <FieldError id={`${id}-date`}>{errors.date}</FieldError>
        </div>
        <div className="grid content-start gap-4">
          <Select
            label="Start time (Toronto)"
            required
            placeholder={form.date === '' ? 'Choose a date first' : 'Select a time'}
            disabled={form.date === ''}
            error={errors.time}
            value={form.time}
            options={slots.map(({ label, open }) => ({
              value: label,
              label: open ? label : `${label} (not available)`,
              disabled: !open,
            }))}
            onChange={(event) => onChange({ time: event.target.value })}
          />
          {priceTerms}
          <PhonePrice quoted={quoted} />
        </div>
      </fieldset>
      {cleaner}
      <ChoiceGroup
        legend="Payment"
        value={payOnDay ? 'day' : 'link'}
        options={[
          { value: 'link', label: 'Link by e-mail', hint: 'The time is kept while the customer pays.' },
          {
            value: 'day',
            label: 'Pay on the day',
            hint: 'Confirmed at once, also without an e-mail address; you mark it as paid.',
          },
        ]}
        onChange={(way) => onPayOnDay(way === 'day')}
      />
      <div>
        <Checkbox
          label="The customer agrees to the terms and payment policy, and to messages about the booking"
          checked={isAgreed}
          onChange={(event) =>
            onChange({ termsConsent: event.target.checked, messagesConsent: event.target.checked })
          }
        />
        <FieldError id={`${id}-agreed`}>
          {tried && !isAgreed ? 'Please ask the customer, and tick this.' : undefined}
        </FieldError>
      </div>
    </form>
  )
}

import type { BookingEdits } from '@dustforce/office/booking'
import { type CompanyPriceBook, measuredRooms } from '@dustforce/office/company'
import type { Booking, EditOffer } from '@dustforce/supabase/admin'
import { Checkbox } from '@dustforce/ui/checkbox'
import { Select } from '@dustforce/ui/select'
import { TextArea } from '@dustforce/ui/text-area'
import { useBusiness } from '@dustforce/ui/use-business'
import { amount, roomOptions } from '../booking-words.ts'
import { inputOf, type VisitTexts, visitFields } from './visit-details.ts'

/** The choices of a change, where they differ from what is booked. */
export interface Wanted {
  readonly addOns: Readonly<Partial<Record<string, boolean>>>
  /** null as it is booked. */
  readonly hasPets: boolean | null
  readonly home: Home
}

/** The choices of service and size that differ from what is booked. */
export type Home = Pick<BookingEdits, 'service' | 'bedrooms' | 'bathrooms'>

const services = (priceBook: CompanyPriceBook) =>
  Object.entries(priceBook.services).map(([value, { name }]) => ({ value, label: name }))

export function HomeFields({
  booking,
  home,
  busy,
  onHome,
}: {
  readonly booking: Booking
  readonly home: Home
  readonly busy: boolean
  readonly onHome: (home: Home) => void
}) {
  const { priceBook } = useBusiness()
  return (
    <fieldset className="grid min-w-0 grid-cols-2 gap-4 sm:grid-cols-[2fr_1fr_1fr]">
      <legend className="pb-1.5 text-sm font-medium">Service and size</legend>
      <Select
        label="Service"
        name="service_type"
        className="max-sm:col-span-2"
        options={services(priceBook)}
        value={home.service ?? booking.serviceType}
        disabled={busy}
        onChange={({ target }) => {
          onHome({ service: target.value })
        }}
      />
      {measuredRooms(priceBook.measures).map((name) => (
        <Select
          key={name}
          label={name === 'bedrooms' ? 'Bedrooms' : 'Bathrooms'}
          name={name}
          options={roomOptions(priceBook, name)}
          value={String(home[name] ?? booking[name])}
          disabled={busy}
          onChange={({ target }) => onHome({ [name]: Number(target.value) })}
        />
      ))}
    </fieldset>
  )
}

export function AddOns({
  offer: { addOns, hasPets },
  wanted,
  busy,
  onWant,
}: {
  readonly offer: EditOffer
  readonly wanted: Wanted
  readonly busy: boolean
  readonly onWant: (wanted: Wanted) => void
}) {
  const { money } = useBusiness()
  return (
    <fieldset className="min-w-0">
      <legend className="pb-1.5 text-sm font-medium">Add-ons and pets</legend>
      <div className="grid gap-x-5 gap-y-1 sm:grid-cols-2">
        {addOns.map(({ id, name, unit, amountCents, isBooked }) => (
          <Checkbox
            key={id}
            label={name}
            hint={`${amount(amountCents, money)}${unit === '' ? '' : ` (${unit})`}`}
            checked={wanted.addOns[id] ?? isBooked}
            disabled={busy}
            onChange={({ target }) =>
              onWant({ ...wanted, addOns: { ...wanted.addOns, [id]: target.checked } })
            }
          />
        ))}
        <Checkbox
          label="There are pets at home"
          checked={wanted.hasPets ?? hasPets}
          disabled={busy}
          onChange={({ target }) => onWant({ ...wanted, hasPets: target.checked })}
        />
      </div>
    </fieldset>
  )
}

/** The facts to know about the visit. */
export function VisitFields({
  booking,
  typed,
  busy,
  onTyped,
}: {
  readonly booking: Booking
  readonly typed: VisitTexts
  readonly busy: boolean
  readonly onTyped: (typed: VisitTexts) => void
}) {
  return (
    <fieldset className="grid min-w-0 gap-4 sm:grid-cols-2">
      <legend className="pb-1.5 text-sm font-medium">At the visit</legend>
      {visitFields(booking).map(({ name, label, options, maxLength }) => {
        const value = typed[name] ?? inputOf(name, booking)
        const field = { label, name, value, disabled: busy, autoComplete: 'off' }
        const onInput = (text: string) => onTyped({ ...typed, [name]: text })
        return options === null ? (
          <TextArea
            key={name}
            {...field}
            rows={2}
            maxLength={maxLength}
            onChange={({ target }) => onInput(target.value)}
          />
        ) : (
          <Select key={name} {...field} options={options} onChange={({ target }) => onInput(target.value)} />
        )
      })}
    </fieldset>
  )
}

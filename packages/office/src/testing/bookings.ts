import { gtaPriceBook, gtaTerms } from '@dustforce/core/catalogue'
import { cents } from '@dustforce/core/money'
import { timeLabel } from '@dustforce/core/schedule'
import { businessDates, instants, minutesOfDay, quoteRequests } from '@dustforce/core/testing'
import fc from 'fast-check'
import { inputNames } from '../booking/booking-details.ts'
import {
  type BookingForm,
  type BookingRecord,
  bookingFields,
  bookingFromRow,
  type DeclaredField,
  type DetailInputs,
  emptyBookingForm,
  type PaymentEvent,
  type PaymentFacts,
  paymentStatuses,
  type Reversal,
  type ReversalType,
  storedBookingStatuses,
} from '../booking/index.ts'

const yesNo = fc.constantFrom('yes', 'no', '')
const rooms = fc.integer({ min: 1, max: gtaTerms.maxRooms })
const words = fc.constantFrom('', 'Ring twice', 'Two friendly cats', 'The study, please', 'Straße 5 – façade')

/** An arbitrary for each input of a declared field: one of its choices, or words; now and then nothing. */
const inputs = Object.fromEntries(
  inputNames.map((name) => {
    const { options }: DeclaredField = bookingFields[name]
    return [name, options === undefined ? words : fc.constantFrom('', ...options.map(({ value }) => value))]
  }),
) as { [N in keyof DetailInputs]: fc.Arbitrary<DetailInputs[N]> }

/** Booking forms that are filled in without a mistake, for the GTA price book. */
export function bookingForms(): fc.Arbitrary<BookingForm> {
  const details = fc.record({
    firstName: fc.constantFrom('Ana', 'Zoë', "D'Arcy", 'Jean-Luc', '李娜'),
    lastName: fc.constantFrom('Díaz', 'O’Neil', 'Nguyen', 'van der Berg'),
    email: fc.constantFrom('ana@example.com', 'Jean.Luc+home@mail.example.ca'),
    phone: fc.stringMatching(/^[2-9]\d{2}[2-9]\d{6}$/),
    streetAddress: fc.constantFrom('100 Queen St W', '5100 Yonge St, Unit 12'),
    city: fc.constantFrom('Toronto', 'North York', 'Mississauga'),
    postalCode: fc.constantFrom('M5H 2N2', 'm2n5v7', 'L5B3C1'),
    bedrooms: rooms,
    bathrooms: rooms,
    date: businessDates(),
    time: minutesOfDay().map(timeLabel),
    hasPets: yesNo,
    ...inputs,
    promoCode: fc.constantFrom('', 'WELCOME10'),
  })
  return fc.tuple(quoteRequests(gtaPriceBook), details).map(([asked, filledIn]) => ({
    ...emptyBookingForm(asked.service),
    ...filledIn,
    customHomeType: filledIn.homeType === 'other' ? 'Houseboat' : '',
    addOns: (asked.addOns ?? []).map((addOn) => (typeof addOn === 'string' ? addOn : addOn.id)),
    messagesConsent: true,
    termsConsent: true,
  }))
}

/** Stored bookings of any status, paid or not. */
export function bookingRecords(): fc.Arbitrary<BookingRecord> {
  return fc
    .record({
      id: fc.uuid(),
      booking_date: fc.option(businessDates()),
      booking_time: fc.option(minutesOfDay().map(timeLabel)),
      booking_status: fc.constantFrom(...storedBookingStatuses, ' Confirmed '),
      payment_status: fc.constantFrom(...paymentStatuses),
      assigned_cleaner_name: fc.constantFrom(null, 'Ana Diaz', 'Bo Chen', 'Cy Young'),
      contractor_pay: fc.option(fc.integer({ min: 0, max: 30_000 }).map((amount) => amount / 100)),
      refunded_amount: fc.integer({ min: 0, max: 7_000 }).map((amount) => amount / 100),
      lost_amount: fc.integer({ min: 0, max: 7_000 }).map((amount) => amount / 100),
      total_price: fc.integer({ min: 0, max: 70_000 }).map((amount) => amount / 100),
      created_at: instants().map((instant) => new Date(instant).toISOString()),
    })
    .map(bookingFromRow)
}

/** Payment events of one booking, whose facts stay the same each time they are reported. */
export function paymentEvents(facts: PaymentFacts): fc.Arbitrary<PaymentEvent> {
  return fc.constantFrom<PaymentEvent>(
    { type: 'completed', paid: true, facts },
    { type: 'completed', paid: false, facts },
    { type: 'async_succeeded', facts },
    { type: 'async_failed' },
    { type: 'expired' },
    { type: 'refunded' },
  )
}

/** Reports about refunds and disputes of one payment; a refund or a dispute has one amount. */
export function reversalReports(): fc.Arbitrary<Reversal[]> {
  const inAll = fc.record({
    type: fc.constantFrom<ReversalType>('refunded', 'partly_refunded'),
    id: fc.constant(null),
    amountCents: fc.integer({ min: 1, max: 40_000 }).map(cents),
  })
  const ofOne = (kind: 're' | 'dp', types: readonly ReversalType[]) =>
    fc
      .record({ type: fc.constantFrom(...types), nr: fc.integer({ min: 1, max: 3 }) })
      .map(({ type, nr }): Reversal => ({ type, id: `${kind}_${nr}`, amountCents: cents(nr * 7_001) }))
  const one = fc.oneof<fc.Arbitrary<Reversal>[]>(
    inAll,
    ofOne('re', ['refund_given', 'refund_failed']),
    ofOne('dp', ['dispute_opened', 'dispute_lost', 'dispute_won']),
  )
  return fc.array(one, { maxLength: 10 })
}

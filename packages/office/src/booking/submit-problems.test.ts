import { cents } from '@dustforce/core/money'
import { promoMessage } from '@dustforce/core/promo'
import { businessDate, gtaPolicy, instantOf } from '@dustforce/core/schedule'
import { describe, expect, it } from 'vitest'
import { gtaBusiness, gtaRules } from '../testing/business.ts'
import {
  type BookingForm,
  bookingFormProblems,
  checkoutErrorNotice,
  emptyBookingForm,
  noCheckoutUrlMessage,
  payloadProblem,
  requestFromForm,
  type SubmitContext,
  submitLabel,
  submitProblems,
} from './index.ts'

const filledIn: BookingForm = {
  ...emptyBookingForm('standard'),
  firstName: 'Ana',
  lastName: 'Díaz',
  email: 'ana@example.com',
  phone: '(416) 555-0123',
  streetAddress: '100 Queen St W',
  city: 'Toronto',
  postalCode: 'M5H 2N2',
  date: '2026-11-23',
  time: '9:00 AM',
  messagesConsent: true,
  termsConsent: true,
}
const lastChance = instantOf(businessDate('2026-11-23'), 510, gtaPolicy.zone)
const context: SubmitContext = {
  policy: gtaPolicy,
  contact: gtaRules.contact,
  now: lastChance,
  emailVerified: true,
  promoInvalid: false,
  dayFull: false,
}

const shown = (form: Partial<BookingForm>, at: Partial<SubmitContext> = {}) =>
  submitProblems({ ...filledIn, ...form }, { ...context, ...at }).map(
    ({ title, description }) => `${title}: ${description}`,
  )

const messages = {
  required: 'Missing Information: Please fill in all required fields including complete address.',
  email: 'Invalid Email: Please enter a valid email address with a complete domain.',
  promo: 'Invalid Promo Code: Please remove the promo code to continue.',
  slot: 'Invalid Booking Time: This time slot is no longer available. Please select a different time.',
  capacity: 'Bookings are full for this day: Please select another available date.',
  consent: 'Consent Required: Please agree to receive text messages and calls regarding your booking.',
  terms: 'Terms Agreement Required: Please agree to our terms and payment policy to proceed.',
}

describe('submitProblems', () => {
  it('lets a complete form through, up to 30 minutes before its slot', () => {
    expect(shown({})).toEqual([])
    expect(shown({}, { now: lastChance + 1 })).toEqual([messages.slot])
  })

  it('asks for the consent to texts only where the company sends them', () => {
    expect(shown({ messagesConsent: false })).toEqual([messages.consent])
    expect(shown({ messagesConsent: false }, { textConsent: false })).toEqual([])
  })

  it('reports everything in the order of the specification', () => {
    const now = instantOf(businessDate('2026-11-24'), 0, gtaPolicy.zone)
    const everything = { now, emailVerified: false, promoInvalid: true, dayFull: true }
    expect(shown({ city: ' ', messagesConsent: false, termsConsent: false }, everything)).toEqual(
      Object.values(messages),
    )
  })

  it.each(['firstName', 'lastName', 'email', 'phone', 'streetAddress', 'city', 'postalCode'] as const)(
    'requires %s',
    (field) => expect(shown({ [field]: '' })).toEqual([messages.required]),
  )

  it('tells a wrong name and a wrong phone number before what the day allows', () => {
    const wrong = { firstName: 'R2D2', phone: '(141) 655-5123' }
    const at = { ...context, emailVerified: false, dayFull: true }
    expect(submitProblems({ ...filledIn, ...wrong }, at)).toEqual([
      expect.objectContaining({ check: 'email' }),
      {
        check: 'name',
        title: 'Invalid Name',
        description: 'Please enter a valid name (2-100 characters, letters only)',
      },
      {
        check: 'phone',
        title: 'Invalid Phone Number',
        description: 'Please enter a valid phone number',
      },
      expect.objectContaining({ check: 'capacity' }),
    ])
  })

  it('requires a date and a time, and knows no slot without them', () => {
    expect(shown({ date: '' })).toEqual([messages.required, messages.slot])
    expect(shown({ time: '' })).toEqual([messages.required, messages.slot])
    expect(shown({ time: '7:00 AM' })).toEqual([messages.slot])
  })

  it('says of each field what is missing', () => {
    const empty = { firstName: ' ', lastName: '', phone: ' ', city: '' }
    expect(bookingFormProblems({ ...filledIn, ...empty }, gtaRules)).toEqual({
      firstName: 'First name is required',
      lastName: 'Last name is required',
      phone: 'Phone number is required',
      city: 'Please enter your city',
    })
  })

  it('follows another policy', () => {
    expect(shown({}, { policy: { ...gtaPolicy, leadMinutes: 31 } })).toEqual([messages.slot])
  })
})

describe('payloadProblem', () => {
  const sent = {
    name: 'R2D2',
    email: 'ana@gmail',
    phone: '416',
    address: '1 Rue Saint-Paul, Montréal, QC H2Y 1G7',
    date: '2026-11-31',
  }
  const shown = (payload: unknown, ...fields: string[]) =>
    payloadProblem(payload, fields, gtaRules.contact)?.title ?? null

  it('tells what is missing before what is wrong', () => {
    expect(shown({ ...sent, phone: ' ' }, 'email', 'phone')).toBe('Missing Information')
    expect(shown({ ...sent, phone: null }, 'name', 'phone')).toBe('Missing Information')
    expect(shown('not a form', 'name')).toBe('Missing Information')
    for (const field of ['name', 'email', 'phone', 'address', 'date', 'time'])
      expect(shown({}, field)).toBe('Missing Information')
    // The address is missing too, but was not refused.
    expect(shown({ name: 'R2D2' }, 'name')).toBe('Invalid Name')
  })

  it('tells what is wrong in the order of the form', () => {
    expect(shown(sent, 'phone', 'name', 'email')).toBe('Invalid Email')
    expect(shown(sent, 'phone', 'name')).toBe('Invalid Name')
    expect(shown(sent, 'phone')).toBe('Invalid Phone Number')
  })

  it('says that homes are in Ontario only', () => {
    expect(payloadProblem(sent, ['address'], gtaRules.contact)).toEqual({
      title: 'Please check your details',
      description: 'We serve homes in Ontario only',
    })
  })

  it('asks for the required fields again where another of them is wrong', () => {
    expect(shown({ ...sent, address: '1 King St W, Toronto' }, 'address')).toBe('Missing Information')
    expect(shown({ ...sent, address: 'M5H 1A1'.padEnd(501) }, 'address')).toBe('Missing Information')
    expect(shown({ ...sent, address: 5 }, 'address')).toBe('Missing Information')
    expect(shown(sent, 'date')).toBe('Missing Information')
  })

  it('has no words for a field that the form does not require', () => {
    expect(shown(sent, 'petDetails')).toBeNull()
  })
})

describe('submitLabel', () => {
  it.each([
    [{ submitting: false, dayFull: false, promoInvalid: false }, 'Proceed to Secure Payment'],
    [{ submitting: true, dayFull: true, promoInvalid: true }, 'Redirecting to Payment...'],
    [{ submitting: false, dayFull: true, promoInvalid: true }, 'Date Fully Booked - Select Another Date'],
    [{ submitting: false, dayFull: false, promoInvalid: true }, 'Invalid Promo Code - Please Remove'],
  ])('%o', (state, label) => expect(submitLabel(state)).toBe(label))
})

describe('bookingFormProblems', () => {
  it('has none for a form that is filled in', () =>
    expect(bookingFormProblems(filledIn, gtaRules)).toEqual({}))

  it('names every wrong field at once', () => {
    const wrong: BookingForm = {
      ...emptyBookingForm('move-clean'),
      firstName: '4',
      email: 'ana@gmail',
      phone: '416',
      province: 'QC',
      postalCode: 'D1D 1D1',
      bedrooms: 6,
      bathrooms: 1.5,
      homeType: 'other',
      addOns: ['dishwashing'],
      notes: 'x'.repeat(1001),
    }
    expect(bookingFormProblems(wrong, gtaRules)).toEqual({
      firstName: 'Please enter a valid name (2-100 characters, letters only)',
      lastName: 'Last name is required',
      email: 'Please enter a complete email address with a valid domain',
      phone: 'Please enter a valid phone number',
      streetAddress: 'Please enter your street address',
      city: 'Please enter your city',
      province: 'We serve homes in Ontario only',
      postalCode: 'Please enter a valid Canadian postal code',
      date: 'Please choose a date',
      time: 'Please choose a time',
      bedrooms: 'Please choose 1 to 5 bedrooms',
      bathrooms: 'Please choose 1 to 5 bathrooms',
      customHomeType: 'Please specify your home type',
      addOns: 'An add-on is not available for this service',
      notes: 'Please keep your instructions under 1000 characters.',
    })
    expect(requestFromForm(wrong, gtaRules)).toEqual({
      ok: false,
      problems: bookingFormProblems(wrong, gtaRules),
    })
  })

  it('keeps a form from being read for one field that is read as it is', () => {
    expect(requestFromForm({ ...filledIn, city: '' }, gtaRules)).toEqual({
      ok: false,
      problems: { city: 'Please enter your city' },
    })
  })
})

describe('checkoutErrorNotice', () => {
  it.each([
    [
      'first-time customers only',
      'First-Time Customer Only',
      'This promo code is only valid for first-time customers. This email address has been used for previous bookings.',
    ],
    ['fully booked', 'Bookings are full for this day', 'Please select another available date.'],
    [
      'no idea',
      'Error Processing Booking',
      'There was an issue processing your booking. Please try again or contact support.',
    ],
  ])('has the words of the specification for %s', (text, title, description) => {
    expect(checkoutErrorNotice(text)).toEqual({ title, description })
    expect(noCheckoutUrlMessage).toBe('No checkout URL received')
  })

  it('keeps the words of a rule that only the server checks', () => {
    const { title, description } = promoMessage(
      {
        ok: false,
        reason: 'too-little-left',
        leastCents: cents(50),
      },
      gtaBusiness.money,
    )
    expect(title).toBe('Promo Code Not Applicable')
    expect(checkoutErrorNotice(`${title}: ${description}`)).toEqual({ title, description })
  })

  it.each([
    ['This is for FIRST-TIME customers', 'First-Time Customer Only'],
    ['promo rejected', 'First-Time Customer Only'],
    ['Day is fully booked', 'Bookings are full for this day'],
    ['daily booking limit reached', 'Bookings are full for this day'],
    ['No checkout URL received', 'Error Processing Booking'],
  ])('%s', (text, title) => expect(checkoutErrorNotice(text).title).toBe(title))
})

/** The booking form with its 28 fields: which are wrong, and what to say. Targets and results: docs/benchmarks.md. */
import { gtaPriceBook } from '@dustforce/core/catalogue'
import { type BookingForm, bookingFormProblems, emptyBookingForm } from '@dustforce/office/booking'
import { canadianContact } from '@dustforce/office/contact'
import { type Contender, compare } from './compare.ts'
import { problemsByValibot } from './form/valibot.ts'
import { problemsByZod } from './form/zod.ts'

const valid: BookingForm = {
  ...emptyBookingForm('deep-clean', 'WELCOME10'),
  firstName: 'Ana',
  lastName: 'Díaz-O’Neil',
  email: 'ana.diaz@example.com',
  phone: '(416) 555-0123',
  streetAddress: '100 Queen St W',
  city: 'Toronto',
  postalCode: 'M5H 2N2',
  bedrooms: 3,
  bathrooms: 2,
  homeType: 'condo',
  date: '2026-11-23',
  time: '9:00 AM',
  addOns: ['laundry', 'dishwashing', 'interior-windows'],
  hasPets: 'yes',
  petDetails: 'Two friendly cats',
  someoneHome: 'instructions',
  entryInstructions: 'Ring twice',
  parkingAvailable: 'visitor',
  buildingAccess: 'elevator',
  notes: 'Please take off your shoes.',
  useCustomerEquipment: 'no',
  messagesConsent: true,
  termsConsent: true,
}

const validForms: BookingForm[] = [
  valid,
  { ...valid, service: 'standard', homeType: 'other', customHomeType: 'Loft', addOns: ['oven-cleaning'] },
  { ...valid, email: ' ANA@EXAMPLE.CA ', phone: '4165550123', postalCode: 'm5h2n2', time: '1:30 PM' },
  { ...valid, service: 'move-clean', addOns: [], hasPets: '', petDetails: '', notes: '', promoCode: '' },
]

const invalidForms: BookingForm[] = [
  emptyBookingForm('standard'),
  { ...valid, email: 'ana@gmail', phone: '555-0123', postalCode: 'D5H 2N2' },
  { ...valid, firstName: 'A', lastName: '4na', date: '2026-02-30', time: 'noon', bedrooms: 9, bathrooms: 0 },
  { ...valid, streetAddress: ' ', city: '', notes: 'long '.repeat(250) },
]

const gtaRules = { priceBook: gtaPriceBook, contact: canadianContact('ON') }

const contender = (
  name: string,
  run: (form: BookingForm) => Partial<Record<string, string>>,
): Contender<BookingForm> => ({ name, run, answer: (form) => ({ ...run(form) }) })

const contenders = [
  contender('@dustforce/core', (form) => bookingFormProblems(form, gtaRules)),
  contender('zod', problemsByZod),
  contender('valibot', problemsByValibot),
]

export async function formBench(): Promise<boolean> {
  const onValid = await compare('The booking form, valid', validForms, contenders, [
    { against: 'zod', atMost: 1.5 },
  ])
  const onInvalid = await compare('The booking form, invalid', invalidForms, contenders, [
    { against: 'zod', atMost: 1 },
  ])
  return onValid && onInvalid
}

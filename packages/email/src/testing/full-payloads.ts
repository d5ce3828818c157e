import { eachBookingField } from '@dustforce/office/booking'
import type { NoticeKind } from '@dustforce/office/notice'

const booking = {
  customer_name: 'Ada Lovelace',
  booking_date: '2027-03-15',
  booking_time: '9:00 AM',
  duration_minutes: 200,
  service_type: 'deep-clean',
  home_type: 'condo',
  bedrooms: 3,
  bathrooms: 2,
  address: '1 King St W, Toronto, ON M5H 1A1',
  add_ons_details: [
    { id: 'laundry', name: 'Laundry', price: 20, unit: '1 load' },
    { id: 'dishwashing', name: 'Dishwashing', price: 15, unit: null },
  ],
  base_service_price: '270.00',
  pet_fee: 25,
  subtotal_before_tax: 330,
  discount_amount: 33,
  applied_promo_code: 'WELCOME10',
  hst_amount: 39,
  total_price: 336,
  stripe_session_id: 'cs_test_a1b2c3d4e5f6',
}
const answers = Object.fromEntries(
  Object.values(eachBookingField((_, { column, label }) => [column, `the ${label}`])),
)
const contact = {
  name: 'Ada',
  email: 'ada@example.com',
  phone: '4165550100',
  subject: 'Windows?',
  message: 'Line 1\nLine 2',
}
const application = {
  full_name: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '4165550100',
  experience: '3+ years',
  available_days: ['Monday', 'Friday'],
  available_times: ['8 am - 12 pm', '12 pm - 4 pm'],
  service_areas: ['North York', 'Etobicoke'],
  message: 'Hire me',
  resume_filename: 'ada.pdf',
}
const job = {
  contractorName: 'Ana Diaz',
  service: 'deep-clean',
  date: '2027-03-15',
  time: '9:00 AM',
  address: '1 King St W',
  minutes: 200,
  bedrooms: '3 bedrooms',
  bathrooms: '2 bathrooms',
  contractorPay: 165,
  addOns: ['Laundry', 'Dishwashing'],
  ...eachBookingField((name) => `the ${name}`),
  manualNotes: 'the manual notes',
}
const cleaner = {
  customerName: 'Ada',
  service: 'deep-clean',
  date: '2027-03-15',
  time: '9:00 AM',
  cleanerName: 'Ana Diaz',
}
const reply = {
  name: 'Ada',
  subject: 'Re: Windows?',
  originalMessage: 'Do you?',
  reply: 'Yes, we do.\r\nSee you!',
}
const wish = {
  token: 'a1b2',
  service_type: 'deep-clean',
  days: ['2027-03-15', '2027-03-16'],
  day: '2027-03-15',
  minute: 540,
  until: Date.UTC(2027, 2, 10, 17, 35),
}
const invitation = { token: 'a1b2', role: 'owner', invited_by: 'boss@example.com' }

const priceRise = {
  every: 'Every two weeks',
  holds_from: '2027-04-14',
  first_visit: '2027-04-19',
  price_before: 336,
  price_after: 350,
  changed_lines: [
    { label: 'Laundry', before: 20, after: 32 },
    { label: 'HST', before: 38, after: 40 },
  ],
}
const charge = {
  card_brand: 'visa',
  card_last4: '4242',
  pay_until_date: '2027-03-14',
  pay_until_time: '9:00 AM',
}

/** The payload of every kind of e-mail with every field filled, each field with a value of its own. */
export const fullPayloads: Record<NoticeKind, Record<string, unknown>> = {
  'booking-confirmation': { ...booking, ...answers, use_customer_equipment: false },
  'booking-refunded': booking,
  'booking-partly-refunded': { ...booking, refund_amount: 50 },
  'booking-canceled': { ...booking, refund_amount: 168, kept_amount: 168, credit_date: '2027-03-10' },
  'booking-changed': {
    ...booking,
    refund_amount: 57,
    refund_tax_amount: 7,
    kept_amount: 336,
    credit_date: '2027-03-10',
  },
  'booking-unchanged': { ...booking, refund_amount: 57 },
  'booking-restored': { ...booking, owed_amount: 57, difference_amount: 57 },
  'visit-announced': { ...booking, ...charge, charge_date: '2027-03-11' },
  'visit-declined': { ...booking, ...charge, charge_date: '2027-03-12', decline: 'later' },
  'visit-unpaid': { ...booking, ...charge, decline: 'other-card' },
  'visit-freed': { ...booking, ...charge, decline: 'other-card' },
  'card-expiring': { ...booking, card_brand: 'visa', card_last4: '4242', card_until: '2027-02-28' },
  'visits-changed': {
    ...booking,
    change_kind: 'rearrange',
    visit_changes: [
      {
        ...{ kind: 'changed', date: '2027-03-16', time: '1:00 PM', total: 352 },
        before: { date: '2027-03-15', time: '9:00 AM' },
      },
      { kind: 'off', date: '2027-03-22', time: '9:00 AM', before: null, total: null },
      { kind: 'left', date: '2027-03-30', time: '', before: null, total: null },
    ],
  },
  'change-payment': { ...booking, difference_amount: 57 },
  'booking-moved': { ...booking, old_date: '2027-03-14', old_time: '8:00 AM' },
  'price-rise': { ...booking, ...priceRise },
  'price-rise-taken-back': { ...booking, ...priceRise },
  'reminder-days': booking,
  'reminder-hours': booking,
  'on-the-way': { ...booking, ...answers, assigned_cleaner_name: 'Ana Diaz' },
  'thank-you': { ...booking, assigned_cleaner_name: 'Ana Diaz' },
  'job-canceled': { ...booking, assigned_cleaner_name: 'Ana Diaz' },
  'job-moved': { ...booking, assigned_cleaner_name: 'Ana Diaz', old_date: '2027-03-14', old_time: '8:00 AM' },
  'job-changed': {
    ...booking,
    assigned_cleaner_name: 'Ana Diaz',
    add_ons: ['Laundry', 'Dishwashing'],
    ...answers,
  },
  'waiting-joined': { ...wish, day: null, minute: null, until: null },
  'place-offered': wish,
  'contact-received': contact,
  'contact-company': contact,
  'application-received': application,
  'application-company': application,
  'job-assignment-confirmation': job,
  'cleaner-assignment': cleaner,
  'inquiry-reply': reply,
  'admin-invitation': invitation,
  'trial-letter': {},
  'booking-link': booking,
  'payment-link': {
    ...booking,
    url: 'https://pay.example/cs_1',
    hold_expires_at: Date.UTC(2027, 2, 10, 17, 35),
  },
}

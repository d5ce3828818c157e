import { decodeEmailContent, type EmailKind, EmailRenderer, emailKinds } from '@dustforce/ports'
import * as Effect from 'effect/Effect'
import { describe, expect, test } from 'vitest'
import { dustForce } from './company.ts'
import { reactEmailRenderer } from './react-email-renderer.ts'

const company = dustForce({
  siteUrl: 'https://dustforce.example/',
  phone: '(416) 555-0199',
  email: 'info@dustforce.example',
})

const booking = {
  customer_name: 'Ada Lovelace',
  booking_date: '2027-03-15',
  booking_time: '9:00 AM',
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

const hostile = '<script>alert(1)</script><img src=x onerror=alert(2)>"\'&\r\nBcc: victim@example.com'
const contact = {
  name: 'Ada',
  email: 'ada@example.com',
  phone: null,
  subject: 'Windows?',
  message: 'Line 1\nLine 2',
}
const application = {
  full_name: 'Ada',
  email: 'ada@example.com',
  phone: '4165550100',
  experience: '3+ years',
  available_days: ['Monday', 'Friday'],
  available_times: ['8 am - 12 pm'],
  service_areas: ['North York'],
  message: 'Hire me',
  resume_filename: 'ada.pdf',
}
const job = {
  contractorName: 'Ana Diaz',
  service: 'deep-clean',
  date: '2027-03-15',
  time: '9:00 AM',
  address: '1 King St W',
  contractorPay: 165,
  addOns: ['Laundry'],
  entryInstructions: 'Key under the mat',
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
  reply: 'Yes, we do.\nSee you!',
}

const payloads: Record<EmailKind, Record<string, unknown>> = {
  'booking-confirmation': booking,
  'booking-refunded': booking,
  'contact-received': contact,
  'contact-company': contact,
  'application-received': application,
  'application-company': application,
  'job-assignment-confirmation': job,
  'cleaner-assignment': cleaner,
  'inquiry-reply': reply,
}

const renderEmail = (kind: EmailKind, payload: unknown) =>
  Effect.runPromise(
    Effect.gen(function* () {
      const renderer = yield* EmailRenderer
      return yield* renderer.render(yield* decodeEmailContent({ kind, payload }))
    }).pipe(Effect.provide(reactEmailRenderer(company))),
  )

const expected: Record<EmailKind, string[]> = {
  'booking-confirmation': [
    'DF-C3D4E5F6',
    'Deep Cleaning',
    'Monday, March 15, 2027 at 9:00 AM',
    '1 King St W, Toronto, ON M5H 1A1',
    '$270.00',
    'Laundry (1 load)',
    '$20.00',
    'Dishwashing',
    '$15.00',
    'Pet fee',
    '$25.00',
    'Discount (WELCOME10)',
    '-$33.00',
    'HST',
    '$39.00',
    '$336.00',
    '24 hours',
    'https://dustforce.example/cancellation-policy',
    '(416) 555-0199',
    'info@dustforce.example',
  ],
  'booking-refunded': ['DF-C3D4E5F6', '$336.00', '5–7 business days'],
  'contact-received': ['Line 1', 'Line 2', 'within 24 hours'],
  'contact-company': ['ada@example.com', 'Windows?', 'Line 2'],
  'application-received': ['North York', 'Monday, Friday', 'Hire me'],
  'application-company': ['4165550100', 'ada.pdf', '3+ years'],
  'job-assignment-confirmation': ['Ana Diaz', '$165.00', 'Key under the mat', 'Laundry'],
  'cleaner-assignment': ['Ana Diaz', 'Monday, March 15, 2027', '(416) 555-0199'],
  'inquiry-reply': ['Yes, we do.', 'See you!', 'Do you?'],
}

describe('reactEmailRenderer', () => {
  test.each(emailKinds)('%s states its facts in HTML and in text', async (kind) => {
    const { subject, html, text } = await renderEmail(kind, payloads[kind])
    expect(subject).not.toBe('')
    const readable = html.replaceAll('<!-- -->', '').replaceAll('&#x27;', "'")
    for (const fact of expected[kind]) {
      expect(readable).toContain(fact)
      expect(text).toContain(fact)
    }
  })

  test.each(emailKinds)('%s keeps hostile text as text and its subject on one line', async (kind) => {
    const payload = Object.fromEntries(
      Object.entries(payloads[kind]).map(([key, value]) => [
        key,
        typeof value === 'string' && value !== '270.00' ? hostile : value,
      ]),
    )
    const { subject, html } = await renderEmail(kind, payload)
    expect(subject).not.toMatch(/[\r\n]/)
    expect(html).not.toContain('<script')
    expect(html).not.toContain('<img')
    expect(html).toContain('&lt;script&gt;')
  })

  test('the text version keeps a label and its amount on one line, and a phone number a number', async () => {
    const { text } = await renderEmail('booking-confirmation', booking)
    expect(text).toMatch(/^Total paid +\$336\.00$/m)
    expect(text).toMatch(/^Payment reference +DF-C3D4E5F6$/m)
    expect(text).not.toContain('tel:')
  })

  test('leaves out what a booking does not have', async () => {
    const bare = { ...booking, add_ons_details: [], pet_fee: 0, discount_amount: 0, stripe_session_id: null }
    const { html, subject } = await renderEmail('booking-confirmation', bare)
    expect(html).not.toContain('Pet fee')
    expect(html).not.toContain('Discount')
    expect(html).not.toContain('Payment reference')
    expect(subject).toBe('Booking confirmed: Deep Cleaning on Monday, March 15, 2027')
  })

  test('a payload without its facts is an error, not a half-empty e-mail', async () => {
    await expect(renderEmail('booking-confirmation', { ...booking, total_price: null })).rejects.toThrow()
  })
})

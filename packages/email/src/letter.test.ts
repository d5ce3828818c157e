import { eachBookingField } from '@dustforce/office/booking'
import { type NoticeKind, noticeKinds, notices } from '@dustforce/office/notice'
import { describe, expect, test } from 'vitest'
import { fullPayloads } from './testing/full-payloads.ts'
import { readLetter } from './testing/read-letter.ts'

const drawn = new Map<NoticeKind, ReturnType<typeof readLetter>>()

/** The letter of the full payload, which is drawn once, or of one with changes. */
function read(kind: NoticeKind, changes?: Record<string, unknown>) {
  if (changes !== undefined) return readLetter(kind, { ...fullPayloads[kind], ...changes })
  const letter = drawn.get(kind) ?? readLetter(kind, fullPayloads[kind])
  drawn.set(kind, letter)
  return letter
}

const start = 'Monday, March 15, 2027 at 9:00 AM (Toronto time)'
const site = 'https://dustforce.example'

const openings: Record<NoticeKind, { subject: string; preview: string; headings: string[] }> = {
  'booking-confirmation': {
    subject: 'Booking confirmed: Deep Cleaning on Monday, March 15, 2027 (DF-C3D4E5F6)',
    preview: `Deep Cleaning on ${start}`,
    headings: [
      'Your booking is confirmed',
      'What you paid',
      'Before we arrive',
      'What you told us',
      'If your plans change',
    ],
  },
  'booking-refunded': {
    subject: 'Your payment to Dust Force is being refunded',
    preview: 'We are refunding your payment of $336.00.',
    headings: ['Your payment is being refunded'],
  },
  'booking-partly-refunded': {
    subject: 'Part of your payment to Dust Force is being refunded',
    preview: 'We are refunding $50.00 of your payment.',
    headings: ['Part of your payment is being refunded'],
  },
  'booking-canceled': {
    subject: 'Your booking on Monday, March 15, 2027 is canceled',
    preview: `Deep Cleaning on ${start} is canceled.`,
    headings: ['Your booking is canceled'],
  },
  'booking-moved': {
    subject: 'Your booking is now on Monday, March 15, 2027 at 9:00 AM',
    preview: `It is now on ${start}.`,
    headings: ['Your booking has a new time'],
  },
  'price-rise': {
    subject: 'Your visits have a new price from Wednesday, April 14, 2027 – Dust Force',
    preview: 'From Wednesday, April 14, 2027 each visit is $350.00, now $336.00.',
    headings: [
      'Your visits have a new price from Wednesday, April 14, 2027',
      'What changes',
      'It is your choice',
    ],
  },
  'price-rise-taken-back': {
    subject: 'Your visits keep their price – Dust Force',
    preview: 'Each visit stays at $336.00.',
    headings: ['Your visits keep their price'],
  },
  'reminder-days': {
    subject: 'Reminder: Deep Cleaning on Monday, March 15, 2027 at 9:00 AM',
    preview: `Deep Cleaning on ${start}`,
    headings: ['Your cleaning is coming up', 'Before we arrive'],
  },
  'reminder-hours': {
    subject: 'Reminder: Deep Cleaning on Monday, March 15, 2027 at 9:00 AM',
    preview: `Deep Cleaning on ${start}`,
    headings: ['We will be with you soon', 'Before we arrive'],
  },
  'on-the-way': {
    subject: 'We are on the way – Dust Force',
    preview: 'Ana is on the way to you.',
    headings: ['We are on the way'],
  },
  'booking-changed': {
    subject: 'Your booking on Monday, March 15, 2027 has changed',
    preview: `Deep Cleaning on ${start}`,
    headings: ['Your booking has changed', 'What it costs now'],
  },
  'booking-unchanged': {
    subject: 'Your payment to Dust Force for a change goes back',
    preview: 'Nothing about your booking has changed.',
    headings: ['Your payment goes back'],
  },
  'booking-restored': {
    subject: 'Your booking on Monday, March 15, 2027 is confirmed again',
    preview: `Deep Cleaning on ${start}`,
    headings: ['Your booking is confirmed again'],
  },
  'visit-announced': {
    subject: 'Your cleaning on Monday, March 15, 2027, and when we charge for it',
    preview: `Deep Cleaning on ${start}`,
    headings: ['Your next cleaning'],
  },
  'visit-declined': {
    subject: 'Your card was declined for the cleaning on Monday, March 15, 2027',
    preview: `Deep Cleaning on ${start}`,
    headings: ['Your card was declined'],
  },
  'visit-unpaid': {
    subject: 'Last call: please pay for your cleaning on Monday, March 15, 2027',
    preview: `Deep Cleaning on ${start}`,
    headings: ['Please pay for your cleaning'],
  },
  'visit-freed': {
    subject: 'Your cleaning on Monday, March 15, 2027 does not take place',
    preview: `Deep Cleaning on ${start}`,
    headings: ['Your cleaning does not take place'],
  },
  'card-expiring': {
    subject: 'Your card expires before your cleaning on Monday, March 15, 2027',
    preview: 'Your Visa card ending in 4242 is good until the end of February 2027.',
    headings: ['Your card expires soon'],
  },
  'visits-changed': {
    subject: 'Your visits have changed – Dust Force',
    preview: 'Deep Cleaning: what becomes of your visits that repeat.',
    headings: ['Your visits have changed', 'Your visits'],
  },
  'change-payment': {
    subject: 'Please pay for the change of your booking on Monday, March 15, 2027',
    preview: `Deep Cleaning on ${start}`,
    headings: ['Please pay for the change of your booking'],
  },
  'job-changed': {
    subject: 'Job changed: Monday, March 15, 2027 at 9:00 AM',
    preview: `Deep Cleaning on ${start}`,
    headings: ['Your job has changed', 'Getting in', 'Good to know'],
  },
  'thank-you': {
    subject: 'How was your cleaning on Monday, March 15, 2027?',
    preview: 'How was your cleaning? One question, one minute.',
    headings: ['Thank you'],
  },
  'job-canceled': {
    subject: 'Job canceled: Monday, March 15, 2027',
    preview: `The job on ${start} does not take place.`,
    headings: ['Your job is canceled'],
  },
  'job-moved': {
    subject: 'Job moved to Monday, March 15, 2027 at 9:00 AM',
    preview: `It is now on ${start}.`,
    headings: ['Your job has a new time'],
  },
  'contact-received': {
    subject: 'We have your message – Dust Force',
    preview: 'We will get back to you within 24 hours.',
    headings: ['We have your message', 'What you wrote'],
  },
  'contact-company': {
    subject: 'New message from Ada: Windows?',
    preview: 'Ada wrote through the website.',
    headings: ['New contact message'],
  },
  'application-received': {
    subject: 'We have your application – Dust Force',
    preview: 'Thank you for applying to join our team.',
    headings: ['We have your application', 'Message'],
  },
  'application-company': {
    subject: 'New job application from Ada Lovelace',
    preview: 'Ada Lovelace applied through the website.',
    headings: ['New job application', 'Message'],
  },
  'job-assignment-confirmation': {
    subject: 'New job: Deep Cleaning on Monday, March 15, 2027 at 9:00 AM',
    preview: `Deep Cleaning on ${start}`,
    headings: ['You have a new job', 'Getting in', 'Good to know', 'From the office'],
  },
  'cleaner-assignment': {
    subject: 'Your cleaner for Monday, March 15, 2027 – Dust Force',
    preview: 'Ana Diaz will come to you.',
    headings: ['Your cleaner is assigned'],
  },
  'inquiry-reply': {
    subject: 'Re: Windows?',
    preview: 'Yes, we do. See you!',
    headings: ['Your message'],
  },
  'waiting-joined': {
    subject: 'You are in the queue – Dust Force',
    preview: 'We write as soon as a place is free.',
    headings: ['You are in the queue'],
  },
  'place-offered': {
    subject: 'A place is free on Monday, March 15, 2027',
    preview: start,
    headings: ['A place is free'],
  },
  'admin-invitation': {
    subject: 'You are invited to the Command Hub of Dust Force',
    preview: 'Choose a password to sign in with.',
    headings: ['Welcome to the Command Hub'],
  },
  'trial-letter': {
    subject: 'Your e-mail works – Dust Force',
    preview: 'This is how your customers get yours.',
    headings: ['Your e-mail works'],
  },
  'booking-link': {
    subject: 'Your booking for Monday, March 15, 2027 – Dust Force',
    preview: `Deep Cleaning on ${start}`,
    headings: ['Your link'],
  },
  'payment-link': {
    subject: 'Please pay for your cleaning on Monday, March 15, 2027 – Dust Force',
    preview: `Deep Cleaning on ${start}`,
    headings: ['Please pay for your booking'],
  },
}

const bookingRows = [
  ['Payment reference', 'DF-C3D4E5F6'],
  ['Service', 'Deep Cleaning'],
  ['Date and time', start],
  ['Address', '1 King St W, Toronto, ON M5H 1A1'],
]
const chargeRows = [
  ['Service', 'Deep Cleaning'],
  ['Date and time', start],
  ['Takes', 'About 3.5 hours'],
  ['Address', '1 King St W, Toronto, ON M5H 1A1'],
  ['Price', '$336.00'],
  ['Card', 'Visa card ending in 4242'],
]
const applicationRows = [
  ['Name', 'Ada Lovelace'],
  ['Email', 'ada@example.com'],
  ['Phone', '4165550100'],
  ['Experience', '3+ years'],
  ['Days', 'Monday, Friday'],
  ['Times', '8 am - 12 pm, 12 pm - 4 pm'],
  ['Areas', 'North York, Etobicoke'],
  ['Resume', 'ada.pdf'],
]

const reminderRows = [
  ['Service', 'Deep Cleaning'],
  ['Date and time', start],
  ['Takes', 'About 3.5 hours'],
  ['Address', '1 King St W'],
]

const priceRows = [
  ['Deep Cleaning (3 bed, 2 bath)', '$270.00'],
  ['Laundry (1 load)', '$20.00'],
  ['Dishwashing', '$15.00'],
  ['Pet fee', '$25.00'],
  ['Subtotal', '$330.00'],
  ['Discount (WELCOME10)', '-$33.00'],
  ['HST (13%)', '$39.00'],
  ['Total paid', '$336.00'],
]

/** Every label with its value, in order. */
const rows: Record<NoticeKind, string[][]> = {
  'booking-confirmation': [
    ...bookingRows.toSpliced(3, 0, ['Takes', 'About 3.5 hours']),
    ...priceRows,
    ['Someone home', 'the Someone home'],
    ['Entry', 'the Entry'],
    ['Building access', 'the Building'],
    ['Parking', 'the Parking'],
    ['Pets', 'the Pet details'],
    ['Areas to avoid', 'the Avoid'],
    ['Special instructions', 'the Special instructions'],
  ],
  'booking-changed': [
    ...bookingRows.slice(1, 3),
    ['Takes', 'About 3.5 hours'],
    ...bookingRows.slice(3),
    ['Credit note of', 'Wednesday, March 10, 2027'],
    ['Refund', '$57.00'],
    ['HST in the refund', '$7.00'],
    ['Kept', '$336.00'],
    ...priceRows.slice(0, -1),
    // More was paid than that.
    ['Total', '$336.00'],
  ],
  'booking-unchanged': [['Refund', '$57.00'], ...bookingRows.slice(1)],
  'booking-restored': [
    ['To pay again', '$57.00'],
    ['Service', 'Deep Cleaning'],
    ['Date and time', start],
    ['Takes', 'About 3.5 hours'],
    ['Address', '1 King St W, Toronto, ON M5H 1A1'],
    ['Price', '$336.00'],
  ],
  'visit-announced': chargeRows,
  'visit-declined': chargeRows,
  'visit-unpaid': [...chargeRows, ['Pay by', 'Sunday, March 14, 2027 at 9:00 AM']],
  'visit-freed': chargeRows,
  'card-expiring': [
    ['Service', 'Deep Cleaning'],
    ['Date and time', start],
  ],
  'visits-changed': [
    [
      'Tuesday, March 16, 2027 at 1:00 PM (Toronto time)',
      'Instead of Monday, March 15, 2027 at 9:00 AM (Toronto time), $352.00',
    ],
    ['Monday, March 22, 2027 at 9:00 AM (Toronto time)', 'Does not take place'],
    ['Tuesday, March 30, 2027', 'Found no place, so it is left out'],
  ],
  'change-payment': [['To pay', '$57.00'], ...bookingRows.slice(1)],
  'job-changed': [
    ['Service', 'Deep Cleaning'],
    ['Date and time', start],
    ['Takes', 'About 3.5 hours'],
    ['Address', '1 King St W, Toronto, ON M5H 1A1'],
    ['Home', 'the Home'],
    ['Add-ons', 'Laundry, Dishwashing'],
    ['Someone home', 'the Someone home'],
    ['Entry', 'the Entry'],
    ['Building access', 'the Building'],
    ['Parking', 'the Parking'],
    ['Pets', 'the Pet details'],
    ['Areas to avoid', 'the Avoid'],
    ["Customer's equipment", "the Customer's equipment"],
    ['Equipment', 'the Equipment notes'],
    ['Special instructions', 'the Special instructions'],
  ],
  'booking-refunded': [...bookingRows, ['Refund', '$336.00'], ['HST in the refund', '$39.00']],
  'booking-partly-refunded': [
    ...bookingRows,
    ['Refund', '$50.00'],
    ['HST in the refund', '$5.80'],
    ['Kept', '$286.00'],
  ],
  'booking-canceled': [
    ...bookingRows,
    ['Credit note of', 'Wednesday, March 10, 2027'],
    ['Refund', '$168.00'],
    ['HST in the refund', '$19.50'],
    ['Kept', '$168.00'],
    ['HST in what is kept', '$19.50'],
  ],
  'booking-moved': [
    ['Service', 'Deep Cleaning'],
    ['New date and time', start],
    ['Before', 'Sunday, March 14, 2027 at 8:00 AM (Toronto time)'],
    ['Address', '1 King St W, Toronto, ON M5H 1A1'],
  ],
  'price-rise': [
    ['Service', 'Deep Cleaning, Every two weeks'],
    ['Each visit now', '$336.00 with tax'],
    ['Each visit from Wednesday, April 14, 2027', '$350.00 with tax'],
    ['Laundry', '$20.00 → $32.00'],
    ['HST', '$38.00 → $40.00'],
  ],
  'price-rise-taken-back': [],
  'reminder-days': reminderRows,
  'reminder-hours': reminderRows,
  'on-the-way': reminderRows.filter(([label]) => label !== 'Takes'),
  'thank-you': [],
  'job-canceled': [
    ['Service', 'Deep Cleaning'],
    ['Date and time', start],
    ['Address', '1 King St W, Toronto, ON M5H 1A1'],
  ],
  'job-moved': [
    ['Service', 'Deep Cleaning'],
    ['New date and time', start],
    ['Before', 'Sunday, March 14, 2027 at 8:00 AM (Toronto time)'],
    ['Address', '1 King St W, Toronto, ON M5H 1A1'],
  ],
  'contact-received': [],
  'contact-company': [
    ['Name', 'Ada'],
    ['Email', 'ada@example.com'],
    ['Phone', '4165550100'],
    ['Subject', 'Windows?'],
  ],
  'application-received': applicationRows,
  'application-company': applicationRows,
  'job-assignment-confirmation': [
    ['Service', 'Deep Cleaning'],
    ['Date and time', start],
    ['Takes', 'About 3.5 hours'],
    ['Address', '1 King St W'],
    ['Home', 'the homeType'],
    ['Bedrooms', '3 bedrooms'],
    ['Bathrooms', '2 bathrooms'],
    ['Add-ons', 'Laundry, Dishwashing'],
    ['Your pay', '$165.00'],
    ['Someone home', 'the someoneHome'],
    ['Entry', 'the entryInstructions'],
    ['Building access', 'the buildingAccess'],
    ['Parking', 'the parkingAvailable'],
    ['Pets', 'the petDetails'],
    ['Areas to avoid', 'the avoidAreas'],
    ["Customer's equipment", 'the useCustomerEquipment'],
    ['Equipment', 'the equipmentPreferences'],
    ['Special instructions', 'the notes'],
  ],
  'cleaner-assignment': [
    ['Cleaner', 'Ana Diaz'],
    ['Service', 'Deep Cleaning'],
    ['Date and time', start],
  ],
  'inquiry-reply': [],
  'admin-invitation': [],
  'trial-letter': [],
  'waiting-joined': [
    ['Service', 'Deep Cleaning'],
    ['Days', 'Monday, March 15, 2027 · Tuesday, March 16, 2027'],
  ],
  'place-offered': [
    ['Service', 'Deep Cleaning'],
    ['Date and time', start],
  ],
  'booking-link': bookingRows.slice(0, 3),
  'payment-link': [
    ['Service', 'Deep Cleaning'],
    ['Date and time', start],
    ['Takes', 'About 3.5 hours'],
    ['Address', '1 King St W, Toronto, ON M5H 1A1'],
    ['Total', '$336.00'],
  ],
}

/** The texts that a person wrote; each stands in a paragraph of its own. */
const written: Record<NoticeKind, string[]> = {
  'booking-confirmation': [],
  'booking-refunded': [],
  'booking-partly-refunded': [],
  'booking-canceled': [],
  'booking-moved': [],
  'price-rise': [],
  'price-rise-taken-back': [],
  'reminder-days': [],
  'reminder-hours': [],
  'on-the-way': [],
  'booking-changed': [],
  'booking-unchanged': [],
  'booking-restored': [],
  'visit-announced': [],
  'visit-declined': [],
  'visit-unpaid': [],
  'visit-freed': [],
  'card-expiring': [],
  'visits-changed': [],
  'change-payment': [],
  'job-changed': [],
  'thank-you': [],
  'job-canceled': [],
  'job-moved': [],
  'contact-received': ['Line 1\nLine 2'],
  'contact-company': ['Line 1\nLine 2'],
  'application-received': ['Hire me'],
  'application-company': ['Hire me'],
  'job-assignment-confirmation': ['the manual notes'],
  'cleaner-assignment': [],
  'inquiry-reply': ['Hello Ada,', 'Yes, we do.', 'See you!', 'Kind regards, Dust Force', 'Do you?'],
  'admin-invitation': [],
  'trial-letter': [],
  'waiting-joined': [],
  'place-offered': [],
  'booking-link': [],
  'payment-link': [],
}

/** The link that asks to be followed. */
const actions: Partial<Record<NoticeKind, { readonly href: string; readonly text: string }>> = {
  'booking-confirmation': { href: `${site}/cancellation-policy`, text: 'Cancellation policy' },
  'booking-refunded': { href: `${site}/book-online`, text: 'Choose another date' },
  'booking-canceled': { href: `${site}/book-online`, text: 'Book again' },
  'contact-company': { href: `${site}/admin/dashboard/contacts`, text: 'Open in the Command Hub' },
  'application-company': { href: `${site}/admin/dashboard/applications`, text: 'Open in the Command Hub' },
  'payment-link': { href: 'https://pay.example/cs_1', text: 'Pay securely' },
  'place-offered': { href: `${site}/waiting#a1b2`, text: 'See this time and book it' },
  'admin-invitation': {
    href: `${site}/admin/set-password#type=invitation&amp;token=a1b2`,
    text: 'Choose a password',
  },
  'trial-letter': {
    href: `${site}/admin/dashboard/company?part=opening`,
    text: 'Go on with setting up',
  },
}

/** Sentences that the reader acts on. */
const prose: Partial<Record<NoticeKind, string[]>> = {
  'booking-confirmation': [
    'Hello Ada Lovelace, thank you for booking with Dust Force.',
    'at least 24 hours before the start for a full refund',
    'refunds take 5–7 business days',
  ],
  'booking-refunded': [
    'We are sending $336.00 back to the card you paid with; this takes 5–7 business days.',
  ],
  'reminder-days': [
    'Hello Ada Lovelace, this is a reminder of your booking. It is paid, there is nothing left to pay.',
    'Our team brings all supplies and equipment.',
    'you can move or cancel the booking on its page',
  ],
  'on-the-way': [
    'Ana is on the way to you. We come in as you asked us to.',
    'If something is in the way, please call us at (416) 555-0199.',
  ],
  'thank-you': ['Thank you for having Ana in your home on Monday, March 15, 2027 (Deep Cleaning).'],
  'reminder-hours': ['If something has come up, please call us at (416) 555-0199.'],
  'contact-received': ["Hello Ada, thank you for contacting us! We'll get back to you within 24 hours."],
  'application-received': ['Hello Ada Lovelace, thank you for wanting to join Dust Force.'],
  'job-assignment-confirmation': ['Hello Ana, this job is assigned to you.'],
  'cleaner-assignment': [
    'Hello Ada, Ana Diaz will take care of your home.',
    'If anything changes on your side, please call us at (416) 555-0199.',
  ],
}

test.each(noticeKinds)(
  '%s leads to the booking it is given a link to, in the same bytes each time',
  async (kind) => {
    const withLink = () => readLetter(kind, fullPayloads[kind], undefined, { manage: 'T0K-en_' })
    const { links, html, text } = await withLink()
    const own = links.filter(({ href }) => href.includes('/booking#'))
    expect(own).toEqual([{ href: `${site}/booking#T0K-en_`, text: 'See or change your booking' }])
    expect(text).toContain(`${site}/booking#T0K-en_`)
    expect((await withLink()).html).toBe(html)
    expect((await read(kind)).html).not.toContain('/booking#')
  },
)

test('a reminder leads to the calendar that follows the booking, and no other letter does', async () => {
  for (const kind of noticeKinds) {
    const { links, html } = await readLetter(kind, fullPayloads[kind], undefined, { feed: 'T0K-en_' })
    const calendar = { href: `${site}/functions/v1/calendar/T0K-en_.ics`, text: 'Add it to your calendar' }
    if (kind.startsWith('reminder')) expect(links).toContainEqual(calendar)
    else expect(html).not.toContain('T0K-en_')
  }
})

test('a booking that is paid on the day is confirmed as due, and says nowhere that it is paid', async () => {
  const { text, paragraphs } = await read('booking-confirmation', {
    payment_status: 'due',
    stripe_session_id: null,
  })
  expect(text).toMatch(/Total due:? +\$336\.00/)
  expect(paragraphs.join(' ')).toContain('the payment is due on the day of the cleaning')
  expect(paragraphs.join(' ')).toContain('Please cancel or reschedule at least 24 hours before the start')
  expect(text).not.toMatch(/you paid|total paid|was received|refund/i)
  const reminder = await read('reminder-days', { payment_status: 'due' })
  expect(reminder.text).toContain('$336.00 is due on the day.')
  expect(reminder.text).not.toMatch(/is paid/)
})

/** The contents that the law asks of the copy of an agreement on services to come, each with where the confirmation says it. */
const contract: readonly (readonly [asked: string, said: RegExp])[] = [
  ['the name of the company', /Dust Force/],
  ['where it works', /Greater Toronto Area, Ontario/],
  ['its address', /agreed, with Dust Force, Toronto, ON\./],
  ['its telephone', /\(416\) 555-0199/],
  ['its e-mail address', /info@dustforce\.example/],
  ['what is done', /Deep Cleaning/],
  ['where', /1 King St W, Toronto/],
  ['when the first visit is', /Monday, March 15, 2027 at 9:00 AM/],
  ['when each visit to come is, and its price', /Monday, March 29, 2027 at 9:00 AM:? +\$331\.00/],
  ['where a visit was moved to', /Tuesday, April 13, 2027 at 9:00 AM:? +\$331\.00/],
  ['the total of what was paid', /Total paid:? +\$336\.00/],
  ['that the card is charged, when and how much', /I agree that Dust Force keeps my card/],
  ['how to end it', /end all visits to come at any time, at no cost/],
  ['that it is the copy to keep', /your copy of what we agreed/],
]

test.each(contract)('the confirmation of visits that repeat is the contract: it says %s', async (_, said) => {
  const visit = { time: '9:00 AM', total_price: 331 }
  const visits = [
    { ...visit, date: '2027-03-15', total_price: 336 },
    { ...visit, date: '2027-03-29' },
    { ...visit, date: '2027-04-13' },
  ]
  const consent = 'I agree that Dust Force keeps my card and charges it four days before each visit.'
  const { text } = await read('booking-confirmation', { series: { consent, visits } })
  expect(text.replace(/\s+/g, ' ')).toMatch(said)
})

test('a booking that is canceled without a refund says what is kept, and the tax in it', async () => {
  const { rows: facts, text } = await read('booking-canceled', { refund_amount: 0, kept_amount: 336 })
  expect(facts).toEqual([...bookingRows, ['Kept', '$336.00'], ['HST in what is kept', '$39.00']])
  expect(text).toContain('123456789 RT0001')
  expect(text).not.toContain('Credit note')
  const unpaid = await read('booking-canceled', { refund_amount: 0, kept_amount: 0 })
  expect(unpaid.rows).toEqual(bookingRows)
  expect(unpaid.text).not.toContain('RT0001')
})

describe('a refund of what the office took itself', () => {
  const ofRefunds = [
    'booking-canceled',
    'booking-changed',
    'booking-refunded',
    'booking-partly-refunded',
    'booking-unchanged',
  ] as const
  const textOf = async (kind: (typeof ofRefunds)[number], changes: Record<string, unknown>) =>
    (await read(kind, changes)).paragraphs.join(' ')

  test.each(ofRefunds)('does not go to a card: %s', async (kind) => {
    const text = await textOf(kind, { refund_amount: 100, offline_refund_amount: 100 })
    expect(text).toContain('is paid back to you by ourselves; we will tell you how.')
    expect(text).not.toContain('card')
  })

  test.each(ofRefunds)('goes there in part: %s', async (kind) => {
    expect(await textOf(kind, { refund_amount: 100, offline_refund_amount: 57.5 })).toContain(
      '$42.50 of it goes back to the card you paid with; this takes 5–7 business days. The other $57.50 we pay back to you ourselves and will tell you how.',
    )
  })
})

test('the letter of a cancellation leads to the same booking again, or to an empty form', async () => {
  const facts = fullPayloads['booking-canceled']
  const { links } = await readLetter('booking-canceled', facts, undefined, { manage: 'T0K-en_' })
  expect(links).toContainEqual({
    href: `${site}/booking?again#T0K-en_`,
    text: 'Book again with everything filled in',
  })
  expect(links.some(({ href }) => href.includes('book-online'))).toBe(false)
  expect((await read('booking-canceled')).links).toContainEqual({
    href: `${site}/book-online`,
    text: 'Book again',
  })
})

test('the thank-you leads to its question, by the link of the booking', async () => {
  const { links } = await readLetter('thank-you', fullPayloads['thank-you'], undefined, { manage: 'T0K-en_' })
  expect(links[0]).toEqual({
    href: `${site}/review#T0K-en_`,
    text: expect.stringContaining('Answer the question'),
  })
})

test('the thank-you leads to the same booking again, by a link that names nothing of it', async () => {
  const text = 'Book again with everything filled in'
  const facts = fullPayloads['thank-you']
  const { links } = await readLetter('thank-you', facts, undefined, { manage: 'T0K-en_' })
  expect(links).toContainEqual({ href: `${site}/booking?again#T0K-en_`, text })
  expect((await readLetter('thank-you', facts)).text).not.toContain(text)
})

test.each(['job-assignment-confirmation', 'job-moved', 'job-changed'] as const)(
  'the letter %s leads to the page where its cleaner says to be on the way',
  async (kind) => {
    const { links } = await readLetter(kind, fullPayloads[kind], undefined, { job: 'T0K-en_' })
    expect(links).toContainEqual({ href: `${site}/job#T0K-en_`, text: 'I am on my way' })
    expect((await read(kind)).text).not.toContain('I am on my way')
  },
)

test('a letter that can be stopped says in its footer where', async () => {
  const { links } = await readLetter('reminder-days', fullPayloads['reminder-days'], undefined, {
    unsubscribe: 'T0K-en_',
  })
  expect(links).toContainEqual({ href: `${site}/mail-choices#T0K-en_`, text: 'Stop these e-mails' })
})

test('the letter about a change says of nobody else that they know of it', async () => {
  const { paragraphs } = await read('booking-changed')
  expect(paragraphs.join(' ')).toContain('your changes are saved. What it costs less')
})

test.each([
  [{ refund_amount: 0, difference_amount: 57 }, 'You have paid the difference of $57.00.'],
  [{ refund_amount: 0, difference_amount: 0 }, 'The price stays as it was.'],
  [{ refund_amount: 0, payment_status: 'due' }, 'What it costs now is due on the day.'],
  [{}, 'What it costs less goes back to the card you paid with; this takes 5–7 business days.'],
])('the letter about a change says what became of its price: %j', async (changes, sentence) => {
  expect((await read('booking-changed', changes)).paragraphs.join(' ')).toContain(sentence)
})

describe('the letter about a refund of a part', () => {
  test.each([
    ['confirmed', 'a part of your payment for the booking below is refunded. We are sending $50.00', true],
    ['completed', 'a part of your payment for the booking below is refunded. We are sending $50.00', false],
    ['canceled', 'the booking below is canceled, and a part of your payment is refunded. We are', false],
  ])('says what becomes of a booking that is %s', async (booking_status, opening, isKept) => {
    const { paragraphs } = await read('booking-partly-refunded', { refund_due: false, booking_status })
    const text = paragraphs.join(' ')
    expect(text).toContain(`Hello Ada Lovelace, ${opening}`)
    expect(text.includes('your booking stays as it is')).toBe(isKept)
    expect(text).not.toMatch(/another date|book again/)
  })
})

describe('the letter about a refund', () => {
  const textOf = async (changes: Record<string, unknown>) =>
    (await read('booking-refunded', changes)).paragraphs.join(' ')

  test('names what goes back with it, which is less after a refund of a part', async () => {
    expect(await textOf({ refund_amount: 286 })).toContain('We are sending $286.00 back')
  })

  test('excuses a booking that we could not keep', async () => {
    const text = await textOf({ refund_due: true, booking_status: 'canceled' })
    expect(text).toContain('Hello Ada Lovelace, we could not keep the booking below')
    expect(text).toContain('We are sorry for the trouble.')
  })

  test.each([
    [
      'canceled',
      'Hello Ada Lovelace, the booking below is canceled, and your payment is refunded. We are sending',
    ],
    ['completed', 'Hello Ada Lovelace, your payment for the booking below is refunded. We are sending'],
  ])('does not excuse the refund of a booking that is %s', async (booking_status, opening) => {
    const text = await textOf({ refund_due: false, booking_status })
    expect(text).toContain(opening)
    expect(text).not.toMatch(/sorry|could not keep/)
  })
})

test.each(noticeKinds.filter((kind) => !kind.startsWith('contact') && 'booking_date' in fullPayloads[kind]))(
  'a %s letter mentions only the terms of its booking',
  async (kind) => {
    const own = {
      version: 'own',
      cancellation: [{ hoursBefore: 37, refundPercent: 100 }],
      customerMoves: { hoursBefore: 37, times: 9 },
    }
    for (const created_at of ['2027-03-14T13:00:00Z', ''])
      expect((await read(kind, { created_at, terms: own })).text).not.toMatch(
        /24 hours|Mar 14, 2027, 9:00 AM/,
      )
  },
)

describe('the confirmation of a start', () => {
  const plansOf = async (created_at: string, changes: Record<string, unknown> = {}) => {
    const { text } = await read('booking-confirmation', { created_at, ...changes })
    return text.slice(text.indexOf('IF YOUR PLANS CHANGE'), text.indexOf('Cancellation policy'))
  }

  test('names the last instant of a full refund', async () => {
    expect(await plansOf('2027-03-14T13:00:00+00:00')).toContain(
      'Free to cancel or move until Mar 14, 2027, 9:00 AM. Refunds take 5–7 business days.',
    )
  })

  test('promises no refund that was over when it was booked', async () => {
    const plans = await plansOf('2027-03-14T13:00:00.001+00:00')
    expect(plans).toContain(
      'This start is less than 24 hours away: it is not refundable, and it cannot be moved',
    )
    expect(plans).toContain('Something comes up? Please call us at (416) 555-0199')
    expect(plans).not.toMatch(/full refund|Free to/)
  })

  const terms = (hoursBefore: number) => ({
    version: 'own',
    cancellation: [{ hoursBefore, refundPercent: 100 }],
    customerMoves: { hoursBefore, times: 3 },
  })

  test.each([
    ['where its start is known', '2027-03-10T13:00:00Z', terms(37), 'until Mar 13, 2027, 7:00 PM.'],
    ['where it is late by them', '2027-03-14T13:00:00Z', terms(37), 'less than 37 hours away: it is not'],
    ['where its start is not known', '', terms(37), 'Cancel or reschedule at least 37 hours before'],
    [
      'where nothing is refunded by them',
      '2027-03-10T13:00:00Z',
      { ...terms(37), cancellation: [] },
      'Once booked, it is not refundable',
    ],
    [
      'where there are none',
      '',
      { ...terms(37), cancellation: [] },
      'Rescheduling is subject to availability.',
    ],
  ])('states the terms of its booking, and no others, %s', async (_, created, own, words) => {
    const plans = (await plansOf(created, { terms: own })).replaceAll(/\s+/g, ' ')
    expect(plans).toContain(words)
    expect(plans).not.toMatch(/24 hours|Mar 14, 2027, 9:00 AM/)
  })

  test('mentions no refund where nothing is paid yet', async () => {
    for (const created of ['2027-03-10T13:00:00Z', '2027-03-15T12:00:00Z'])
      expect(await plansOf(created, { payment_status: 'due' })).not.toMatch(/refund/)
  })
})

test.each([
  [
    true,
    'Our team works with your own supplies and equipment, as you chose. Please have them ready, make sure',
  ],
  [false, 'Our team brings all supplies and equipment. Please make sure'],
  [null, 'Our team brings all supplies and equipment. Please make sure'],
])('the confirmation says whose equipment is used: %s', async (use_customer_equipment, sentence) => {
  const { paragraphs } = await read('booking-confirmation', { use_customer_equipment })
  expect(paragraphs.join(' ')).toContain(sentence)
})

describe.each(noticeKinds)('the letter %s with every field filled', (kind) => {
  test('says in its subject, its preview and its headings what it is', async () => {
    const { subject, preview, headings } = await read(kind)
    expect({ subject, preview: preview.replace(/\s+/g, ' '), headings }).toEqual(openings[kind])
  })

  test('has every value behind its label', async () => {
    expect((await read(kind)).rows).toEqual(rows[kind])
  })

  test('has what a person wrote, line by line', async () => {
    expect((await read(kind)).paragraphs).toEqual(expect.arrayContaining(written[kind]))
  })

  test('says in sentences what its reader needs', async () => {
    const text = (await read(kind)).paragraphs.join(' ')
    expect((prose[kind] ?? []).filter((sentence) => !text.includes(sentence))).toEqual([])
  })

  test('leads to the right pages and to the company', async () => {
    const action = actions[kind]
    expect((await read(kind)).links).toEqual([
      ...(action === undefined ? [] : [{ ...action, text: expect.stringContaining(action.text) }]),
      ...(notices[kind].says === 'wish' ? [{ href: `${site}/waiting#a1b2`, text: 'Leave the queue' }] : []),
      { href: 'tel:+14165550199', text: '(416) 555-0199' },
      { href: 'mailto:info@dustforce.example', text: 'info@dustforce.example' },
      { href: `${site}/terms-privacy`, text: 'Terms & Privacy' },
    ])
  })

  test('has a dark form for every colour that it sets', async () => {
    const { html } = await read(kind)
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>')
    expect(html).toContain('@media (prefers-color-scheme: dark)')
    // The header is dark in both; the page's cell is reached through the body.
    const known = new Set(['#134e4a', '#ffffff', '#b9dcd5', '#eef4f2'])
    const unthemed = [...html.matchAll(/<(?:p|td|h\d|a|table)\b[^>]*>/g)]
      .map(([tag]) => tag)
      .filter((tag) => !/class="[^"]*df-/.test(tag))
      .flatMap((tag) => tag.match(/(?<=[;"](?:background-)?color:)#\w+/g) ?? [])
    expect(unthemed.filter((color) => !known.has(color))).toEqual([])
  })

  test('carries the company’s name and area', async () => {
    const { paragraphs } = await read(kind)
    expect(paragraphs).toContain('Questions? Call (416) 555-0199 or write to info@dustforce.example.')
    expect(paragraphs.slice(0, 2)).toEqual(['Dust Force', 'Cleaning Services in Greater Toronto Area'])
    expect(paragraphs.at(-1)).toBe('Dust Force · Greater Toronto Area, Ontario · Terms & Privacy')
  })

  test('keeps each label and its value on one line of the text version', async () => {
    const lines = (await read(kind)).text.split('\n').map((line) => line.replace(/ {2,}/, ': '))
    const wanted = rows[kind].map(([label, value]) => `${label}: ${value}`)
    expect(wanted.filter((line) => !lines.includes(line))).toEqual([])
  })
})

describe('a letter without an optional field', () => {
  test.each([
    ['homeType', 'Home'],
    ['bedrooms', 'Bedrooms'],
    ['bathrooms', 'Bathrooms'],
    ['contractorPay', 'Your pay'],
    ['addOns', 'Add-ons'],
    ['someoneHome', 'Someone home'],
    ['entryInstructions', 'Entry'],
    ['buildingAccess', 'Building access'],
    ['parkingAvailable', 'Parking'],
    ['petDetails', 'Pets'],
    ['avoidAreas', 'Areas to avoid'],
    ['useCustomerEquipment', "Customer's equipment"],
    ['equipmentPreferences', 'Equipment'],
    ['notes', 'Special instructions'],
  ])('%s has no label %s, and all the others', async (field, label) => {
    const { rows: found } = await read('job-assignment-confirmation', { [field]: null })
    expect(found).toEqual(rows['job-assignment-confirmation'].filter(([name]) => name !== label))
  })

  test('has no label for what the customer left out', async () => {
    const { rows: found } = await read('job-assignment-confirmation', {
      homeType: 'Not specified',
      entryInstructions: 'Not provided',
      petDetails: 'None',
      notes: ' None ',
    })
    expect(found.map(([label]) => label)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(Home|Entry|Pets|Special instructions)$/)]),
    )
  })

  test('reads choices as the form does', async () => {
    const { rows: found } = await read('job-assignment-confirmation', {
      homeType: 'basement-suite',
      someoneHome: 'no',
      buildingAccess: 'both',
      parkingAvailable: 'visitor',
    })
    expect(found).toEqual(
      expect.arrayContaining([
        ['Home', 'Basement Suite'],
        ['Someone home', 'No, nobody will be home'],
        ['Building access', 'Elevator and stairs'],
        ['Parking', 'Visitor parking'],
      ]),
    )
  })

  test('has no label for blanks', async () => {
    const { rows: found } = await read('contact-company', { phone: '  ' })
    expect(found.map(([label]) => label)).toEqual(['Name', 'Email', 'Subject'])
  })

  test('has no empty quotation', async () => {
    const { paragraphs: job } = await read('job-assignment-confirmation', { manualNotes: '' })
    expect(job).not.toContain('')
    const { headings, paragraphs } = await read('application-received', { message: null })
    expect(headings).toEqual(['We have your application'])
    expect(paragraphs).not.toContain('')
    const reply = await read('inquiry-reply', { originalMessage: '' })
    expect(reply.headings).toEqual([])
    expect(reply.paragraphs).not.toContain('')
  })

  test.each(['job-assignment-confirmation', 'job-changed', 'booking-confirmation'] as const)(
    'has no heading over nothing: %s',
    async (kind) => {
      const nothing = eachBookingField((_, { unset = '' }) => unset)
      const stored = Object.fromEntries(
        Object.values(eachBookingField((name, { column }) => [column, nothing[name]])),
      )
      const { html, headings } = await read(kind, {
        ...nothing,
        ...stored,
        equipmentPreferences: 'Not specified',
      })
      expect(html).not.toMatch(/<\/h2>(?!<[pt])/)
      expect(headings).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/^(Getting in|Good to know|What you told us)$/)]),
      )
      expect(html).not.toContain('<tbody></tbody>')
    },
  )

  test('names no subject that was not given', async () => {
    expect((await read('contact-company', { subject: null })).subject).toBe('New message from Ada')
  })

  test('names no payment reference, promo code, fee or discount', async () => {
    const { subject, rows: found } = await read('booking-confirmation', {
      stripe_session_id: null,
      applied_promo_code: null,
      pet_fee: 0,
      add_ons_details: [],
      ...Object.fromEntries(Object.values(eachBookingField((_, { column }) => [column, null]))),
    })
    expect(subject).toBe('Booking confirmed: Deep Cleaning on Monday, March 15, 2027')
    expect(found.map(([label]) => label)).toEqual([
      'Service',
      'Date and time',
      'Takes',
      'Address',
      'Deep Cleaning (3 bed, 2 bath)',
      'Subtotal',
      'Discount',
      'HST (13%)',
      'Total paid',
    ])
  })

  test.each(['booking-confirmation', 'booking-refunded', 'booking-partly-refunded'] as const)(
    'is a receipt with the company’s registration for the tax: %s',
    async (kind) => {
      expect((await read(kind)).paragraphs).toContain('HST registration number: 123456789 RT0001')
    },
  )

  test('shows a total of nothing', async () => {
    const { rows: found } = await read('booking-confirmation', { total_price: 0 })
    expect(found).toContainEqual(['Total paid', '$0.00'])
  })
})

test('choices that are stored by id are told in words', async () => {
  const { rows: found } = await read('job-assignment-confirmation', {
    homeType: 'basement-suite',
    someoneHome: 'instructions',
    buildingAccess: 'both',
    parkingAvailable: 'no-paid',
    useCustomerEquipment: 'no',
  })
  expect(Object.fromEntries(found.map(([label = '', value]) => [label, value]))).toMatchObject({
    Home: 'Basement Suite',
    'Someone home': 'I will provide entry instructions',
    'Building access': 'Elevator and stairs',
    Parking: 'No, paid parking only',
    "Customer's equipment": 'No',
  })
})

test.each<NoticeKind>(['contact-received', 'contact-company', 'inquiry-reply', 'application-company'])(
  'what a person wrote in %s takes its own direction',
  async (kind) => {
    const arabic = 'مرحبا'
    const { html } = await read(kind, { message: arabic, reply: arabic, originalMessage: arabic })
    const tags = [...html.matchAll(new RegExp(`<p ([^>]*)>(?:<span>)?${arabic}`, 'g'))].map(
      ([, attributes]) => attributes,
    )
    expect(tags.length).toBeGreaterThan(0)
    for (const attributes of tags) expect(attributes).toContain('dir="auto"')
  },
)

test.each(['https://a.example', 'https://a.example/', 'https://a.example//'])(
  'the site %s is named without a slash at its end',
  async (siteUrl) => {
    const { links } = await readLetter('inquiry-reply', fullPayloads['inquiry-reply'], siteUrl)
    expect(links.map((link) => link.href)).toContain('https://a.example/terms-privacy')
  },
)

test('a service and a date that are not known are shown as they are', async () => {
  const { subject } = await read('job-assignment-confirmation', { service: 'windows', date: 'tomorrow' })
  expect(subject).toBe('New job: windows on tomorrow at 9:00 AM')
})

test('the preview of a long reply is its beginning', async () => {
  const { preview } = await read('inquiry-reply', { reply: `${'a'.repeat(120)}bbb` })
  expect(preview).toBe('a'.repeat(120))
})

test.each(['\n', '\r', '\r\n'])('a line break %j starts a new line', async (lineBreak) => {
  const { paragraphs: reply } = await read('inquiry-reply', { reply: `One${lineBreak}Two` })
  expect(reply).toEqual(expect.arrayContaining(['One', 'Two']))
  const { paragraphs } = await read('contact-received', { message: `One${lineBreak}Two` })
  expect(paragraphs).toContain('One\nTwo')
})

describe('a booking that stands again', () => {
  test.each([
    [{ owed_amount: 0, difference_amount: 0 }, 'so we come as it was agreed.', null],
    [
      { owed_amount: 100, difference_amount: 0 },
      '$100.00 of its price was refunded to you. It is owed again; we will agree with you how it is paid.',
      '$100.00',
    ],
    [
      { owed_amount: 100, difference_amount: 100 },
      '$100.00 of its price was refunded to you. Please pay it again on the page of your booking, within a day.',
      '$100.00',
    ],
  ])('with %j says what is owed again', async (changes, words, owed) => {
    const { paragraphs, rows } = await read('booking-restored', changes)
    expect(paragraphs.join(' ')).toContain(words)
    expect(rows.find(([label]) => label === 'To pay again')?.[1] ?? null).toBe(owed)
  })

  test('says that nothing is owed once that is paid, and mentions no change', async () => {
    const { subject, headings, paragraphs } = await read('booking-changed', {
      is_owed: true,
      difference_amount: 100,
    })
    expect(subject).toBe('Your booking on Monday, March 15, 2027 is paid')
    expect(headings[0]).toBe('Thank you for your payment')
    expect(paragraphs.join(' ')).toContain('you have paid $100.00, and nothing is owed')
  })
})

test('a refund of a payment that a bank looks at is not promised, nor credited', async () => {
  const refund = { refund_amount: 336, kept_amount: 0, credit_date: '2027-03-10' }
  const { paragraphs, rows: found } = await read('booking-canceled', { ...refund, refund_waits_amount: 336 })
  const text = paragraphs.join(' ')
  expect(text).toContain(
    'Your bank is looking at $336.00 of what you paid. Nothing of that is given back before it has decided',
  )
  expect(text).not.toContain('business days')
  expect(found.map(([label]) => label)).toContain('Waits for your bank')
  expect(found.map(([label]) => label)).not.toContain('Refund')
})

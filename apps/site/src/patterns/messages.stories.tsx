import { cents } from '@dustforce/core/money'
import {
  type PromoResult,
  promoFailedMessage,
  promoMessage,
  promoRemovedMessage,
} from '@dustforce/core/promo'
import { businessDate } from '@dustforce/core/schedule'
import type { Notice } from '@dustforce/core/validation'
import {
  applicationFailedNotice,
  applicationNotice,
  applicationSentNotice,
  checkResume,
  emptyApplicationForm,
  invalidFileNotice,
} from '@dustforce/office/application'
import {
  checkoutErrorNotice,
  emptyBookingForm,
  noCheckoutUrlMessage,
  submitProblems,
} from '@dustforce/office/booking'
import { canadianContact } from '@dustforce/office/contact'
import { contactFailedNotice, contactSentNotice } from '@dustforce/office/inquiry'
import { rateLimitMessage, storageFailureOf } from '@dustforce/office/stored'
import { gtaBusiness } from '@dustforce/office/testing/business'
import { type RaisedToast, ToastSheet } from '@dustforce/ui/toast-sheet'
import type { ToastVariant } from '@dustforce/ui/toast-store'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { copiedTitle, inClipboard } from '../features/promo-offer/words.en.ts'
import { noticeInWords } from '../language/in-words.ts'

/* The notices of the site in the corner of the screen, decided by the rules themselves: each row is a case and its notice. */

type Case = readonly [when: string, notice: Notice | null, variant?: ToastVariant]

interface Told {
  readonly cases: readonly Case[]
}

function toastOf([when, notice, variant = 'destructive']: Case): RaisedToast {
  if (notice === null) throw new Error(`Nothing is said when ${when}`)
  return { when, ...noticeInWords(notice), variant }
}

const meta: Meta<Told> = {
  title: 'Site/Messages',
  tags: ['!test'],
  render: ({ cases }) => <ToastSheet toasts={cases.map(toastOf)} />,
}
export default meta

type Story = StoryObj<Told>

const { money, policy } = gtaBusiness
const ofPromo = (result: PromoResult) => promoMessage(result, money)

export const PromoCodes: Story = {
  name: 'Promo codes: applied, refused, expired',
  tags: ['test'],
  args: {
    cases: [
      [
        'the code holds',
        ofPromo({
          ...{ ok: true, code: 'WELCOME10', discountCents: cents(3300) },
          discount: { type: 'percentage', value: 10 },
        }),
        'success',
      ],
      ['no code is called so', ofPromo({ ok: false, reason: 'unknown' })],
      ['its last day is over', ofPromo({ ok: false, reason: 'expired' })],
      ['it was used as often as it may be', ofPromo({ ok: false, reason: 'limit-reached' })],
      [
        'the order is too small',
        ofPromo({ ok: false, reason: 'minimum-not-met', minimumCents: cents(20_000) }),
      ],
      ['the customer has been here before', ofPromo({ ok: false, reason: 'first-time-only' })],
      [
        'next to nothing would be left to pay',
        ofPromo({ ok: false, reason: 'too-little-left', leastCents: cents(50) }),
      ],
      ['it cannot be looked up', promoFailedMessage],
      ['it is removed', promoRemovedMessage, 'default'],
      [
        'the code of the offer is copied',
        { title: copiedTitle, description: inClipboard('WELCOME10') },
        'success',
      ],
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Promo Code Applied!')).toBeVisible()
    await expect(canvas.getByText('You saved $33 with code WELCOME10.')).toBeVisible()
    await expect(canvas.getByText('Minimum Order Not Met')).toBeVisible()
  },
}

/** A form that passes each check, on a morning with places left. */
const form = {
  ...emptyBookingForm('deep-clean'),
  ...{ firstName: 'Ana', lastName: 'Diaz', email: 'ana@example.com', phone: '(416) 555-0123' },
  ...{ streetAddress: '100 Queen St W', city: 'Toronto', postalCode: 'M5H 2N2' },
  ...{ date: businessDate('2026-11-24'), time: '9:00 AM', messagesConsent: true, termsConsent: true },
}
const context = {
  ...{ now: Date.UTC(2026, 10, 21, 15), emailVerified: true, promoInvalid: false, dayFull: false },
  ...{ policy, contact: canadianContact('ON') },
}
const firstProblem = (changed: Partial<typeof form>, other: Partial<typeof context> = {}) =>
  submitProblems({ ...form, ...changed }, { ...context, ...other })[0] ?? null

export const BookingChecks: Story = {
  args: {
    cases: [
      ['a required field is empty', firstProblem({ city: '' })],
      ['the e-mail address did not pass its check', firstProblem({}, { emailVerified: false })],
      ['a name is not valid', firstProblem({ firstName: '4' })],
      ['the phone number does not fit', firstProblem({ phone: '123' })],
      ['the promo code was flagged', firstProblem({}, { promoInvalid: true })],
      ['the chosen time is too near', firstProblem({ date: businessDate('2026-11-21') })],
      ['the day is full', firstProblem({}, { dayFull: true })],
      ['text messages are not agreed to', firstProblem({ messagesConsent: false })],
      ['the terms are not agreed to', firstProblem({ termsConsent: false })],
    ],
  },
}

export const Checkout: Story = {
  args: {
    cases: [
      [
        'the server refuses the promo code',
        checkoutErrorNotice('This promo code is for first-time customers'),
      ],
      ['the day filled up meanwhile', checkoutErrorNotice('This day is fully booked')],
      [
        `the answer has no address (the log says ‘${noCheckoutUrlMessage}’)`,
        checkoutErrorNotice(noCheckoutUrlMessage),
      ],
      ['anything else goes wrong', checkoutErrorNotice('Database error')],
    ],
  },
}

export const ContactMessage: Story = {
  args: {
    cases: [
      ['the message is sent', contactSentNotice, 'success'],
      ['it cannot be sent', contactFailedNotice('other')],
      ['too many are sent', contactFailedNotice('rate-limit')],
      ['it has what cannot be stored', contactFailedNotice('invalid-content')],
      ['a field does not fit', contactFailedNotice('constraint')],
    ],
  },
}

const applicant = {
  ...emptyApplicationForm,
  ...{ fullName: 'Ana Diaz', email: 'ana@example.com', phone: '416 555 0123', consentToContact: true },
}
const ofApplication = (changed: Partial<typeof applicant>) => applicationNotice({ ...applicant, ...changed })
function ofResume(name: string, length: number) {
  const checked = checkResume({ name, bytes: new Uint8Array(length) })
  return checked.ok ? null : invalidFileNotice(checked.message)
}

export const JobApplication: Story = {
  args: {
    cases: [
      ['a required field is empty', ofApplication({ phone: '' })],
      ['the name is not valid', ofApplication({ fullName: '4' })],
      ['the e-mail address is not whole', ofApplication({ email: 'ana@gmail' })],
      ['the phone number does not fit', ofApplication({ phone: '123' })],
      ['the message is too long', ofApplication({ message: 'Please. '.repeat(140) })],
      ['contact is not agreed to', ofApplication({ consentToContact: false })],
      ['the resume is too large', ofResume('ana-diaz.pdf', 6_000_000)],
      ['the resume is no document', ofResume('ana-diaz.exe', 6000)],
      ['it is sent', applicationSentNotice, 'success'],
      ['it cannot be sent', applicationFailedNotice('other')],
      ['too many are sent', applicationFailedNotice('rate-limit')],
      ['it has what cannot be stored', applicationFailedNotice('invalid-content')],
    ],
  },
}

/** The answers of the store, which are in the log, and what the visitor reads instead. */
export const AnswersOfTheStore: Story = {
  args: {
    cases: [
      rateLimitMessage,
      'Missing required customer information',
      'Missing required application information',
      'Missing required contact information',
      'Failed to fetch booking data or access denied',
      'Failed to update booking status or access denied',
      'Internal server error',
    ].map((answer) => [`‘${answer}’`, contactFailedNotice(storageFailureOf(answer))] as const),
  },
}

import { gtaPriceBook } from '@dustforce/core/catalogue'
import { cents } from '@dustforce/core/money'
import { promoFailedMessage, promoMessage, promoNotApplied, promoRemovedMessage } from '@dustforce/core/promo'
import { expect, it, test } from 'vitest'
import {
  bookingFields,
  bookingFormProblems,
  checkoutErrorNotice,
  emptyBookingForm,
  submitLabel,
  yesNoOptions,
} from '../booking/index.ts'
import { contactFailedNotice, contactSentNotice } from '../inquiry/index.ts'
import { storageFailureMessage } from '../stored/index.ts'
import { gtaRules } from '../testing/business.ts'
import { sentence } from './sentence.fr.ts'
import { patternsInFrench, sentencesInFrench } from './sentences-in-french.ts'

const notice = ({ title, description }: { title: string; description: string }) => [title, description]
// No page asks for the language: it is the page's own.
const { language: _, ...asked } = bookingFields
const isYes = [true, false]
const failures = ['rate-limit', 'invalid-content', 'constraint', 'other'] as const
const form = {
  ...emptyBookingForm('standard'),
  homeType: 'other',
  bedrooms: 0,
  bathrooms: 9,
  province: 'QC',
  notes: 'x'.repeat(1001),
} as const
const money = { currency: gtaPriceBook.currency }

/** The sentences that the site takes from the rules as they are. */
const said = [
  ...Object.values(bookingFormProblems(form, gtaRules)),
  ...[...Object.values(asked), { options: yesNoOptions }].flatMap((field) =>
    'options' in field ? field.options.map(({ label }) => label) : [],
  ),
  ...isYes.flatMap((submitting) =>
    isYes.flatMap((dayFull) =>
      isYes.map((promoInvalid) => submitLabel({ submitting, dayFull, promoInvalid })),
    ),
  ),
  ...['promo', 'fully booked', ''].flatMap((text) => notice(checkoutErrorNotice(text))),
  ...(['unknown', 'inactive', 'expired', 'limit-reached', 'first-time-only'] as const).flatMap((reason) =>
    notice(promoMessage({ ok: false, reason }, money)),
  ),
  ...notice(promoMessage({ ok: false, reason: 'minimum-not-met', minimumCents: cents(100) }, money)),
  ...notice(promoMessage({ ok: false, reason: 'too-little-left', leastCents: cents(50) }, money)),
  ...[promoFailedMessage, promoNotApplied, promoRemovedMessage, contactSentNotice].flatMap(notice),
  ...failures.flatMap((failure) => [storageFailureMessage(failure), ...notice(contactFailedNotice(failure))]),
]

test.each([...new Set(said)].filter((text) => text !== 'Condo'))('%j is said in French', (text) => {
  expect(sentence(text)).not.toBe(text)
})

it('leaves what it does not know', () =>
  expect(sentence('Closed for Family Day')).toBe('Closed for Family Day'))

it('never says the same twice in two ways', () => {
  for (const [pattern] of patternsInFrench)
    expect(Object.keys(sentencesInFrench).filter((english) => pattern.test(english))).toEqual([])
})

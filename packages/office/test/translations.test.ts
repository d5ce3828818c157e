import { expect, test } from 'vitest'
import * as bookingVisitWords from '../src/booking/visit-words.fr.ts'
import * as languageDates from '../src/language/dates.fr.ts'
import * as languageMoney from '../src/language/money.fr.ts'
import * as languagePrices from '../src/language/prices.fr.ts'
import * as languageSentence from '../src/language/sentence.fr.ts'
import type { Translation } from '../src/language/translation.ts'
import * as ledgerFreeTermWords from '../src/ledger/free-term-words.fr.ts'
import * as ledgerRefundWords from '../src/ledger/refund-words.fr.ts'
import * as seriesConsentWords from '../src/series/consent-words.fr.ts'

const inEnglish = import.meta.glob<Readonly<Record<string, unknown>>>('../src/**/*.en.{ts,tsx}', {
  eager: true,
})

/** A message that is missing here, or takes something else than the English one, does not compile. */
const inFrench: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  '../src/booking/visit-words.en.ts': bookingVisitWords satisfies Translation<
    typeof import('../src/booking/visit-words.en.ts')
  >,
  '../src/language/dates.en.ts': languageDates satisfies Translation<
    typeof import('../src/language/dates.en.ts')
  >,
  '../src/language/money.en.ts': languageMoney satisfies Translation<
    typeof import('../src/language/money.en.ts')
  >,
  '../src/language/prices.en.ts': languagePrices satisfies Translation<
    typeof import('../src/language/prices.en.ts')
  >,
  '../src/language/sentence.en.ts': languageSentence satisfies Translation<
    typeof import('../src/language/sentence.en.ts')
  >,
  '../src/ledger/free-term-words.en.ts': ledgerFreeTermWords satisfies Translation<
    typeof import('../src/ledger/free-term-words.en.ts')
  >,
  '../src/ledger/refund-words.en.ts': ledgerRefundWords satisfies Translation<
    typeof import('../src/ledger/refund-words.en.ts')
  >,
  '../src/series/consent-words.en.ts': seriesConsentWords satisfies Translation<
    typeof import('../src/series/consent-words.en.ts')
  >,
}

test('every module of messages is translated', () => {
  expect(Object.keys(inFrench).toSorted()).toEqual(Object.keys(inEnglish).toSorted())
})

test.each(Object.entries(inEnglish))(
  '%s has no message in French that it has not itself',
  (path, english) => {
    expect(Object.keys(inFrench[path] ?? {}).toSorted()).toEqual(Object.keys(english).toSorted())
  },
)

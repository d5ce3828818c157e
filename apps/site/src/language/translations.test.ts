import type { Translation } from '@dustforce/office/language'
import { expect, test } from 'vitest'
import * as appNotFoundWords from '../app/not-found-words.fr.ts'
import * as appWords from '../app/words.fr.ts'
import * as companyHoursWords from '../company/hours-words.fr.ts'
import * as bookingOpeningWords from '../features/booking/opening-words.fr.ts'
import * as bookingQueueWords from '../features/booking/queue-words.fr.ts'
import * as bookingTimesWords from '../features/booking/times-words.fr.ts'
import * as bookingVisitsWords from '../features/booking/visits-words.fr.ts'
import * as bookingWords from '../features/booking/words.fr.tsx'
import * as careersWords from '../features/careers/words.fr.ts'
import * as contactWords from '../features/contact/words.fr.ts'
import * as faqWords from '../features/faq/words.fr.ts'
import * as frameWords from '../features/frame/words.fr.ts'
import * as homeEstimateWords from '../features/home/estimate-words.fr.ts'
import * as homeStoryWords from '../features/home/story-words.fr.ts'
import * as homeWords from '../features/home/words.fr.ts'
import * as ownBookingBookingWords from '../features/own-booking/booking-words.fr.ts'
import * as ownBookingCancelWords from '../features/own-booking/cancel-words.fr.ts'
import * as ownBookingChargeWords from '../features/own-booking/charge-words.fr.ts'
import * as ownBookingEditWords from '../features/own-booking/edit-words.fr.ts'
import * as ownBookingLinkWords from '../features/own-booking/link-words.fr.ts'
import * as ownBookingMailWords from '../features/own-booking/mail-words.fr.ts'
import * as ownBookingMessageWords from '../features/own-booking/message-words.fr.ts'
import * as ownBookingMoveWords from '../features/own-booking/move-words.fr.ts'
import * as ownBookingNewLinkWords from '../features/own-booking/new-link-words.fr.ts'
import * as ownBookingOpenChangeWords from '../features/own-booking/open-change-words.fr.ts'
import * as ownBookingReceiptWords from '../features/own-booking/receipt-words.fr.ts'
import * as ownBookingReviewWords from '../features/own-booking/review-words.fr.ts'
import * as ownBookingSeriesWords from '../features/own-booking/series-words.fr.ts'
import * as ownBookingSmallWords from '../features/own-booking/small-words.fr.ts'
import * as ownBookingStageWords from '../features/own-booking/stage-words.fr.ts'
import * as ownBookingWaitingWords from '../features/own-booking/waiting-words.fr.ts'
import * as paymentWords from '../features/payment/words.fr.ts'
import * as policiesWords from '../features/policies/words.fr.ts'
import * as promoOfferWords from '../features/promo-offer/words.fr.ts'
import * as seoPageDescriptions from '../seo/page-descriptions.fr.ts'
import * as textsValueWords from '../texts/value-words.fr.ts'
import * as visitWords from '../visit/words.fr.ts'
import * as languageLanguage from './language.fr.ts'

const inEnglish = import.meta.glob<Readonly<Record<string, unknown>>>('../**/*.en.{ts,tsx}', { eager: true })

/** A message that is missing here, or takes something else than the English one, does not compile. */
const inFrench: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  '../app/not-found-words.en.ts': appNotFoundWords satisfies Translation<
    typeof import('../app/not-found-words.en.ts')
  >,
  '../app/words.en.ts': appWords satisfies Translation<typeof import('../app/words.en.ts')>,
  '../company/hours-words.en.ts': companyHoursWords satisfies Translation<
    typeof import('../company/hours-words.en.ts')
  >,
  '../features/booking/opening-words.en.ts': bookingOpeningWords satisfies Translation<
    typeof import('../features/booking/opening-words.en.ts')
  >,
  '../features/booking/queue-words.en.ts': bookingQueueWords satisfies Translation<
    typeof import('../features/booking/queue-words.en.ts')
  >,
  '../features/booking/times-words.en.ts': bookingTimesWords satisfies Translation<
    typeof import('../features/booking/times-words.en.ts')
  >,
  '../features/booking/visits-words.en.ts': bookingVisitsWords satisfies Translation<
    typeof import('../features/booking/visits-words.en.ts')
  >,
  '../features/booking/words.en.tsx': bookingWords satisfies Translation<
    typeof import('../features/booking/words.en.tsx')
  >,
  '../features/careers/words.en.ts': careersWords satisfies Translation<
    typeof import('../features/careers/words.en.ts')
  >,
  '../features/contact/words.en.ts': contactWords satisfies Translation<
    typeof import('../features/contact/words.en.ts')
  >,
  '../features/faq/words.en.ts': faqWords satisfies Translation<typeof import('../features/faq/words.en.ts')>,
  '../features/frame/words.en.ts': frameWords satisfies Translation<
    typeof import('../features/frame/words.en.ts')
  >,
  '../features/home/estimate-words.en.ts': homeEstimateWords satisfies Translation<
    typeof import('../features/home/estimate-words.en.ts')
  >,
  '../features/home/story-words.en.ts': homeStoryWords satisfies Translation<
    typeof import('../features/home/story-words.en.ts')
  >,
  '../features/home/words.en.ts': homeWords satisfies Translation<
    typeof import('../features/home/words.en.ts')
  >,
  '../features/own-booking/booking-words.en.ts': ownBookingBookingWords satisfies Translation<
    typeof import('../features/own-booking/booking-words.en.ts')
  >,
  '../features/own-booking/cancel-words.en.ts': ownBookingCancelWords satisfies Translation<
    typeof import('../features/own-booking/cancel-words.en.ts')
  >,
  '../features/own-booking/charge-words.en.ts': ownBookingChargeWords satisfies Translation<
    typeof import('../features/own-booking/charge-words.en.ts')
  >,
  '../features/own-booking/edit-words.en.ts': ownBookingEditWords satisfies Translation<
    typeof import('../features/own-booking/edit-words.en.ts')
  >,
  '../features/own-booking/link-words.en.ts': ownBookingLinkWords satisfies Translation<
    typeof import('../features/own-booking/link-words.en.ts')
  >,
  '../features/own-booking/mail-words.en.ts': ownBookingMailWords satisfies Translation<
    typeof import('../features/own-booking/mail-words.en.ts')
  >,
  '../features/own-booking/message-words.en.ts': ownBookingMessageWords satisfies Translation<
    typeof import('../features/own-booking/message-words.en.ts')
  >,
  '../features/own-booking/move-words.en.ts': ownBookingMoveWords satisfies Translation<
    typeof import('../features/own-booking/move-words.en.ts')
  >,
  '../features/own-booking/new-link-words.en.ts': ownBookingNewLinkWords satisfies Translation<
    typeof import('../features/own-booking/new-link-words.en.ts')
  >,
  '../features/own-booking/open-change-words.en.ts': ownBookingOpenChangeWords satisfies Translation<
    typeof import('../features/own-booking/open-change-words.en.ts')
  >,
  '../features/own-booking/receipt-words.en.ts': ownBookingReceiptWords satisfies Translation<
    typeof import('../features/own-booking/receipt-words.en.ts')
  >,
  '../features/own-booking/review-words.en.ts': ownBookingReviewWords satisfies Translation<
    typeof import('../features/own-booking/review-words.en.ts')
  >,
  '../features/own-booking/series-words.en.ts': ownBookingSeriesWords satisfies Translation<
    typeof import('../features/own-booking/series-words.en.ts')
  >,
  '../features/own-booking/small-words.en.ts': ownBookingSmallWords satisfies Translation<
    typeof import('../features/own-booking/small-words.en.ts')
  >,
  '../features/own-booking/stage-words.en.ts': ownBookingStageWords satisfies Translation<
    typeof import('../features/own-booking/stage-words.en.ts')
  >,
  '../features/own-booking/waiting-words.en.ts': ownBookingWaitingWords satisfies Translation<
    typeof import('../features/own-booking/waiting-words.en.ts')
  >,
  '../features/payment/words.en.ts': paymentWords satisfies Translation<
    typeof import('../features/payment/words.en.ts')
  >,
  '../features/policies/words.en.ts': policiesWords satisfies Translation<
    typeof import('../features/policies/words.en.ts')
  >,
  '../features/promo-offer/words.en.ts': promoOfferWords satisfies Translation<
    typeof import('../features/promo-offer/words.en.ts')
  >,
  './language.en.ts': languageLanguage satisfies Translation<typeof import('./language.en.ts')>,
  '../seo/page-descriptions.en.ts': seoPageDescriptions satisfies Translation<
    typeof import('../seo/page-descriptions.en.ts')
  >,
  '../texts/value-words.en.ts': textsValueWords satisfies Translation<
    typeof import('../texts/value-words.en.ts')
  >,
  '../visit/words.en.ts': visitWords satisfies Translation<typeof import('../visit/words.en.ts')>,
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

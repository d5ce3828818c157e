import type { Translation } from '@dustforce/office/language'
import { expect, test } from 'vitest'
import * as appNotFoundWords from '../app/not-found-words.fr.ts'
import * as appWords from '../app/words.fr.ts'
import * as bookingQueueWords from '../features/booking/queue-words.fr.ts'
import * as bookingTimesWords from '../features/booking/times-words.fr.ts'
import * as bookingVisitsWords from '../features/booking/visits-words.fr.ts'
import * as bookingWords from '../features/booking/words.fr.tsx'
import * as frameWords from '../features/frame/words.fr.ts'
import * as homeEstimateWords from '../features/home/estimate-words.fr.ts'
import * as homeHeroContent from '../features/home/hero-content.fr.ts'
import * as homeStoryContent from '../features/home/story-content.fr.ts'
import * as homeStoryWords from '../features/home/story-words.fr.ts'
import * as homeWords from '../features/home/words.fr.ts'
import * as seoPageDescriptions from '../seo/page-descriptions.fr.ts'
import * as seoWords from '../seo/words.fr.ts'
import * as languageLanguage from './language.fr.ts'

const inEnglish = import.meta.glob<Readonly<Record<string, unknown>>>('../**/*.en.{ts,tsx}', { eager: true })

/** A message that is missing here, or takes something else than the English one, does not compile. */
const inFrench: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  '../app/not-found-words.en.ts': appNotFoundWords satisfies Translation<
    typeof import('../app/not-found-words.en.ts')
  >,
  '../app/words.en.ts': appWords satisfies Translation<typeof import('../app/words.en.ts')>,
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
  '../features/frame/words.en.ts': frameWords satisfies Translation<
    typeof import('../features/frame/words.en.ts')
  >,
  '../features/home/estimate-words.en.ts': homeEstimateWords satisfies Translation<
    typeof import('../features/home/estimate-words.en.ts')
  >,
  '../features/home/hero-content.en.ts': homeHeroContent satisfies Translation<
    typeof import('../features/home/hero-content.en.ts')
  >,
  '../features/home/story-content.en.ts': homeStoryContent satisfies Translation<
    typeof import('../features/home/story-content.en.ts')
  >,
  '../features/home/story-words.en.ts': homeStoryWords satisfies Translation<
    typeof import('../features/home/story-words.en.ts')
  >,
  '../features/home/words.en.ts': homeWords satisfies Translation<
    typeof import('../features/home/words.en.ts')
  >,
  './language.en.ts': languageLanguage satisfies Translation<typeof import('./language.en.ts')>,
  '../seo/page-descriptions.en.ts': seoPageDescriptions satisfies Translation<
    typeof import('../seo/page-descriptions.en.ts')
  >,
  '../seo/words.en.ts': seoWords satisfies Translation<typeof import('../seo/words.en.ts')>,
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

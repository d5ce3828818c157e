import { sentence } from '@dustforce/office/language'
import type { OwnBookingAct } from '@dustforce/supabase/own-booking'
import * as words from './link-words.en.ts'

const sentences = {
  missing: words.noLongerOpens,
  'rate-limited': words.tooManyTries,
  unavailable: words.didNotWork,
} as const

/** Says what went wrong, in words; null when nothing did. */
export function actProblem(answer: OwnBookingAct): string | null {
  if (answer.ok) return null
  return answer.reason === 'refused'
    ? sentence(answer.message ?? sentences.unavailable)
    : sentences[answer.reason]
}

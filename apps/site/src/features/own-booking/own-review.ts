import type { OwnBookings } from '@dustforce/supabase/own-booking'
import { failureText, type LinkFailure, linkFailureOf } from './use-opened-link.ts'

/** The review of a visit by a customer. */
export interface ReviewAnswer {
  readonly rating: number
  readonly text: string
  readonly mayShow: boolean
}

/** The question after a visit. */
export interface ReviewQuestion {
  readonly service: string
  readonly when: string
  /** The first name of who came. */
  readonly cleaner: string | null
  /** 'Ada L., Toronto' */
  readonly shownAs: string
  /** The answer so far. */
  readonly review: ReviewAnswer | null
  readonly canReview: boolean
  /** It stands on the website. */
  readonly isShown: boolean
}

/** The question that a link opens. */
export async function askReview(
  { ask }: Pick<OwnBookings, 'ask'>,
  token: string,
): Promise<ReviewQuestion | LinkFailure> {
  const answer = await ask({ act: 'show-review' }, token)
  return answer.status === 200 && isQuestion(answer.body) ? answer.body : linkFailureOf(answer.status)
}

/** Sends the answer; null when it was kept, or why it was not. */
export async function sendReview(
  { ask }: Pick<OwnBookings, 'ask'>,
  token: string,
  review: ReviewAnswer,
): Promise<string | null> {
  const { status, body } = await ask({ act: 'review', ...review }, token)
  if (status === 200) return null
  return status === 409 && typeof body.error === 'string' ? body.error : failureText(linkFailureOf(status))
}

/** Whether an answer of the site's own server has the parts of a question. */
function isQuestion(body: unknown): body is ReviewQuestion {
  return (
    typeof body === 'object' && body !== null && 'canReview' in body && 'shownAs' in body && 'review' in body
  )
}

import type { Business } from '@dustforce/office/company'
import type { NoticeKind } from '@dustforce/office/notice'
import { gtaBusiness } from '@dustforce/office/testing/business'
import {
  decodeEmailContent,
  EmailRenderer,
  type LetterLinks,
  type RenderedEmail,
} from '@dustforce/workflows/ports'
import * as Effect from 'effect/Effect'
import { reactEmailRenderer } from '../react-email-renderer.ts'

const company = {
  ...gtaBusiness.company,
  ...{ phone: '(416) 555-0199', email: 'info@dustforce.example', taxNumber: '123456789 RT0001' },
}

/** Renders a queued e-mail, for a company of examples unless another is named. Rejects when the payload lacks a fact. */
export function drawSample(
  kind: NoticeKind,
  payload: unknown,
  siteUrl = 'https://dustforce.example/',
  links: LetterLinks = {},
  business: Business = { ...gtaBusiness, company },
): Promise<RenderedEmail> {
  const program = Effect.gen(function* () {
    const renderer = yield* EmailRenderer
    return yield* renderer.render(yield* decodeEmailContent({ kind, payload }), business, links)
  })
  return Effect.runPromise(program.pipe(Effect.provide(reactEmailRenderer(siteUrl))))
}

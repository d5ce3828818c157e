import * as Clock from 'effect/Clock'
import * as Effect from 'effect/Effect'
import type { BusinessVersions } from '../business/business-versions.ts'
import { publishedBusiness } from '../business/with-published-business.ts'
import type { Business } from '../checkout/business.ts'
import { type Handler, jsonResponse, type Runtime } from '../http/handler.ts'
import { visitorOf } from '../http/visitor.ts'
import { bookingCalendar } from './booking-calendar.ts'
import type { BookingLinks } from './booking-links.ts'
import { tokenHash } from './link-key.ts'
import { openLink } from './link-tokens.ts'

const headers = {
  'cache-control': 'private, no-cache',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
}

/**
 * `functions/v1/calendar/<token>.ics`: the calendar that follows a booking, for the programs that ask for it by themselves. Its token opens nothing else;
 * it has to be in the path, so whatever logs addresses must leave it out.
 */
export function calendarHandler(
  runtime: Runtime<BookingLinks | Business | BusinessVersions>,
  { siteUrl }: { readonly siteUrl: string },
): Handler {
  const answer = Effect.fn('calendar')(function* (request: Request) {
    const token = /\/calendar\/([^/]{1,200})\.ics$/.exec(new URL(request.url).pathname)?.[1] ?? ''
    const link = yield* openLink(token, { scope: 'feed', visitor: visitorOf(request) })
    if (link.status !== 'found') return plain(link.status === 'missing' ? 404 : 429, 'No calendar')
    const business = yield* publishedBusiness
    const now = yield* Clock.currentTimeMillis
    const text = bookingCalendar(link.booking, { now, business, siteUrl, as: 'feed' })
    const etag = `"${(yield* tokenHash(text)).slice(0, 32)}"`
    const isKnown =
      request.headers
        .get('if-none-match')
        ?.split(/\s*,\s*/)
        .includes(etag) ?? false
    if (isKnown) return new Response(null, { status: 304, headers: { ...headers, etag } })
    const body = request.method === 'HEAD' ? null : text
    return new Response(body, {
      headers: { ...headers, etag, 'content-type': 'text/calendar; charset=utf-8' },
    })
  })
  return async (request) =>
    request.method === 'GET' || request.method === 'HEAD'
      ? runtime.runPromise(
          answer(request).pipe(
            Effect.catchCause((cause) =>
              Effect.as(Effect.logError('A calendar could not be made', cause), plain(503, 'Try again')),
            ),
          ),
        )
      : jsonResponse(405, { error: 'Method not allowed' }, { allow: 'GET, HEAD' })
}

function plain(status: number, text: string): Response {
  return new Response(text, { status, headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' } })
}

import * as Effect from 'effect/Effect'
import { type Handler, jsonResponse, type Runtime } from '../http/handler.ts'
import { visitorOf } from '../http/visitor.ts'
import { tokenHash } from './link-key.ts'
import { MailPreferences } from './mail-preferences.ts'

const headers = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
}

/** The choices that one click leaves: the necessary letters. */
const necessaryOnly = { reminders: false, thanks: false }

/**
 * `functions/v1/mail-choices/<token>`: the address of a letter's `List-Unsubscribe`. A POST, which mail programs send for their reader, ends all but the
 * necessary letters to the mailbox, without an account and however often it comes (RFC 8058); 200 with nothing in it. A GET, which scanners send too,
 * changes nothing and leads to the page on which a person chooses.
 */
export function mailChoicesHandler(
  runtime: Runtime<MailPreferences>,
  { siteUrl }: { readonly siteUrl: string },
): Handler {
  const end = Effect.fn('mail-choices')(function* (request: Request, token: string) {
    const link = { hash: yield* tokenHash(token), visitor: visitorOf(request) }
    const { status } = yield* MailPreferences.use((preferences) => preferences.byLink(link, necessaryOnly))
    if (status === 'found') return new Response(null, { status: 200, headers })
    return new Response(null, { status: status === 'missing' ? 404 : 429, headers })
  })
  return async (request) => {
    const token = /\/mail-choices\/([\w-]{1,200})$/.exec(new URL(request.url).pathname)?.[1] ?? ''
    if (request.method === 'GET' || request.method === 'HEAD') {
      return new Response(null, {
        status: 303,
        headers: { ...headers, location: `${siteUrl}/mail-choices${token === '' ? '' : `#${token}`}` },
      })
    }
    if (request.method !== 'POST')
      return jsonResponse(405, { error: 'Method not allowed' }, { allow: 'GET, HEAD, POST' })
    return runtime.runPromise(
      end(request, token).pipe(
        Effect.catchCause((cause) =>
          Effect.as(
            Effect.logError('Letters could not be ended', cause),
            new Response(null, { status: 503, headers }),
          ),
        ),
      ),
    )
  }
}

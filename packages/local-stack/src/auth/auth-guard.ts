import { unavailable } from '../backend/answers.ts'
import { isUnavailable } from '../database/unavailable.ts'
import type { Handler } from '../http/in-process-fetch.ts'
import { visitorOf } from '../http/visitor.ts'
import type { AccountBook } from './account-book.ts'
import type { Attempts, Limit } from './attempts.ts'
import {
  addressIsFixed,
  mailMayFollow,
  signUpIsClosed,
  tooManyAttempts,
  unreadableBody,
} from './auth-answer.ts'
import { type AuthBody, accountOf, readAuthBody } from './auth-request.ts'

/**
 * The other requests that are open. Every other address makes accounts, or writes to an address that the caller chooses: the service's own setting
 * closes only some of them.
 */
const open =
  /^(?:(?:GET|HEAD) \/(?:user|settings|health|\.well-known\/[\w.-]+)|POST \/logout|(?:GET|POST|DELETE) \/factors(?:\/.*)?|OPTIONS .*)$/

export interface AuthGuardOptions {
  readonly accounts: AccountBook
  readonly attempts: Attempts
  readonly onError: (error: unknown) => void
}

export interface AuthGuard {
  readonly handler: Handler
  /** Waits for the e-mails that were asked for. */
  readonly settled: () => Promise<void>
}

/** A link is answered with a redirect to the site, which names the error if there is one. */
const isRight = ({ ok, status, headers }: Response): boolean =>
  ok || (status === 303 && !/[#?&]error=/.test(headers.get('location') ?? '#error='))

/** Stands before `auth/v1`: limits guesses by account and by visitor, and gives the same answer whether or not there is an account. */
export function makeAuthGuard(
  backend: Handler,
  { accounts, attempts, onError }: AuthGuardOptions,
): AuthGuard {
  const sending = new Set<Promise<unknown>>()

  /** Lets an attempt through unless one of the limits says to wait. It is a failure until the work says otherwise. */
  const attempt = async (
    limits: readonly Limit[],
    work: () => Response | Promise<Response>,
    onSuccess: () => Promise<void> = async () => undefined,
  ): Promise<Response> => {
    const wait = await attempts.begin(limits)
    if (wait > 0) return tooManyAttempts(wait)
    const response = await work()
    // A failure of our own is not a wrong guess.
    if (response.ok || response.status >= 500) await attempts.revert(limits)
    if (isRight(response)) await onSuccess()
    return response
  }

  const signIn = async (request: Request, body: AuthBody, visitor: string) => {
    const account = accountOf(body)
    // Strangers' guesses do not make the owner wait where they have signed in before.
    const isHome = await accounts.isHome(account, visitor)
    const own: Limit = { kind: 'account', key: isHome ? `${account} at home` : account }
    const compare = async () => {
      await accounts.compareForNobody(account, body.password ?? '')
      return backend(request)
    }
    return attempt([own, { kind: 'visitor', key: visitor }], compare, async () => {
      await attempts.clear(own)
      if (!isHome) await accounts.makeHome(account, visitor)
    })
  }

  /** A link's hash alone names no account, so a wrong one counts against every code. */
  const verify = (request: Request, body: AuthBody, visitor: string) => {
    const account = body.token_hash == null ? accountOf(body) : null
    const code: Limit = { kind: 'code', key: account ?? 'any code' }
    const check = async () => {
      const response = await backend(request)
      if (!isRight(response) && (await attempts.waitFor(code)) > 0) await accounts.endCodes(account)
      return response
    }
    return attempt([code, { kind: 'visitor', key: visitor }], check, () => attempts.clear(code))
  }

  const sendMail = async (request: Request, body: AuthBody, visitor: string) => {
    const wait = await attempts.begin([
      { kind: 'mail', key: accountOf(body) },
      { kind: 'mail-visitor', key: visitor },
    ])
    if (wait > 0) return tooManyAttempts(wait)
    // Not awaited: the time that an e-mail takes would reveal that the address has an account.
    const sent = Promise.resolve(backend(request))
      .catch(onError)
      .finally(() => sending.delete(sent))
    sending.add(sent)
    return mailMayFollow()
  }

  const guarded = (request: Request, body: AuthBody, visitor: string): Response | Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url)
    const action = `${request.method} ${pathname.replace(/^\/auth\/v1|\/$/g, '')}`
    switch (action) {
      case 'POST /token':
        return searchParams.get('grant_type') === 'password'
          ? signIn(request, body, visitor)
          : attempt([{ kind: 'visitor', key: visitor }], () => backend(request))
      case 'POST /verify':
        return verify(request, body, visitor)
      case 'GET /verify':
        return verify(request, { token_hash: searchParams.get('token') }, visitor)
      case 'POST /recover':
      case 'POST /resend':
        return sendMail(request, body, visitor)
      case 'PUT /user':
        return body.email == null && body.phone == null ? backend(request) : addressIsFixed()
      default:
        return open.test(action) ? backend(request) : signUpIsClosed()
    }
  }

  return {
    handler: async (request) => {
      if (!new URL(request.url).pathname.startsWith('/auth/v1/')) return backend(request)
      const content = await request.text()
      const body = readAuthBody(content)
      if (body === null) return unreadableBody()
      const { url, method, headers, signal } = request
      const again = new Request(url, {
        method,
        headers,
        signal,
        ...(content === '' ? {} : { body: content }),
      })
      try {
        return await guarded(again, body, visitorOf(headers))
      } catch (error) {
        if (!isUnavailable(error)) throw error
        onError(error)
        return unavailable()
      }
    },
    settled: async () => {
      while (sending.size > 0) await Promise.all(sending)
    },
  }
}

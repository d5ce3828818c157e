import type { Handler } from '../http/in-process-fetch.ts'
import { visitorOf } from '../http/visitor.ts'
import type { AccountBook } from './account-book.ts'
import { type Attempts, makeAttempts } from './attempts.ts'
import {
  addressIsFixed,
  mailMayFollow,
  signUpIsClosed,
  tooManyAttempts,
  unreadableBody,
} from './auth-answer.ts'
import { type AuthBody, accountOf, readAuthBody } from './auth-request.ts'

const minute = 60_000
const hour = 60 * minute

/*
 * Per account the longest wait is a minute: an administrator whose password strangers guess must still get in. Sixty guesses an hour find no
 * password of twelve characters. A code of six digits ends after five wrong guesses, and only a few are sent.
 */
const guessesPerCode = 5
const rules = {
  account: { free: 5, firstWaitMs: 2_000, longestWaitMs: minute, forgetAfterMs: hour },
  visitor: { free: 20, firstWaitMs: 2_000, longestWaitMs: 15 * minute, forgetAfterMs: hour },
  code: { free: guessesPerCode - 1, firstWaitMs: minute, longestWaitMs: 15 * minute, forgetAfterMs: hour },
  mail: { free: 3, firstWaitMs: minute, longestWaitMs: hour, forgetAfterMs: 24 * hour },
} as const

/**
 * What else may be asked. Every other address makes accounts, or writes to an address that the caller chooses: the service's own setting closes
 * only some of them.
 */
const open =
  /^(?:(?:GET|HEAD) \/(?:user|settings|health|\.well-known\/[\w.-]+)|POST \/logout|(?:GET|POST|DELETE) \/factors(?:\/.*)?|OPTIONS .*)$/

export interface AuthGuardOptions {
  readonly accounts: AccountBook
  /** Epoch milliseconds. */
  readonly now: () => number
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

interface Limit {
  readonly attempts: Attempts
  readonly key: string
}

/** Stands before `auth/v1`: limits guesses by account and by visitor, and gives the same answer whether or not there is an account. */
export function makeAuthGuard(backend: Handler, { accounts, now, onError }: AuthGuardOptions): AuthGuard {
  const byAccount = makeAttempts(rules.account)
  const byVisitor = makeAttempts(rules.visitor)
  const byCode = makeAttempts(rules.code)
  const byMail = makeAttempts(rules.mail)
  const mailsByVisitor = makeAttempts({ ...rules.mail, free: 10 })
  const sending = new Set<Promise<unknown>>()
  /** Where each account has signed in from: strangers' guesses do not make its owner wait there. */
  const homes = new Map<string, string>()

  /** Lets an attempt through unless one of the limits says to wait. It is a failure until the work says otherwise. */
  const attempt = async (
    limits: readonly Limit[],
    work: () => Response | Promise<Response>,
    onSuccess: () => void = () => undefined,
  ): Promise<Response> => {
    const at = now()
    const wait = Math.max(...limits.map(({ attempts, key }) => attempts.waitFor(key, at)))
    if (wait > 0) return tooManyAttempts(wait)
    for (const { attempts, key } of limits) attempts.fail(key, at)
    const response = await work()
    // A failure of our own is not a wrong guess.
    if (response.ok || response.status >= 500) for (const { attempts, key } of limits) attempts.revert(key)
    if (isRight(response)) onSuccess()
    return response
  }

  const signIn = async (request: Request, body: AuthBody, visitor: string) => {
    const account = accountOf(body)
    const key = homes.get(account) === visitor ? `${account} at home` : account
    const limits = [
      { attempts: byAccount, key },
      { attempts: byVisitor, key: visitor },
    ]
    const compare = async () => {
      await accounts.compareForNobody(account, body.password ?? '')
      return backend(request)
    }
    return attempt(limits, compare, () => {
      byAccount.clear(key)
      homes.set(account, visitor)
    })
  }

  /** A link's hash alone names no account, so a wrong one counts against every code. */
  const verify = (request: Request, body: AuthBody, visitor: string) => {
    const account = body.token_hash == null ? accountOf(body) : null
    const key = account ?? 'any code'
    const limits = [
      { attempts: byCode, key },
      { attempts: byVisitor, key: visitor },
    ]
    const check = async () => {
      const response = await backend(request)
      if (!isRight(response) && byCode.waitFor(key, now()) > 0) await accounts.endCodes(account)
      return response
    }
    return attempt(limits, check, () => byCode.clear(key))
  }

  const sendMail = (request: Request, body: AuthBody, visitor: string) => {
    const account = accountOf(body)
    const at = now()
    const limits = [
      { attempts: byMail, key: account },
      { attempts: mailsByVisitor, key: visitor },
    ]
    const wait = Math.max(...limits.map(({ attempts, key }) => attempts.waitFor(key, at)))
    if (wait > 0) return tooManyAttempts(wait)
    for (const { attempts, key } of limits) attempts.fail(key, at)
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
          : attempt([{ attempts: byVisitor, key: visitor }], () => backend(request))
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
      return guarded(again, body, visitorOf(headers))
    },
    settled: async () => {
      while (sending.size > 0) await Promise.all(sending)
    },
  }
}

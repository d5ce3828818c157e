import { createHash, randomUUID } from 'node:crypto'
import * as Schema from 'effect/Schema'
import { Hono } from 'hono'
import { openJournal } from '../storage/journal.ts'
import { type EmailFault, isFault, readEmail } from './email-fault.ts'
import { type EmailRequest, Mail, mailOf } from './mail.ts'
import { eventOf, signedEvent } from './mail-event.ts'
import type { MailboxStyle } from './mailbox-pages.ts'
import { mailboxRoutes } from './mailbox-routes.ts'
import { makeRequestLimit } from './request-limit.ts'
import { refusal } from './resend-refusal.ts'

/**
 * A fault in sending. `times-out`: the e-mail is taken, and the answer is a 500. `unverified`: the sender's domain is not verified.
 */
export type MailFault = 'down' | 'times-out' | 'unverified'

/** Resend on this machine: `POST /emails` and `POST /emails/batch` keep what is sent; the mailbox shows it. */
export interface ResendStandIn {
  /** Resend's API, to be mounted at any path. */
  readonly api: Hono
  /** The pages under `/mailbox`. */
  readonly pages: Hono
  readonly mails: () => readonly Mail[]
  /** Sends the webhooks about e-mails to Resend's test addresses, each until it is accepted. Returns how many were. */
  readonly work: () => Promise<number>
  readonly setFault: (fault: MailFault | null) => void
  readonly close: () => void
}

const KeyedAnswer = Schema.Struct({ fingerprint: Schema.String, at: Schema.Number, body: Schema.Unknown })
const decodeAnswer = Schema.decodeUnknownSync(KeyedAnswer)
const decodeMail = Schema.decodeUnknownSync(Mail)
/** The requests a second that an account may make before its limit is raised. */
const requestsPerSecond = 2
const keyLifeMs = 24 * 3_600_000
const mostInBatch = 100

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

const refuse = ({ name, message }: EmailFault): Response => refusal(422, name, message)

/**
 * Opens the stand-in with the e-mails that its file holds. `now` in epoch milliseconds is the time of day; `clock` in milliseconds, which
 * only goes forward, is what requests are counted by.
 */
export function openResendStandIn(options: {
  readonly file: string
  readonly apiKey: string
  readonly now: () => number
  readonly style: MailboxStyle
  readonly clock?: () => number
  readonly webhookSecret: string
  /** Takes a signed webhook to its endpoint. */
  readonly deliver: (request: Request) => Promise<Response>
}): ResendStandIn {
  const { now, clock = () => performance.now() } = options
  const journal = openJournal(options.file)
  const mails = () => journal.all('mails').map((value) => decodeMail(value))
  const limit = makeRequestLimit(requestsPerSecond, clock)
  let fault: MailFault | null = null
  /** E-mails whose webhook has not been taken yet. */
  const unreported = new Set<string>()

  /** Keeps messages and the answer that names them, under the request's key. */
  const keep = (
    requests: readonly EmailRequest[],
    key: string | undefined,
    fingerprint: string,
    answer: (ids: readonly string[]) => unknown,
  ): Response => {
    const kept = requests.map((request) => mailOf(request, randomUUID(), now()))
    const body = answer(kept.map(({ id }) => id))
    journal.commit([
      ...kept.map((mail) => ({ table: 'mails', id: mail.id, value: mail })),
      ...(key === undefined ? [] : [{ table: 'keys', id: key, value: { fingerprint, at: now(), body } }]),
    ])
    for (const mail of kept) if (eventOf(mail) !== null) unreported.add(mail.id)
    return Response.json(body)
  }

  /** The answer to an earlier request with the key, or null when there is none that still counts. */
  const answered = (key: string | undefined, fingerprint: string): Response | null => {
    if (key === undefined) return null
    if (key === '' || key.length > 256)
      return refusal(400, 'invalid_idempotency_key', 'The key must be between 1-256 chars.')
    const stored = journal.get('keys', key)
    if (stored === undefined) return null
    const first = decodeAnswer(stored)
    if (now() - first.at >= keyLifeMs) return null
    if (first.fingerprint === fingerprint) return Response.json(first.body)
    const message = 'Same idempotency key used with a different request payload.'
    return refusal(409, 'invalid_idempotent_request', message)
  }

  const sendOne = (body: string, key: string | undefined, fingerprint: string): Response => {
    const email = readEmail(parsed(body))
    return isFault(email) ? refuse(email) : keep([email], key, fingerprint, ([id]) => ({ id }))
  }

  const sendBatch = (body: string, key: string | undefined, fingerprint: string, permissive: boolean) => {
    const items = parsed(body)
    if (!Array.isArray(items) || items.length === 0 || items.length > mostInBatch)
      return refusal(422, 'validation_error', 'A batch has between 1 and 100 emails.')
    const read = items.map(readEmail)
    const faults = read.flatMap((email, index) =>
      isFault(email) ? [{ index, name: email.name, message: email.message }] : [],
    )
    const [first] = faults
    if (first !== undefined && (!permissive || first.name === 'invalid_from_address')) return refuse(first)
    const emails = read.flatMap((email) => (isFault(email) ? [] : [email]))
    const errors = faults.map(({ index, message }) => ({ index, message }))
    return keep(emails, key, fingerprint, (ids) => ({
      data: ids.map((id) => ({ id })),
      ...(permissive ? { errors } : {}),
    }))
  }

  const authorize = (header: string | undefined): Response | null => {
    if (header === undefined)
      return refusal(401, 'missing_api_key', 'Missing API key in the authorization header.')
    if (header !== `Bearer ${options.apiKey}`) return refusal(403, 'invalid_api_key', 'API key is invalid.')
    return null
  }

  const failed = () => refusal(500, 'internal_server_error', 'A fault was asked for.')
  const api = new Hono()
  api.use(async (c, next) => {
    const { isOver, headers } = limit()
    const refused = isOver
      ? refusal(
          429,
          'rate_limit_exceeded',
          `Too many requests. You can only make ${requestsPerSecond} requests per second.`,
        )
      : authorize(c.req.header('authorization'))
    if (refused === null) await next()
    else c.res = refused
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value)
    return undefined
  })
  api.on('POST', ['/emails', '/emails/batch'], async (c) => {
    const body = await c.req.text()
    if (fault === 'down') return failed()
    if (fault === 'unverified')
      return refusal(
        403,
        'validation_error',
        'The domain is not verified. Please, add and verify your domain.',
      )
    const key = c.req.header('idempotency-key')
    const isBatch = c.req.path.endsWith('/batch')
    const fingerprint = createHash('sha256').update(`${isBatch}\n${body}`).digest('hex')
    const permissive = c.req.header('x-batch-validation') === 'permissive'
    const answer =
      answered(key, fingerprint) ??
      (isBatch ? sendBatch(body, key, fingerprint, permissive) : sendOne(body, key, fingerprint))
    return fault === 'times-out' ? failed() : answer
  })
  api.all('*', () => refusal(404, 'not_found', 'The requested endpoint does not exist.'))

  const pages = mailboxRoutes({
    all: mails,
    find: (id) => {
      const stored = journal.get('mails', id)
      return stored === undefined ? null : decodeMail(stored)
    },
    style: options.style,
  })

  const send = async (id: string): Promise<boolean> => {
    const stored = journal.get('mails', id)
    const event = stored === undefined ? null : eventOf(decodeMail(stored))
    if (event === null) return true
    const url = 'http://localhost/functions/v1/resend-webhook'
    // Svix signs with the real time, and the SDK compares with it.
    const request = signedEvent(url, `msg_${id}`, event, options.webhookSecret, Date.now())
    return (await options.deliver(request).catch(() => null))?.ok === true
  }

  return {
    api,
    pages,
    mails,
    work: async () => {
      const sent = await Promise.all([...unreported].map(async (id) => ((await send(id)) ? id : null)))
      const taken = sent.filter((id) => id !== null)
      for (const id of taken) unreported.delete(id)
      return taken.length
    },
    setFault: (next) => {
      fault = next
    },
    close: journal.close,
  }
}

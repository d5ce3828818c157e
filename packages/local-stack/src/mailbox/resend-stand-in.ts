import { createHash, randomUUID } from 'node:crypto'
import * as Option from 'effect/Option'
import * as Schema from 'effect/Schema'
import { Hono } from 'hono'
import { openJournal } from '../storage/journal.ts'
import { EmailRequest, Mail, mailOf } from './mail.ts'
import { mailListPage, mailPage, noMailPage } from './mailbox-pages.ts'

/** What may go wrong with sending. `times-out`: the e-mail is taken, and the answer is a 500. */
export type MailFault = 'down' | 'times-out'

/** Resend on this machine: `POST /emails` keeps what is sent; the mailbox shows it. */
export interface ResendStandIn {
  /** Resend's API, to be mounted at any path. */
  readonly api: Hono
  /** The pages under `/mailbox`. */
  readonly pages: Hono
  readonly mails: () => readonly Mail[]
  readonly setFault: (fault: MailFault | null) => void
  readonly close: () => void
}

const KeyedAnswer = Schema.Struct({ fingerprint: Schema.String, id: Schema.String })
const decodeAnswer = Schema.decodeUnknownSync(KeyedAnswer)
const decodeMail = Schema.decodeUnknownSync(Mail)
const decodeRequest = Schema.decodeUnknownOption(Schema.fromJsonString(EmailRequest))

const refusal = (statusCode: number, name: string, message: string): Response =>
  Response.json({ statusCode, name, message }, { status: statusCode })

/** Opens the stand-in with the e-mails that its file holds; `now` in epoch milliseconds. */
export const openResendStandIn = (options: {
  readonly file: string
  readonly apiKey: string
  readonly now: () => number
}): ResendStandIn => {
  const journal = openJournal(options.file)
  const mails = () => journal.all('mails').map((value) => decodeMail(value))
  let fault: MailFault | null = null

  const send = (key: string | undefined, body: string): Response => {
    const request = Option.getOrNull(decodeRequest(body))
    if (request === null) return refusal(422, 'validation_error', 'The e-mail is not complete.')
    const fingerprint = createHash('sha256').update(body).digest('hex')
    const stored = key === undefined ? undefined : journal.get('keys', key)
    if (stored !== undefined) {
      const first = decodeAnswer(stored)
      if (first.fingerprint === fingerprint) return Response.json({ id: first.id })
      return refusal(409, 'invalid_idempotent_request', 'The key was used for another e-mail.')
    }
    const mail = mailOf(request, randomUUID(), options.now())
    journal.commit([
      { table: 'mails', id: mail.id, value: mail },
      ...(key === undefined ? [] : [{ table: 'keys', id: key, value: { fingerprint, id: mail.id } }]),
    ])
    return Response.json({ id: mail.id })
  }

  const api = new Hono()
  api.post('/emails', async (c) => {
    if (c.req.header('authorization') !== `Bearer ${options.apiKey}`) {
      return refusal(401, 'validation_error', 'The API key is invalid.')
    }
    const body = await c.req.text()
    if (fault === 'down') return refusal(500, 'internal_server_error', 'A fault was asked for.')
    const answer = send(c.req.header('idempotency-key'), body)
    return fault === 'times-out' ? refusal(500, 'internal_server_error', 'A fault was asked for.') : answer
  })
  api.all('*', () => refusal(404, 'not_found', 'The requested endpoint does not exist.'))

  const pages = new Hono()
  pages.get('/', (c) => c.html(mailListPage(mails().toReversed())))
  pages.get('/:id', (c) => {
    const stored = journal.get('mails', c.req.param('id'))
    if (stored === undefined) return c.html(noMailPage(), 404)
    return c.html(mailPage(decodeMail(stored), c.req.query('view') === 'text' ? 'text' : 'html'))
  })

  return {
    api,
    pages,
    mails,
    setFault: (next) => {
      fault = next
    },
    close: journal.close,
  }
}

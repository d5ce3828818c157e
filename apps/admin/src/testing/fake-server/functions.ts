import { admin } from './auth.ts'
import { Refusal } from './refusal.ts'
import { answerOfRise } from './rise-function.ts'
import type { Row } from './row.ts'
import { answerOfSeries } from './series-function.ts'
import { nextId, now, type Store } from './store.ts'

/** Answers a call of a server function. */
export function answerOfFunction(name: string, body: Row, store: Store): Response {
  switch (name) {
    case 'send-admin-contact-reply':
      return Response.json({ success: true })
    case 'send-email':
      // No letter was sent that could be shown in other words.
      if (body.type === 'own-words') return Response.json({ success: true, preview: null })
      return Response.json({ success: true, ...(body.hold === true && { held: nextId() }) })
    case 'change-booking':
      return Response.json(answerOfSeries(body, store) ?? payBack(body, store) ?? answerOfAct(body))
    case 'publish-business':
      return Response.json({ id: publish(body, store) })
    case 'raise-prices':
      return answerOfRise(body)
    case 'try-providers':
      if (body.provider === 'mail')
        store.tables.email_outbox.rows = [...store.tables.email_outbox.rows, trialLetter]
      return Response.json(
        body.provider === 'mail' ? { works: true } : { works: true, isLive: false, tellsEverything: true },
      )
    case 'accept-invitation':
      return Response.json({})
    default:
      throw new Error(`The fake server has no function ${name}`)
  }
}

const trialLetter: Row = {
  ...{ kind: 'trial-letter', recipient: admin.email, status: 'sent' },
  ...{ delivery: null, delivery_detail: null, last_error: null, nr: 1 },
}

/** Notes that the office has paid back what it had to; null for another act. */
function payBack({ act, bookingId }: Row, { tables: { bookings }, toPayBack }: Store): unknown {
  if (act !== 'mark-paid-back') return null
  if (!toPayBack.delete(String(bookingId))) throw new Refusal('Nothing has to be paid back.', 409)
  bookings.rows = bookings.rows.map((row) =>
    row.id === bookingId ? bookings.written({ ...row, refund_due: false }, row) : row,
  )
  return { ok: true }
}

/** Returns what becomes of an act: the links of a cleaner's jobs. */
function answerOfAct({ act, email, bookingIds }: Row): unknown {
  if (act !== 'job-links' || !Array.isArray(bookingIds)) throw new Error(`The fake server has no act ${act}`)
  return { links: Object.fromEntries(bookingIds.map((id) => [id, `https://dustforce.example/job#${email}`])) }
}

/** Keeps a version of the company, unless another was published since. */
function publish({ kind, document, basedOn, holdsFrom, note }: Row, { tables }: Store): number {
  const { business_versions: versions } = tables
  const last = versions.rows.findLast((row) => row.kind === kind)?.id ?? null
  if (basedOn !== last) throw new Refusal('Somebody else published in the meantime.', 409)
  const id = versions.rows.length + 1
  const row = {
    ...{ id, kind, document, author: admin.email, note },
    ...{ holds_from: new Date(Number(holdsFrom)).toISOString(), created_at: new Date(now).toISOString() },
  }
  versions.rows = [...versions.rows, row]
  return id
}

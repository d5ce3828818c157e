import { notices } from '@dustforce/office/notice'
import * as Effect from 'effect/Effect'
import * as Predicate from 'effect/Predicate'
import type {
  ClaimedEmail,
  EmailClaim,
  EmailOutbox,
  EmailOutcome,
  EmailStatus,
  EmailTarget,
  NewEmail,
  QueuedEmail,
} from '../../letters/email-outbox.ts'
import type { Delivery } from '../../letters/mail-reports.ts'
import { at } from './at.ts'

interface OutboxRow extends Omit<QueuedEmail, 'payload'> {
  readonly id: string
  payload: unknown
  status: EmailStatus
  attempts: number
  readonly queuedAt: number
  nextAttemptAt: number
  lastError: string | null
  providerId: string | null
  /** The request that it is, or may have been, sent in. */
  requestKey: string | null
  delivery: Delivery | null
}

const claimMs = 120_000
const maxAttempts = 50

/** Waiting e-mails, in memory. */
export class MemoryOutbox {
  readonly rows: OutboxRow[] = []
  /** Whether what a waiting letter says still holds; one that does not is withdrawn. */
  holds: (email: QueuedEmail, now: number) => boolean = () => true
  #requests = 0

  enqueue({ holdSeconds = 0, ...email }: NewEmail, now: number): string {
    // Nobody to write to, as with a customer who was erased.
    if (email.recipient === '') return ''
    const isTwin = (row: OutboxRow) =>
      isFor(row, email) &&
      (notices[email.kind].once === 'record' ||
        (changeIdOf(email) !== null && changeIdOf(row) === changeIdOf(email)))
    const twin = this.rows.find(isTwin)
    if (twin !== undefined) return twin.id
    const id = `email-${this.rows.length + 1}`
    this.rows.push({
      ...email,
      id,
      ...{ status: 'queued', attempts: 0, queuedAt: now, lastError: null, providerId: null },
      ...{ requestKey: null, delivery: null, nextAttemptAt: now + Math.min(holdSeconds, 60) * 1000 },
    })
    return id
  }

  /** Withdraws what has not gone out, which would only mislead now. */
  withdraw(target: EmailTarget): void {
    for (const row of this.rows) {
      if (isFor(row, target) && row.status === 'queued') row.status = 'failed'
    }
  }

  readonly service: EmailOutbox['Service'] = {
    enqueue: (email) => at((now) => this.enqueue(email, now)),
    claim: (batch, only) => at((now) => this.#claim(batch, now, only)),
    finish: (results) =>
      at((now) => {
        for (const { id, outcome } of results) {
          const row = this.rows.find((candidate) => candidate.id === id)
          if (row !== undefined && row.status !== 'sent') this.#finishRow(row, outcome, now)
        }
      }),
    report: ({ id, providerId, delivery }) =>
      Effect.sync(() => {
        const row = this.rows.find((candidate) => candidate.id === id)
        if (row === undefined || (row.providerId ?? providerId) !== providerId) return false
        row.delivery = delivery === 'delivered' ? (row.delivery ?? delivery) : delivery
        return true
      }),
    latest: (kind) =>
      Effect.sync(() => {
        const found = this.rows.findLast((row) => row.kind === kind && row.recipient !== null)
        return found === undefined
          ? null
          : { kind, ref: found.ref, recipient: found.recipient, payload: found.payload }
      }),
    statuses: (target) => Effect.sync(() => this.statuses(target)),
  }

  #claim(batch: number, now: number, only?: EmailTarget): EmailClaim | null {
    for (const row of this.rows) {
      if (!isWaiting(row) || row.nextAttemptAt > now || this.holds(row, now)) continue
      Object.assign(row, { status: 'failed', lastError: 'withdrawn: it no longer holds' })
    }
    const open = this.rows.filter(isWaiting)
    const due = open.filter((row) => row.nextAttemptAt <= now && (only === undefined || isFor(row, only)))
    const [oldest] = due.toSorted((one, other) => one.nextAttemptAt - other.nextAttemptAt)
    if (oldest === undefined || batch < 1) return null
    const { requestKey } = oldest
    const taken =
      requestKey === null
        ? due.filter((row) => row.requestKey === null).slice(0, batch)
        : open.filter((row) => row.requestKey === requestKey)
    const key = requestKey ?? this.#nextKey()
    const emails = taken.map((row): ClaimedEmail => {
      const attempts = row.attempts + 1
      Object.assign(row, { status: 'sending', attempts, nextAttemptAt: now + claimMs, requestKey: key })
      const { id, kind, ref, recipient, payload } = row
      return { id, kind, ref, recipient, payload, attempts, requestId: null }
    })
    return { key, emails }
  }

  #finishRow(row: OutboxRow, outcome: EmailOutcome, now: number): void {
    if (outcome.ok) {
      row.status = 'sent'
      row.providerId = outcome.providerId
      return
    }
    const { error, next } = outcome
    const isOver = next === 'give-up' || (next === 'again' && row.attempts >= maxAttempts)
    row.status = isOver ? 'failed' : 'queued'
    row.lastError = error
    row.nextAttemptAt =
      now + (next === 'wait' ? outcome.pauseMs : next === 'alone' ? 0 : backOffMs(row.attempts))
    if (next === 'wait' || next === 'alone') row.attempts -= 1
    if (next !== 'again') row.requestKey = next === 'alone' ? this.#nextKey() : null
  }

  #nextKey(): string {
    this.#requests += 1
    return `request-${this.#requests}`
  }

  /** Returns how far behind it is. */
  backlog() {
    const waiting = this.rows.filter(isWaiting)
    return {
      oldestWaitingEmail: waiting.length === 0 ? null : Math.min(...waiting.map((row) => row.queuedAt)),
      waitingEmails: waiting.length,
      failedEmails: this.rows.filter(({ status }) => status === 'failed').length,
    }
  }

  statuses(target: EmailTarget): EmailStatus[] {
    return this.rows.filter((row) => isFor(row, target)).map((row) => row.status)
  }
}

function isWaiting({ status }: OutboxRow): boolean {
  return status === 'queued' || status === 'sending'
}

function isFor(row: EmailTarget, target: EmailTarget): boolean {
  return row.kind === target.kind && row.ref === target.ref
}

/** Returns what a letter is sent once for; null when it may be sent again. */
function changeIdOf({ payload }: QueuedEmail): unknown {
  return Predicate.hasProperty(payload, 'change_id') ? payload.change_id : null
}

/** Computes how long to wait after the n-th failed try: 30 s, 1 min, 2 min … up to 30 min. */
function backOffMs(attempts: number): number {
  return Math.min(30_000 * 2 ** Math.min(attempts - 1, 10), 1_800_000)
}

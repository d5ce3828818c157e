import { notices } from '@dustforce/office/notice'
import * as Predicate from 'effect/Predicate'
import type {
  ClaimedEmail,
  EmailClaim,
  EmailOutcome,
  EmailResult,
  EmailStatus,
  EmailTarget,
  NewEmail,
  QueuedEmail,
} from '../email-outbox.ts'
import type { Delivery, DeliveryReport } from '../mail-reports.ts'

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
    const twin = this.rows.find((row) => isFor(row, email))
    if (twin !== undefined && notices[email.kind].once === 'record') return twin.id
    const changeId = changeIdOf(email)
    const same = this.rows.find(
      (row) => isFor(row, email) && changeId !== null && changeIdOf(row) === changeId,
    )
    if (same !== undefined) return same.id
    const id = `email-${this.rows.length + 1}`
    this.rows.push({
      ...email,
      id,
      status: 'queued',
      attempts: 0,
      queuedAt: now,
      nextAttemptAt: now + Math.min(holdSeconds, 60) * 1000,
      lastError: null,
      providerId: null,
      requestKey: null,
      delivery: null,
    })
    return id
  }

  /** What was refused is not promised for the card any more: the letter of its act says that the office pays it back. */
  payByHand(changeId: string, dollars: number): void {
    for (const row of this.rows) {
      if (
        changeIdOf(row) !== changeId ||
        row.status !== 'queued' ||
        !Predicate.hasProperty(row.payload, 'refund_amount')
      )
        continue
      row.payload = { ...row.payload, refund_by_hand_amount: dollars }
    }
  }

  /** What has not gone out would only mislead now. */
  withdraw(target: EmailTarget): void {
    for (const row of this.rows) {
      if (isFor(row, target) && row.status === 'queued') row.status = 'failed'
    }
  }

  /** What letters have said that goes back, in cents. */
  refundsIn(target: EmailTarget): number {
    return this.rows
      .filter((row) => isFor(row, target))
      .reduce((sum, { payload }) => {
        const dollars = Predicate.hasProperty(payload, 'refund_amount') ? Number(payload.refund_amount) : 0
        return sum + Math.round(dollars * 100)
      }, 0)
  }

  claim(batch: number, now: number, only?: EmailTarget): EmailClaim | null {
    for (const row of this.rows) {
      const isWaiting = row.status === 'queued' || row.status === 'sending'
      if (!isWaiting || row.nextAttemptAt > now || this.holds(row, now)) continue
      row.status = 'failed'
      row.lastError = 'withdrawn: it no longer holds'
    }
    const open = this.rows.filter((row) => row.status === 'queued' || row.status === 'sending')
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
      row.status = 'sending'
      row.attempts += 1
      row.nextAttemptAt = now + claimMs
      row.requestKey = key
      const { id, kind, ref, recipient, payload, attempts } = row
      return { id, kind, ref, recipient, payload, attempts, requestId: null }
    })
    return { key, emails }
  }

  finish(results: ReadonlyArray<EmailResult>, now: number): void {
    for (const { id, outcome } of results) {
      const row = this.rows.find((candidate) => candidate.id === id)
      if (row !== undefined && row.status !== 'sent') this.#finishRow(row, outcome, now)
    }
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

  report({ id, providerId, delivery }: DeliveryReport): boolean {
    const row = this.rows.find((candidate) => candidate.id === id)
    if (row === undefined || (row.providerId ?? providerId) !== providerId) return false
    row.delivery = delivery === 'delivered' ? (row.delivery ?? delivery) : delivery
    return true
  }

  /** When the oldest e-mail was queued that is not sent yet; null without one. */
  oldestWaiting(): number | null {
    const waiting = this.rows.filter((row) => row.status === 'queued' || row.status === 'sending')
    return waiting.length === 0 ? null : Math.min(...waiting.map((row) => row.queuedAt))
  }

  statuses(target: EmailTarget): EmailStatus[] {
    return this.rows.filter((row) => isFor(row, target)).map((row) => row.status)
  }
}

function isFor(row: EmailTarget, target: EmailTarget): boolean {
  return row.kind === target.kind && row.ref === target.ref
}

/** What a letter is sent once for; null when it may be sent again. */
function changeIdOf({ payload }: QueuedEmail): unknown {
  return Predicate.hasProperty(payload, 'change_id') ? payload.change_id : null
}

/** How long to wait after the n-th failed try: 30 s, 1 min, 2 min … up to 30 min. */
function backOffMs(attempts: number): number {
  return Math.min(30_000 * 2 ** Math.min(attempts - 1, 10), 1_800_000)
}

import { type EmailKind, onceOnlyEmailKinds } from '../email-kind.ts'
import type { ClaimedEmail, EmailOutcome, EmailStatus, EmailTarget, QueuedEmail } from '../email-outbox.ts'

interface OutboxRow extends QueuedEmail {
  readonly id: string
  status: EmailStatus
  attempts: number
  nextAttemptAt: number
  lastError: string | null
  providerId: string | null
}

const onceOnly: ReadonlySet<EmailKind> = new Set(onceOnlyEmailKinds)
const claimMs = 120_000
const maxAttempts = 50

/** Waiting e-mails, in memory. */
export class MemoryOutbox {
  readonly rows: OutboxRow[] = []

  enqueue(email: QueuedEmail, now: number): string {
    const twin = this.rows.find((row) => isFor(row, email))
    if (twin !== undefined && onceOnly.has(email.kind)) return twin.id
    const id = `email-${this.rows.length + 1}`
    this.rows.push({
      ...email,
      id,
      status: 'queued',
      attempts: 0,
      nextAttemptAt: now,
      lastError: null,
      providerId: null,
    })
    return id
  }

  claim(batch: number, now: number, only?: EmailTarget): ClaimedEmail[] {
    return this.rows
      .filter((row) => row.status === 'queued' || row.status === 'sending')
      .filter((row) => row.nextAttemptAt <= now && (only === undefined || isFor(row, only)))
      .slice(0, batch)
      .map((row) => {
        row.status = 'sending'
        row.attempts += 1
        row.nextAttemptAt = now + claimMs
        const { id, kind, ref, recipient, payload, attempts } = row
        return { id, kind, ref, recipient, payload, attempts }
      })
  }

  finish(id: string, outcome: EmailOutcome, now: number): void {
    const row = this.rows.find((candidate) => candidate.id === id)
    if (row === undefined || row.status === 'sent') return
    if (outcome.ok) {
      row.status = 'sent'
      row.providerId = outcome.providerId
      return
    }
    row.status = outcome.retry && row.attempts < maxAttempts ? 'queued' : 'failed'
    row.lastError = outcome.error
    row.nextAttemptAt = now + backOffMs(row.attempts)
  }

  statuses(target: EmailTarget): EmailStatus[] {
    return this.rows.filter((row) => isFor(row, target)).map((row) => row.status)
  }
}

function isFor(row: EmailTarget, target: EmailTarget): boolean {
  return row.kind === target.kind && row.ref === target.ref
}

/** How long to wait after the n-th failed try: 30 s, 1 min, 2 min … up to 30 min. */
function backOffMs(attempts: number): number {
  return Math.min(30_000 * 2 ** Math.min(attempts - 1, 10), 1_800_000)
}

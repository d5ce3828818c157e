import type { Faults } from './faults.ts'
import type { Delivery } from './objects.ts'
import { type Records, writeDelivery } from './records.ts'
import { signatureOf } from './signature.ts'

export interface WebhookContext {
  readonly records: Records
  readonly faults: Faults
  readonly now: () => number
  readonly secret: string
  /** Takes a signed event to the endpoint. */
  readonly deliver: (request: Request) => Promise<Response>
  readonly endpoint: () => string
}

const firstPauseMs = 1000
const longestPauseMs = 60 * 60 * 1000
const giveUpAfterMs = 3 * 24 * 60 * 60 * 1000
const timeoutMs = 20_000

/** Milliseconds to wait after the n-th try: 1 s, doubling, at most an hour. */
export function pauseAfter(attempts: number): number {
  return Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(attempts - 1, 20))
}

function afterFailure(delivery: Delivery, now: number): Delivery {
  const attempts = delivery.attempts + 1
  const over = now - delivery.created * 1000 > giveUpAfterMs
  return { ...delivery, attempts, nextAttemptAt: over ? null : now + pauseAfter(attempts) }
}

async function isTaken(context: WebhookContext, delivery: Delivery): Promise<boolean> {
  const request = new Request(context.endpoint(), {
    method: 'POST',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': signatureOf(delivery.payload, context.secret, context.now()),
    },
    body: delivery.payload,
    signal: AbortSignal.timeout(timeoutMs),
  })
  try {
    return (await context.deliver(request)).ok
  } catch {
    return false
  }
}

async function attempt(context: WebhookContext, delivery: Delivery): Promise<void> {
  const copies = context.faults.has('duplicate') ? 2 : 1
  const taken = await Promise.all(Array.from({ length: copies }, () => isTaken(context, delivery)))
  const next = taken.every(Boolean)
    ? { ...delivery, attempts: delivery.attempts + 1, nextAttemptAt: null }
    : afterFailure(delivery, context.now())
  context.records.commit([writeDelivery(next)])
}

/** Sends every event that is due, once, in the order in which they happened. Returns how many there were. */
export async function deliverDue(context: WebhookContext): Promise<number> {
  const { faults, records, now } = context
  if (faults.has('hold')) return 0
  const due = records.deliveries
    .all()
    .filter(({ nextAttemptAt }) => nextAttemptAt !== null && nextAttemptAt <= now())
  if (faults.has('drop')) {
    records.commit(due.map((delivery) => writeDelivery({ ...delivery, nextAttemptAt: null })))
    return due.length
  }
  for (const delivery of faults.has('reorder') ? due.toReversed() : due) await attempt(context, delivery)
  return due.length
}

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gtaBusiness } from '@dustforce/office/testing/business'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inProcessFetch } from '../http/in-process-fetch.ts'
import type { Stack } from '../start/stack.ts'
import { openStripeStandIn, type StripeStandIn } from '../stripe/stripe-stand-in.ts'
import { seriesSubmit } from '../testing/series-submit.ts'
import { startTestStack } from '../testing/test-stack.ts'
import { type Functions, makeFunctions } from './functions.ts'

/*
 * A process that charges visits is killed before each request about charges that it sends, to the database and to the payment provider, one visit after
 * another. What a process did between two requests nobody else has seen, so these are all moments at which it can die of a charge.
 */

const dayMs = 24 * 3_600_000
const booked = Date.parse('2026-11-20T15:00:00Z')
const startOf = (visit: number) => Date.parse('2026-12-04T14:00:00Z') + visit * 7 * dayMs
const dayOf = (visit: number) => new Date(startOf(visit)).toISOString().slice(0, 10)
/** The requests to the database about the money of visits. */
const aboutCharges =
  /\/rpc\/(charges_due|charges_pending|charge_pages_pending|cards_to_read|write_kept_card|read_story|write_step)$/
const secrets = { secretKey: 'sk_test_kills', webhookSecret: 'whsec_kills' }

let now = booked
let stack: Stack
let stripe: StripeStandIn
let directory: string
/** The process that is alive, and takes the webhooks. */
let alive: Process

interface Process {
  readonly functions: Functions
  /** The requests about charges that it made, in order. */
  readonly asked: readonly string[]
  /** Work of the process: true when it was done, false when the process died of it. */
  readonly does: (work: () => Promise<unknown>) => Promise<boolean>
}

/** A process that dies at its n-th request about charges: that one is not sent, and nothing is heard of it again. */
function startProcess(requestsLeft: number): Process {
  const asked: string[] = []
  let die = () => {}
  const death = new Promise<false>((resolve) => {
    die = () => resolve(false)
  })
  const silence = new Promise<never>(() => undefined)
  const mortal =
    (isStep: (request: Request) => boolean, ask: (request: Request) => Promise<Response>) =>
    (request: Request) => {
      if (isStep(request)) asked.push(new URL(request.url).pathname.replace(/^.*\//, ''))
      if (asked.length <= requestsLeft) return ask(request)
      die()
      return silence
    }
  const { secretKey, resendApiKey, url } = stack
  const functions = makeFunctions({
    business: gtaBusiness,
    backend: mortal(
      (request) => aboutCharges.test(new URL(request.url).pathname),
      (request) => fetch(atStack(request)),
    ),
    secretKey,
    siteUrl: url,
    stripe: {
      ...secrets,
      ...{ apiBase: 'http://localhost', now: () => now },
      fetch: mortal(() => true, inProcessFetch(stripe.app.fetch)),
    },
    linkSecret: 'the secret of links in this test',
    resend: {
      ...{ apiKey: resendApiKey, webhookSecret: 'whsec_a2lsbHM=', from: 'Us <us@example.com>' },
      baseUrl: `${url}/resend`,
    },
    now: () => now,
    log: () => undefined,
    requests: () => '',
  })
  const does = (work: () => Promise<unknown>) => Promise.race([work().then(() => true), death])
  return { functions, asked, does }
}

function atStack(request: Request): Request {
  const { pathname, search } = new URL(request.url)
  return new Request(stack.url + pathname + search, request)
}

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'dustforce-kills-'))
  stack = await startTestStack({ now: () => now, stripe: { ...secrets } })
  await stack.database.setClock(now)
  stripe = openStripeStandIn({
    company: 'Liffey Homes',
    ...secrets,
    file: join(directory, 'stripe.jsonl'),
    now: () => now,
    base: () => `${stack.url}/stripe`,
    deliver: async (request) => {
      const { functions, does } = alive
      const answers: Response[] = []
      const isAlive = await does(async () => answers.push(await functions.handler(request)))
      return (isAlive && answers[0]) || Response.error()
    },
  })
  alive = startProcess(Number.POSITIVE_INFINITY)
  const answer = await alive.functions.handler(
    new Request(`${stack.url}/functions/v1/create-checkout`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(seriesSubmit(now, '00000000-0000-4000-8000-000000000001')),
    }),
  )
  expect(answer.status).toBe(200)
  const [session] = stripe.sessions()
  stripe.complete(session?.id ?? '')
  await stripe.work()
  await alive.functions.runJobs()
})
afterAll(async () => {
  stripe.close()
  await stack.close()
  await rm(directory, { recursive: true, force: true })
})

/** One round of the process: webhooks, the jobs, and the webhooks that follow. False when it died of it. */
async function round(): Promise<boolean> {
  await stripe.work()
  const isAlive = await alive.does(alive.functions.runJobs)
  await stripe.work()
  return isAlive && (await alive.does(async () => undefined))
}

async function at(instant: number): Promise<void> {
  now = instant
  await stack.database.setClock(now)
}

/** A round of a process that dies at its n-th request, and one of another that lives, some minutes later. Returns what the first one asked when it lived. */
async function roundsAt(instant: number, requests: number): Promise<readonly string[] | null> {
  await at(instant)
  alive = startProcess(requests)
  const lived = (await round()) ? alive.asked : null
  alive = startProcess(Number.POSITIVE_INFINITY)
  // Tries of the last two minutes are left to who began them; webhooks are sent again after a second.
  await at(instant + 3 * 60_000)
  await round()
  return lived
}

async function visitOn(visit: number) {
  const [row] = await stack.database.query(
    `select b.id, b.booking_status as status, b.payment_status as payment, b.attention,
      (select coalesce(array_agg(o.kind order by o.nr), '{}')
       from public.email_outbox o where o.ref = b.id and o.kind like 'visit-%') as letters,
      (select coalesce(array_agg(t.outcome order by t.at), '{}') from public.charge_tries t where t.booking_id = b.id) as tries
    from public.bookings b where b.original_date = $1`,
    [dayOf(visit)],
  )
  if (row === undefined) throw new Error('There is no such visit')
  const { id, ...stored } = Object(row)
  const asked = stripe.intents().filter(({ metadata }) => metadata.booking_id === id)
  return { ...stored, asked: asked.map(({ status }) => status) }
}

test('killed at each request of a run that announces, charges or hears, it charges every visit once and tells of it once', async () => {
  let lived: readonly string[] | null = null
  for (let requests = 0, visit = 1; lived === null; requests += 1, visit += 1) {
    const announced = await roundsAt(startOf(visit) - 7 * dayMs, requests)
    const charged = await roundsAt(startOf(visit) - 4 * dayMs, requests)
    expect([requests, await visitOn(visit)]).toEqual([
      requests,
      {
        ...{ status: 'confirmed', payment: 'paid', attention: [], letters: ['visit-announced'] },
        ...{ tries: ['charged'], asked: ['succeeded'] },
      },
    ])
    lived = announced === null ? null : charged
  }
  // Before each of these a process was killed.
  expect(lived).toEqual([
    ...['cards_to_read', 'charges_pending', 'charge_pages_pending', 'charges_due'],
    ...['read_story', 'write_step', 'payment_intents', 'charges_due', 'read_story', 'write_step'],
  ])
  expect(stripe.refunds()).toEqual([])
}, 1_800_000)

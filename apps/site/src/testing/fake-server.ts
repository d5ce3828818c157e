import type { OwnBookingPage } from '@dustforce/office/booking'
import type { SiteAnswers } from '@dustforce/supabase'
import type {
  OwnBookingTimes,
  OwnCancelPreview,
  OwnEdited,
  OwnEditPreview,
} from '@dustforce/supabase/own-booking'
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import type { OpenedMailChoices } from '../features/own-booking/mail-choices.ts'
import type { OwnJob } from '../features/own-booking/own-job.ts'
import type { ReviewQuestion } from '../features/own-booking/own-review.ts'

interface Done {
  readonly ok: true
}

/**
 * The bodies that the server sends when it does what is asked: by the act of a link's booking, the edge function, or the function of the database.
 */
interface Answers extends SiteAnswers {
  readonly show: OwnBookingPage
  readonly message: Done
  readonly 'preview-cancel': OwnCancelPreview
  readonly cancel: Pick<OwnCancelPreview, 'refundCents'>
  readonly 'open-times': OwnBookingTimes
  readonly move: { readonly date: string }
  readonly 'preview-change': OwnEditPreview
  readonly change: OwnEdited
  readonly 'cancel-pending-change': Done
  readonly 'new-link': Done
  readonly 'show-review': ReviewQuestion
  readonly review: Done
  readonly 'mail-choices': OpenedMailChoices
  readonly 'choose-mail': OpenedMailChoices
  readonly 'show-job': OwnJob
  readonly 'on-my-way': Done
  readonly 'create-checkout': { readonly url: string }
  readonly 'send-email': { readonly success: boolean }
}

type Name = keyof Answers

/** A request that the server does not do: with its status and what it says, or without any answer. */
type Refusal = { readonly status: number; readonly body: object } | 'no answer'

/** One thing that the server was asked for. */
interface Asked {
  readonly name: string
  /** The token of the link. */
  readonly link: string | null
  readonly body: Readonly<Record<string, unknown>>
}

type Reply = () => Promise<Response>

/**
 * A server that the real adapters talk to, for the tests of a file. It does what `does` says; `next` says how the next request alone is answered, and
 * may hold the answer back. A request that no test expects is refused.
 */
export function fakeServer() {
  const usual = new Map<string, Reply>()
  const once = new Map<string, Reply[]>()
  const asked: Asked[] = []
  let onTheirWay = new Set<object>()

  const answer = async (request: Request): Promise<Response> => {
    const body: unknown = await request.json()
    if (typeof body !== 'object' || body === null) throw new Error('No test sends this')
    const last = new URL(request.url).pathname.split('/').at(-1) ?? ''
    const fields: Readonly<Record<string, unknown>> = { ...body }
    const name = last === 'own-booking' ? String(fields.act) : last
    asked.push({ name, link: request.headers.get('x-booking-link'), body: fields })
    const reply = once.get(name)?.shift() ?? usual.get(name)
    if (reply === undefined) return Response.json({ error: `No test expects ${name}` }, { status: 503 })
    return reply()
  }
  beforeEach(() => {
    // A test does not wait for the requests that the one before left behind.
    const ofThisTest = new Set<object>()
    onTheirWay = ofThisTest
    vi.stubGlobal('fetch', async (...request: ConstructorParameters<typeof Request>) => {
      const one = {}
      ofThisTest.add(one)
      try {
        return await answer(new Request(...request))
      } finally {
        ofThisTest.delete(one)
      }
    })
  })
  afterEach(() => {
    usual.clear()
    once.clear()
    asked.length = 0
  })

  const queue = (name: Name, reply: Reply) => once.set(name, [...(once.get(name) ?? []), reply])
  return {
    /** From now on, requests of this name are done. */
    does: <N extends Name>(name: N, answer: Answers[N]) =>
      void usual.set(name, async () => Response.json(answer)),
    /** The next request of this name is done; when `held` resolves, if it is given. */
    next: <N extends Name>(name: N, answer: Answers[N], held?: Promise<unknown>) =>
      void queue(name, async () => {
        await held
        return Response.json(answer)
      }),
    /** The next request of this name is not done; that is told when `held` resolves, if it is given. */
    refusesNext: (name: Name, refusal: Refusal, held?: Promise<unknown>) =>
      void queue(name, async () => {
        await held
        if (refusal === 'no answer') throw new TypeError('Failed to fetch')
        return Response.json(refusal.body, { status: refusal.status })
      }),
    /** Waits until no answer is on its way, and the page has drawn what came. */
    settled: () =>
      act(async () => {
        await vi.waitFor(() => expect(onTheirWay.size).toBe(0), { interval: 1, timeout: 20_000 })
        for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve))
      }),
    /** The requests of a name so far. */
    asked: (name: Name): readonly Asked[] => asked.filter((one) => one.name === name),
  }
}

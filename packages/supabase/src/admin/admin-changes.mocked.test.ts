import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signedIn } from '../testing/fake-project.ts'

type Subscriber = (status: string) => void
interface Change {
  readonly table: string
}

const opened = vi.hoisted(() => ({ clients: [] as FakeRealtime[], failing: false }))

/** The part of the realtime client that the adapter uses. */
interface FakeRealtime {
  readonly url: string
  readonly options: {
    readonly params: object
    readonly accessToken: () => Promise<string | null>
    readonly reconnectAfterMs: (tries: number) => number
  }
  readonly calls: string[]
  readonly handlers: { readonly filter: Change; readonly handle: (change: object) => void }[]
  subscriber: Subscriber
}

vi.mock('@supabase/realtime-js', () => ({
  RealtimeClient: class implements FakeRealtime {
    readonly calls: string[] = []
    readonly handlers: FakeRealtime['handlers'] = []
    subscriber: Subscriber = () => {}
    readonly url: string
    readonly options: FakeRealtime['options']
    constructor(url: string, options: FakeRealtime['options']) {
      if (opened.failing) throw new Error('No connection')
      this.url = url
      this.options = options
      opened.clients.push(this)
    }
    async setAuth() {
      this.calls.push('setAuth')
    }
    channel(name: string, options: object) {
      this.calls.push(`channel ${name} ${JSON.stringify(options)}`)
      return this
    }
    on(
      event: string,
      filter: Change & { event: string; schema: string },
      handle: FakeRealtime['handlers'][0]['handle'],
    ) {
      this.calls.push(`on ${event} ${filter.event} ${filter.schema}.${filter.table}`)
      this.handlers.push({ filter, handle })
      return this
    }
    subscribe(subscriber: Subscriber) {
      this.calls.push('subscribe')
      this.subscriber = subscriber
    }
    removeAllChannels() {
      this.calls.push('removeAllChannels')
    }
    disconnect() {
      this.calls.push('disconnect')
    }
  },
}))

beforeEach(() => {
  opened.clients.length = 0
  opened.failing = false
})
afterEach(() => void vi.unstubAllGlobals())

/** A subscription in a browser that is idle at once unless told otherwise. */
async function subscribed(idle: (done: () => void) => void = (done) => done()) {
  const { backend } = await signedIn()
  vi.stubGlobal('requestIdleCallback', vi.fn(idle))
  const listener = { onChange: vi.fn(), onStatus: vi.fn() }
  const stop = backend.changes.subscribe(listener)
  const client = () =>
    vi.waitFor(() => {
      const [found] = opened.clients
      if (found === undefined || !found.calls.includes('subscribe')) throw new Error('Not connected')
      return found
    })
  return { listener, stop, client, statuses: () => listener.onStatus.mock.calls.flat() }
}

test('changes of bookings, inquiries, replies, contractors and payouts are heard with the administrator’s token', async () => {
  const { listener, client, statuses } = await subscribed()
  const realtime = await client()
  expect(realtime.url).toBe('ws://project.test/realtime/v1')
  expect(realtime.options.params).toEqual({ apikey: 'sb_publishable_x' })
  expect(await realtime.options.accessToken()).toBe('header.payload.signature')
  expect(realtime.calls).toEqual([
    'setAuth',
    'channel admin {"config":{"postgres_changes_options":{"wait":true}}}',
    'on postgres_changes * public.bookings',
    'on postgres_changes * public.closures',
    'on postgres_changes * public.contact_inquiries',
    'on postgres_changes * public.contact_inquiry_replies',
    'on postgres_changes * public.contractors',
    'on postgres_changes * public.payouts',
    'on postgres_changes * public.special_hours',
    'subscribe',
  ])
  for (const { filter, handle } of realtime.handlers) handle({ new: { id: `a ${filter.table}` }, old: {} })
  expect(listener.onChange.mock.calls).toEqual([
    ['bookings', 'a bookings'],
    ['closures', 'a closures'],
    ['contact_inquiries', 'a contact_inquiries'],
    ['contact_inquiry_replies', 'a contact_inquiry_replies'],
    ['contractors', 'a contractors'],
    ['payouts', 'a payouts'],
    ['special_hours', 'a special_hours'],
  ])
  listener.onChange.mockClear()
  for (const change of [
    { new: {}, old: { id: 'deleted' } },
    { new: {}, old: {} },
  ])
    realtime.handlers[0]?.handle(change)
  expect(listener.onChange.mock.calls).toEqual([
    ['bookings', 'deleted'],
    ['bookings', null],
  ])
  for (const status of ['SUBSCRIBED', 'CHANNEL_ERROR', 'SUBSCRIBED', 'CLOSED']) realtime.subscriber(status)
  expect(statuses()).toEqual(['connecting', 'live', 'lost', 'live', 'lost'])
})

test('a lost connection is tried for within seconds, then every ten', async () => {
  const { client } = await subscribed()
  const { reconnectAfterMs } = (await client()).options
  expect([1, 2, 3, 4, 5, 50].map(reconnectAfterMs)).toEqual([500, 1000, 2000, 5000, 10_000, 10_000])
})

test('a browser that goes offline has lost the connection, until it is stopped', async () => {
  const offline = new EventTarget()
  vi.stubGlobal('addEventListener', offline.addEventListener.bind(offline))
  vi.stubGlobal('removeEventListener', offline.removeEventListener.bind(offline))
  const { stop, client, statuses } = await subscribed()
  const realtime = await client()
  offline.dispatchEvent(new Event('offline'))
  expect(statuses()).toEqual(['connecting', 'lost'])
  stop()
  offline.dispatchEvent(new Event('offline'))
  realtime.subscriber('SUBSCRIBED')
  expect(statuses()).toEqual(['connecting', 'lost'])
  expect(realtime.calls.slice(-2)).toEqual(['removeAllChannels', 'disconnect'])
})

test('a connection that cannot be made is lost', async () => {
  opened.failing = true
  const { statuses } = await subscribed()
  await vi.waitFor(() => expect(statuses()).toEqual(['connecting', 'lost']))
})

test('a subscription that is stopped before it connects disconnects at once', async () => {
  let becomeIdle = () => {}
  const { stop, client, statuses } = await subscribed((done) => {
    becomeIdle = done
  })
  stop()
  becomeIdle()
  const realtime = await client()
  await vi.waitFor(() => expect(realtime.calls.at(-1)).toBe('disconnect'))
  expect(statuses()).toEqual(['connecting'])
})

test('a subscription that is stopped and then fails reports nothing', async () => {
  opened.failing = true
  let becomeIdle = () => {}
  const { stop, statuses } = await subscribed((done) => {
    becomeIdle = done
  })
  stop()
  becomeIdle()
  await vi.dynamicImportSettled()
  expect(statuses()).toEqual(['connecting'])
})

test('nothing is loaded before the browser is idle, three seconds at most', async () => {
  await subscribed(() => {})
  expect(vi.mocked(requestIdleCallback).mock.calls).toEqual([[expect.any(Function), { timeout: 3000 }]])
  expect(opened.clients).toEqual([])
})

test('a browser without idle time connects after half a second', async () => {
  const { backend } = await signedIn()
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', undefined)
  backend.changes.subscribe({ onChange: vi.fn(), onStatus: vi.fn() })
  await vi.advanceTimersByTimeAsync(499)
  await vi.dynamicImportSettled()
  expect(opened.clients).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  vi.useRealTimers()
  await vi.waitFor(() => expect(opened.clients).toHaveLength(1))
})

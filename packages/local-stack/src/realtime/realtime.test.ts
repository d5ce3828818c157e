import { connect as connectTo } from 'node:net'
import { createClient, type RealtimePostgresChangesPayload, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import WebSocket from 'ws'
import { ensureAdmin } from '../database/demo-admin.ts'
import type { Stack } from '../start/start-stack.ts'
import { signInAsAdmin, startTestStack } from '../testing/index.ts'

interface Row {
  readonly id: string
  readonly subject: string
  readonly message: string
}
type Heard = RealtimePostgresChangesPayload<Row>

let stack: Stack
beforeAll(async () => {
  stack = await startTestStack()
})
afterAll(() => stack.close())

const clients: SupabaseClient[] = []
function connect() {
  const client = createClient(stack.url, stack.publishableKey, { auth: { persistSession: false } })
  clients.push(client)
  return client
}
afterAll(() => Promise.all(clients.map((client) => client.removeAllChannels())))

async function signedIn(credentials = stack.admin) {
  const client = connect()
  await signInAsAdmin(client, credentials)
  return client
}

/** Follows the inquiries. Returns what was received and a way to wait for the next change. */
async function follow(client: SupabaseClient) {
  const heard: Heard[] = []
  const waiting: (() => void)[] = []
  const channel = client.channel(`follow-${clients.length}-${heard.length}`)
  await new Promise<void>((resolve, reject) => {
    channel
      .on<Row>('postgres_changes', { event: '*', schema: 'public', table: 'contact_inquiries' }, (change) => {
        heard.push(change)
        for (const wake of waiting.splice(0)) wake()
      })
      .subscribe((status, error) => {
        if (status === 'SUBSCRIBED') resolve()
        else if (status !== 'CLOSED') reject(error ?? new Error(status))
      })
  })
  const until = async (count: number) => {
    while (heard.length < count) await new Promise<void>((resolve) => waiting.push(resolve))
    return heard
  }
  return { heard, until, channel }
}

const insert = async (subject: string, message = 'Hello there') =>
  stack.database.query(
    `insert into public.contact_inquiries (name, email, subject, message)
     values ('Ada Lovelace', 'ada@example.com', $1, $2) returning id::text`,
    [subject, message],
  )

test('an administrator hears of new, changed and deleted rows', async () => {
  const { until } = await follow(await signedIn())
  await insert('first')
  await stack.database.query(`update public.contact_inquiries set subject = 'second' where subject = 'first'`)
  await stack.database.query(`delete from public.contact_inquiries where subject = 'second'`)
  const [added, changed, deleted] = await until(3)
  expect(added).toMatchObject({ eventType: 'INSERT', table: 'contact_inquiries', errors: null })
  expect(changed).toMatchObject({ eventType: 'UPDATE', new: { subject: 'second' } })
  expect(deleted?.eventType).toBe('DELETE')
  expect(Object.keys(deleted?.old ?? {})).toEqual(['id'])
})

test('a visitor and an administrator who was made inactive hear nothing', async () => {
  const other = { email: 'other@dustforce.example', password: 'another password', rounds: 4 }
  await ensureAdmin(stack.database, other)
  const visitor = await follow(connect())
  const former = await follow(await signedIn())
  const witness = await follow(await signedIn(other))
  const setActive = (active: boolean) =>
    stack.database.query('update public.admin_users set is_active = $1 where email = $2', [
      active,
      stack.admin.email,
    ])
  await setActive(false)
  await insert('while inactive')
  await witness.until(1)
  await setActive(true)
  await insert('while active')
  expect(await former.until(1)).toMatchObject([{ new: { subject: 'while active' } }])
  expect(visitor.heard).toEqual([])
})

test('a row that is too long for a notification still arrives', async () => {
  const { until } = await follow(await signedIn())
  await insert('long', '😀'.repeat(2500))
  expect(await until(1)).toMatchObject([{ new: { subject: 'long', message: '😀'.repeat(2500) } }])
})

test('a channel that was left hears nothing more; others go on', async () => {
  const client = await signedIn()
  const left = await follow(client)
  const stays = await follow(await signedIn())
  await client.removeChannel(left.channel)
  await insert('after leaving')
  await stays.until(1)
  expect(left.heard).toEqual([])
})

test('a change that cannot be sent ends every connection, so that followers read again', async () => {
  const { socket, closed } = await openSocket('203.0.113.7')
  const { until } = await follow(await signedIn())
  await stack.database.query(`select pg_notify('dustforce_changes', 'no change')`)
  await closed
  expect(socket.readyState).toBe(socket.CLOSED)
  expect(await until(0)).toEqual([])
})

const closeCode = (path: string) =>
  new Promise<number | undefined>((resolve) => {
    const socket = new WebSocket(`ws://127.0.0.1:${stack.port}${path}`)
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode))
    socket.on('open', () => {
      socket.send('nonsense')
      socket.send(JSON.stringify([null, '1', 'phoenix', 'heartbeat', {}]))
    })
    socket.on('message', () => {
      resolve(200)
      socket.close()
    })
    socket.on('error', () => undefined)
  })

test('a wrong key and a wrong path are refused; nonsense is passed over', async () => {
  expect(await closeCode('/realtime/v1/websocket?apikey=nope&vsn=2.0.0')).toBe(401)
  expect(await closeCode('/other')).toBe(404)
  expect(await closeCode(`/realtime/v1/websocket?apikey=${stack.publishableKey}&vsn=2.0.0`)).toBe(200)
})

/** A bare socket of a visitor, once it is open; `closed` is its close code. */
async function openSocket(visitor: string) {
  const socket = new WebSocket(
    `ws://127.0.0.1:${stack.port}/realtime/v1/websocket?apikey=${stack.publishableKey}&vsn=2.0.0`,
    { headers: { 'x-forwarded-for': visitor } },
  )
  sockets.push(socket)
  const heard: string[] = []
  const closed = new Promise<number>((resolve) => socket.once('close', resolve))
  await new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  const waiting: (() => void)[] = []
  socket.on('message', (data) => {
    heard.push(data.toString())
    for (const wake of waiting.splice(0)) wake()
  })
  const until = async (count: number) => {
    while (heard.length < count) await new Promise<void>((resolve) => waiting.push(resolve))
    return heard
  }
  return { socket, closed, until }
}
const sockets: WebSocket[] = []
afterAll(() => {
  for (const socket of sockets) socket.terminate()
})
const join = (topic: string, token: string) =>
  JSON.stringify(['1', '1', topic, 'phx_join', { config: { postgres_changes: [] }, access_token: token }])

/** A bare socket that follows the inquiries with a token, and the subjects that it was told of. */
async function listen(token: string) {
  const { socket, until } = await openSocket('203.0.113.9')
  const config = { postgres_changes: [{ event: '*', schema: 'public', table: 'contact_inquiries' }] }
  socket.send(JSON.stringify(['1', '1', 'realtime:one', 'phx_join', { config, access_token: token }]))
  const heard = await until(2)
  expect(heard[0]).toContain('"status":"ok"')
  const told = () => heard.flatMap((text) => /"subject":"([^"]*)"/.exec(text)?.[1] ?? [])
  /** Waits until whatever was sent before is here. */
  const caughtUp = async () => {
    const answered = () => heard.filter((text) => text.includes('"heartbeat"')).length
    const before = answered()
    socket.send(JSON.stringify([null, 'heartbeat', 'phoenix', 'heartbeat', {}]))
    while (answered() === before) await until(heard.length + 1)
  }
  const hears = async (subject: string) => {
    while (!told().includes(subject)) await until(heard.length + 1)
  }
  return { told, caughtUp, hears }
}

/** A new session of an administrator, and its token. */
async function session(credentials = stack.admin) {
  const client = await signedIn(credentials)
  const { data } = await client.auth.getSession()
  if (data.session === null) throw new Error('Nobody is signed in')
  return { client, token: data.session.access_token }
}

test('a listener who has signed out, whose account is gone or whose time is over is told of nothing more', async () => {
  const gone = { email: 'gone@dustforce.example', password: 'another password', rounds: 4 }
  await ensureAdmin(stack.database, gone)
  const [stays, leaves, deleted] = [await session(), await session(), await session(gone)]
  const tokens = [stays, leaves, deleted].map(({ token }) => token)
  const listeners = await Promise.all(tokens.map(listen))
  /** Returns what each was told once the witness was told of a change: all are told of it at one moment. */
  const toldAfter = async (subject: string, witness = listeners[0], among = listeners) => {
    await insert(subject)
    await witness?.hears(subject)
    await Promise.all(among.map(({ caughtUp }) => caughtUp()))
    return among.map(({ told }) => told())
  }
  expect(await toldAfter('first')).toEqual([['first'], ['first'], ['first']])

  await leaves.client.auth.signOut({ scope: 'local' })
  expect(await toldAfter('second')).toEqual([['first', 'second'], ['first'], ['first', 'second']])

  await stack.database.query('delete from auth.users where email = $1', [gone.email])
  const left = [['first', 'second', 'third'], ['first'], ['first', 'second']]
  expect(await toldAfter('third')).toEqual(left)

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 3_600_000 })
  onTestFinished(() => void vi.useRealTimers())
  const later = await listen((await session()).token)
  expect(await toldAfter('fourth', later)).toEqual(left)
  // Shown once more, these tokens open nothing either.
  const late = await Promise.all(tokens.map(listen))
  expect(await toldAfter('fifth', later, late)).toEqual([[], [], []])
})

test('R86: sockets with junk tokens, of one visitor and of many, do not keep an administrator out', async () => {
  const strangers = await Promise.all(
    Array.from({ length: 540 }, async (_, nr) => {
      const stranger = await openSocket(nr < 60 ? '192.0.2.1' : `198.51.100.${nr % 250}`)
      stranger.socket.send(join('junk', 'eyJhbGciOiJIUzI1NiJ9.e30.junk'))
      return stranger
    }),
  )
  const { until } = await follow(await signedIn())
  await insert('in spite of strangers')
  expect(await until(1)).toMatchObject([{ new: { subject: 'in spite of strangers' } }])
  for (const { socket } of strangers) socket.terminate()
})

test('of ninety sockets of a stranger twenty stay, and another visitor is let in', async () => {
  let open = 0
  const strangers = await Promise.all(
    Array.from({ length: 90 }, async () => {
      const stranger = await openSocket('192.0.2.7')
      open += 1
      void stranger.closed.then(() => {
        open -= 1
      })
      return stranger
    }),
  )
  await vi.waitFor(() => expect(open).toBe(20))
  const other = await openSocket('192.0.2.8')
  other.socket.send(join('topic', 'x'))
  expect((await other.until(1))[0]).toContain('"ok"')
  expect(open).toBe(20)
  for (const { socket } of strangers) socket.terminate()
})

test('a caller who is refused cannot keep the connection open', async () => {
  const caller = connectTo({ host: '127.0.0.1', port: stack.port, allowHalfOpen: true })
  const ended = new Promise((resolve) => caller.once('end', resolve))
  caller.on('error', () => undefined)
  caller.resume()
  caller.write(
    'GET /realtime/v1/websocket?apikey=nope HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n',
  )
  await ended
  // A write to a connection that the server has given up is met by a reset.
  await vi.waitFor(() => {
    caller.write('x')
    expect(caller.destroyed).toBe(true)
  })
})

test('an administrator who is in stays in, however many come from the same address', async () => {
  const { until } = await follow(await signedIn())
  await Promise.all(Array.from({ length: 40 }, () => openSocket('127.0.0.1')))
  await insert('still here')
  expect(await until(1)).toMatchObject([{ new: { subject: 'still here' } }])
})

test('a socket has twenty channels, and a visitor three hundred messages in ten seconds', async () => {
  const many = await openSocket('203.0.113.1')
  for (let nr = 0; nr < 21; nr += 1) many.socket.send(join(`topic ${nr}`, 'x'))
  const answers = await many.until(21)
  expect(answers.filter((text) => text.includes('"ok"'))).toHaveLength(20)
  expect(answers[20]).toContain('Too many channels')

  const loud = await openSocket('203.0.113.2')
  for (let nr = 0; nr < 700; nr += 1)
    loud.socket.send(JSON.stringify([null, '1', 'phoenix', 'heartbeat', {}]))
  expect(await loud.closed).toBe(1008)
})

test('a join with a token past the limit of tokens is refused with the reason', async () => {
  const { socket, until } = await openSocket('203.0.113.3')
  // Twice the limit and one more: however a window of ten seconds divides them, one has too many.
  for (let nr = 0; nr < 121; nr += 1) socket.send(join('topic', 'x'))
  const answers = await until(121)
  expect(answers.filter((text) => text.includes('"error"')).length).toBeGreaterThan(0)
  expect(answers.find((text) => text.includes('"error"'))).toContain('Too many tokens')
})

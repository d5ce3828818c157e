import { expect, test } from 'vitest'
import { makeStandInGate } from './stand-in-gate.ts'

const key = 'a key of the installation'
const judge = (
  { address = '127.0.0.1', trustProxy = false, path = '/mailbox' },
  headers: Record<string, string> = {},
  gate = makeStandInGate(key),
) =>
  gate(new Request(`http://localhost:3000${path}`, { headers: { host: 'localhost:3000', ...headers } }), {
    address,
    trustProxy,
  })

test.each([
  [{ address: '127.0.0.1' }, {}],
  [{ address: '::1' }, { host: '[::1]:3000' }],
  [{ address: '::ffff:127.0.0.1' }, { host: '127.0.0.1:3000' }],
  [{ trustProxy: true }, { 'x-forwarded-for': '127.0.0.1' }],
])('from %j with %j it opens', (caller, headers) => {
  expect(judge(caller, headers)).toBeNull()
})

test.each([
  [{ address: '192.168.1.20' }, {}],
  [{ address: '203.0.113.7' }, { host: 'localhost' }],
  [{ address: '203.0.113.7' }, { 'x-forwarded-for': '127.0.0.1' }],
  [{ address: '203.0.113.7' }, { 'x-real-ip': '127.0.0.1', forwarded: 'for=127.0.0.1' }],
  // A name that leads to this machine, or a proxy on it that nobody told of.
  [{ address: '127.0.0.1' }, { host: 'rebound.example' }],
  [{ address: '127.0.0.1' }, { host: 'localhost.rebound.example' }],
  [{ address: '127.0.0.1' }, { 'x-forwarded-for': '203.0.113.7' }],
  [{ address: '127.0.0.1' }, { forwarded: 'for=203.0.113.7' }],
  [{ address: '127.0.0.1', trustProxy: true }, { 'x-forwarded-for': '127.0.0.1, 203.0.113.7' }],
])('from %j with %j it stays closed', (caller, headers) => {
  expect(judge(caller, headers)?.status).toBe(403)
})

test('the key opens it once in the address, and then from its cookie', () => {
  const far = { address: '203.0.113.7' }
  const first = judge({ ...far, path: `/mailbox/1?view=text&key=${encodeURIComponent(key)}` })
  expect([first?.status, first?.headers.get('location')]).toEqual([303, '/mailbox/1?view=text'])
  const cookie = first?.headers.get('set-cookie')?.split(';')[0] ?? ''
  expect(judge(far, { cookie: `other=1; ${cookie}` })).toBeNull()
})

test('a wrong key, an empty one, and any key where none was set keep it closed', () => {
  const far = { address: '203.0.113.7' }
  expect(judge({ ...far, path: '/mailbox?key=wrong' })?.status).toBe(403)
  expect(judge({ ...far, path: '/mailbox?key=' }, { cookie: 'stand_in_key=' })?.status).toBe(403)
  const without = makeStandInGate(undefined)
  expect(
    judge({ ...far, path: '/mailbox?key=undefined' }, { cookie: 'stand_in_key=' }, without)?.status,
  ).toBe(403)
})

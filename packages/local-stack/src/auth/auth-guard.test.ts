import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Handler } from '../http/in-process-fetch.ts'
import { openAttempts } from '../testing/open-attempts.ts'
import type { AccountBook } from './account-book.ts'
import { makeAuthGuard } from './auth-guard.ts'

let world: Awaited<ReturnType<typeof openAttempts>>
beforeAll(async () => {
  world = await openAttempts()
})
beforeEach(async () => {
  await world.reset()
  await world.setClock(0)
})
afterAll(() => world.close())

const wrong = { status: 400 }
const password = 'the right password'

/** A guard before a service that knows one password and one code. */
function makeGuarded() {
  const service = vi.fn<Handler>(async (request) => {
    const text = await request.text()
    return text.includes(password) || text.includes('123456') ? Response.json({}) : Response.json({}, wrong)
  })
  const accounts: AccountBook = {
    ...world.accounts,
    compareForNobody: vi.fn(async () => undefined),
    endCodes: vi.fn(async () => undefined),
  }
  const onError = vi.fn<(error: unknown) => void>()
  const { handler, settled } = makeAuthGuard(service, { accounts, attempts: world.attempts, onError })
  const ask = async (path: string, body: unknown, visitor = '192.0.2.1', method = 'POST') =>
    handler(
      new Request(`http://localhost/auth/v1${path}`, {
        method,
        headers: { 'x-forwarded-for': visitor },
        ...(method === 'GET' ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    )
  const signIn = async (given: string, visitor?: string, email = 'admin@example.com') =>
    (await ask('/token?grant_type=password', { email, password: given }, visitor)).status
  return { service, accounts, settled, ask, signIn, onError }
}

const times = <Result>(count: number, work: (index: number) => Promise<Result>): Promise<Result[]> =>
  Array.from({ length: count }).reduce<Promise<Result[]>>(
    async (before, _, index) => [...(await before), await work(index)],
    Promise.resolve([]),
  )

test('wrong passwords for an account wait longer each time, from whatever address', async () => {
  const { ask, signIn } = makeGuarded()
  const guess = (index: number) => signIn('a guess', `192.0.2.${index}`)
  expect(await times(6, guess)).toEqual([400, 400, 400, 400, 400, 400])
  const refused = await ask(
    '/token?grant_type=password',
    { email: ' ADMIN@example.com', password },
    '192.0.2.9',
  )
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '2'])
  expect(await refused.json()).toMatchObject({ error_code: 'over_request_rate_limit' })
  await world.setClock(2_000)
  expect(await times(2, guess)).toEqual([400, 429])
  await world.setClock(6_000)
  expect(await signIn(password)).toBe(200)
  expect(await times(5, guess)).toEqual([400, 400, 400, 400, 400])
})

test('a hundred guesses at once reach the service no more often than one after the other', async () => {
  const { service, signIn } = makeGuarded()
  await Promise.all(Array.from({ length: 100 }, (_, index) => signIn('a guess', `192.0.2.${index % 25}`)))
  expect(service.mock.calls.length).toBe(6)
})

test('guesses by a stranger do not keep the owner out where the owner has signed in before', async () => {
  const { signIn } = makeGuarded()
  expect(await signIn(password, '198.51.100.7')).toBe(200)
  await times(10, (index) => signIn('a guess', `192.0.2.${index}`))
  expect(await signIn(password, '203.0.113.1')).toBe(429)
  expect(await signIn(password, '198.51.100.7')).toBe(200)
})

test('signing in often is never limited', async () => {
  const { signIn } = makeGuarded()
  expect(new Set(await times(25, () => signIn(password)))).toEqual(new Set([200]))
})

test('one address that tries many accounts is limited; an IPv6 network counts as one address', async () => {
  const { signIn } = makeGuarded()
  const guess = (index: number) => signIn('a guess', `2001:db8:1:2::${index + 1}`, `user${index}@example.com`)
  const statuses = await times(22, guess)
  expect(statuses.indexOf(429)).toBe(21)
  expect(await signIn('a guess', '2001:db8:1:3::1', 'user@example.com')).toBe(400)
})

test('a password is compared for every account, known or not, before the service is asked', async () => {
  const { accounts, signIn } = makeGuarded()
  await signIn('a guess', undefined, 'Nobody@example.com')
  expect(accounts.compareForNobody).toHaveBeenCalledWith('nobody@example.com', 'a guess')
})

test('five wrong codes end the codes of the account, and guessing on has to wait', async () => {
  const { accounts, ask } = makeGuarded()
  const guess = async (index: number) =>
    (await ask('/verify', { type: 'recovery', email: 'Admin@example.com', token: `00000${index}` })).status
  expect(await times(4, guess)).toEqual([400, 400, 400, 400])
  expect(accounts.endCodes).not.toHaveBeenCalled()
  expect(await times(2, guess)).toEqual([400, 429])
  expect(accounts.endCodes).toHaveBeenCalledExactlyOnceWith('admin@example.com')
  await world.setClock(60_000)
  expect(await guess(7)).toBe(400)
})

test('five wrong links end every code, because a link names no account', async () => {
  const { accounts, ask } = makeGuarded()
  await times(5, (index) => ask('/verify', { type: 'recovery', token_hash: `hash ${index}` }))
  expect(accounts.endCodes).toHaveBeenCalledExactlyOnceWith(null)
})

test('asking for a letter is answered before it is written, and is limited', async () => {
  const { service, ask } = makeGuarded()
  service.mockImplementation(() => new Promise(() => undefined))
  const answers = await times(5, () => ask('/recover', { email: 'admin@example.com' }))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 429])
  expect(service).toHaveBeenCalledTimes(4)
})

test('a letter that cannot be sent is told to the operator and not to the visitor', async () => {
  const { service, settled, ask, onError } = makeGuarded()
  service.mockRejectedValue(new Error('no mail'))
  expect((await ask('/recover', { email: 'admin@example.com' })).status).toBe(200)
  await settled()
  expect(onError).toHaveBeenCalledExactlyOnceWith(new Error('no mail'))
})

test('a link that works does not count as a guess, one that does not does', async () => {
  const { service, accounts, ask } = makeGuarded()
  const follow = async () => (await ask('/verify?type=recovery&token=hash', null, undefined, 'GET')).status
  const redirect = (location: string) => new Response(null, { status: 303, headers: { location } })
  service.mockImplementation(() => redirect('http://localhost#access_token=x'))
  expect(new Set(await times(9, follow))).toEqual(new Set([303]))
  service.mockImplementation(() => redirect('http://localhost#error=access_denied'))
  expect(await times(6, follow)).toEqual([303, 303, 303, 303, 303, 429])
  expect(accounts.endCodes).toHaveBeenCalledExactlyOnceWith(null)
})

test.each(['null', '[]', '"x"', '{', '{"email":{}}', '{"email":"a@b.co","password":[1]}', '['.repeat(5000)])(
  'the body %.20s is refused and does not reach the service',
  async (body) => {
    const { service, ask } = makeGuarded()
    for (const path of [
      '/token?grant_type=password',
      '/token?grant_type=refresh_token',
      '/verify',
      '/recover',
    ])
      expect((await ask(path, body)).status).toBe(400)
    expect(service).not.toHaveBeenCalled()
  },
)

test('an account keeps its address', async () => {
  const { service, ask } = makeGuarded()
  expect((await ask('/user', { email: 'other@example.com' }, undefined, 'PUT')).status).toBe(422)
  expect(service).not.toHaveBeenCalled()
  await ask('/user', { password }, undefined, 'PUT')
  expect(service).toHaveBeenCalledOnce()
})

test('while the database is away a sign-in is answered as everything else: try again', async () => {
  const { accounts, signIn, onError } = makeGuarded()
  const gone = Object.assign(new Error('gone'), { code: 'ECONNREFUSED' })
  vi.mocked(accounts.compareForNobody).mockRejectedValueOnce(gone)
  expect(await signIn(password)).toBe(503)
  expect(onError).toHaveBeenCalledExactlyOnceWith(gone)
  vi.mocked(accounts.compareForNobody).mockRejectedValueOnce(new Error('a fault of ours'))
  await expect(signIn(password)).rejects.toThrow('a fault of ours')
})

import { createClient } from '@supabase/supabase-js'
import bcrypt from 'bcryptjs'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Stack } from '../start/start-stack.ts'
import { signInAsAdmin, startTestStack } from '../testing/index.ts'
import { currentCode } from './totp.ts'

let clock = Date.now()
// Real work on a machine that may have other work.
let stack: Stack
const terminal = vi.fn()
beforeAll(async () => {
  for (const level of ['log', 'info', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation(terminal)
  stack = await startTestStack({ now: () => clock })
})
afterAll(() => stack.close())

const client = (visitor: string) =>
  createClient(stack.url, stack.publishableKey, {
    auth: { persistSession: false },
    global: { headers: { 'x-forwarded-for': visitor } },
  })

/** Asks for a code to the administrator's address and takes it from the mailbox. */
async function newCode(visitor: string): Promise<string> {
  const { auth } = client(visitor)
  const before = stack.mailbox?.mails().length ?? 0
  expect((await auth.resetPasswordForEmail(stack.admin.email)).error).toBeNull()
  const mail = await vi.waitFor(() => {
    const sent = stack.mailbox?.mails().slice(before)[0]
    if (sent === undefined) throw new Error('no mail yet')
    return sent
  })
  expect(mail.to).toEqual([stack.admin.email])
  letter = mail.html
  plain = mail.text
  return /\b\d{6}\b/.exec(mail.text + mail.html)?.[0] ?? ''
}
let letter = ''
let plain = ''

const verify = async (token: string, visitor: string) =>
  client(visitor).auth.verifyOtp({ type: 'recovery', email: stack.admin.email, token })

test('a recovery code arrives in the mailbox and nowhere on the terminal, and works once', async () => {
  const code = await newCode('192.0.2.1')
  expect(code).toMatch(/^\d{6}$/)
  expect(JSON.stringify(terminal.mock.calls)).not.toContain(code)
  expect((await verify(code, '192.0.2.1')).error).toBeNull()
  expect((await verify(code, '192.0.2.1')).error?.status).toBe(403)
})

test('the letter leads to the page that sets a password, whose link works once', async () => {
  await newCode('192.0.2.5')
  const link = /href="([^"]+)"/.exec(letter)?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect(plain).toContain(link)
  expect(plain).not.toContain('/auth/v1/verify')
  const { origin, pathname, hash } = new URL(link)
  expect(`${origin}${pathname}`).toBe(`${stack.url}/admin/set-password`)
  const { type, token_hash = '' } = Object.fromEntries(new URLSearchParams(hash.slice(1)))
  expect(type).toBe('recovery')
  const follow = () => client('192.0.2.5').auth.verifyOtp({ type: 'recovery', token_hash })
  expect((await follow()).error).toBeNull()
  expect((await follow()).error?.status).toBe(403)
})

test('the service says of itself that sign-up is closed and passwords are open', async () => {
  const response = await fetch(`${stack.url}/auth/v1/settings`, { headers: { apikey: stack.publishableKey } })
  expect(await response.json()).toMatchObject({ disable_signup: true, external: { email: true } })
})

test('no encoded letter walks round the limits of sign-in, codes and functions', async () => {
  const ask = (path: string, method = 'POST') =>
    fetch(`${stack.url}/${path}`, {
      method,
      headers: { apikey: stack.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({
        email: stack.admin.email,
        password: 'a wrong guess',
        type: 'recovery',
        token: '000000',
      }),
    })
  const answers = await Promise.all([
    ...['%74oken?grant_type=password', '%72ecover', '%76erify', '%6ftp', 'token/'].map((path) =>
      ask(`auth/v1/${path}`),
    ),
    ask('auth/v1/%75ser', 'PUT'),
    ask('%61uth/v1/token?grant_type=password'),
    ask('rest/v1/%72pc/promo_lookup'),
    ask('%72est/v1/rpc/promo_lookup'),
  ])
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
})

test('nobody makes an account by any way that an auth service has for it, and no letter goes to an address of their choice', async () => {
  const email = 'stranger@example.com'
  const account = { email, password: 'a walk in the park' }
  const types = ['signup', 'invite', 'magiclink', 'email', 'recovery', 'email_change', 'sms', 'phone_change']
  const ways: ReadonlyArray<readonly [path: string, body: unknown, method?: string]> = [
    ['signup', account],
    ['signup', {}],
    ['signup', { phone: '+14165550100', password: account.password }],
    ['signup', { ...account, data: { is_anonymous: true } }],
    ['otp', { email, create_user: true }],
    ['otp', { email }],
    ['otp', { email, create_user: null }],
    ['otp', { email, create_user: false, options: { shouldCreateUser: true } }],
    ['otp', { email, create_user: null, options: { shouldCreateUser: true } }],
    ['otp', { phone: '+14165550100', create_user: true }],
    ['magiclink', { email }],
    ['magiclink', { email, create_user: true }],
    ['invite', { email }],
    ['sso', { domain: 'example.com' }],
    ['admin/users', account],
    ['admin/users/00000000-0000-0000-0000-000000000001', account, 'PUT'],
    ['admin/invite', { email }],
    ['admin/generate_link', { type: 'signup', ...account }],
    ...['id_token', 'pkce', 'web3', 'anonymous', 'authorization_code'].map(
      (grant) =>
        [
          `token?grant_type=${grant}`,
          { ...account, provider: 'google', id_token: 'x', auth_code: 'x', code_verifier: 'x' },
        ] as const,
    ),
    ...types.flatMap((type) => [
      ['verify', { type, email, token: '000000' }] as const,
      ['resend', { type, email }] as const,
      [`verify?type=${type}&token=x`, null, 'GET'] as const,
    ]),
    ['authorize?provider=google', null, 'GET'],
    ['callback?code=x&state=x', null, 'GET'],
    ['callback', { code: 'x', state: 'x' }],
    ['user', account, 'PUT'],
  ]
  const accounts = () => stack.database.query('select email from auth.users order by email')
  const before = await accounts()
  const letters = stack.mailbox?.mails().length
  const open: string[] = []
  for (const [nr, [path, body, method = 'POST']] of ways.entries()) {
    const answer = await fetch(`${stack.url}/auth/v1/${path}`, {
      method,
      redirect: 'manual',
      headers: {
        apikey: stack.publishableKey,
        'content-type': 'application/json',
        'x-forwarded-for': `198.51.100.${nr}`,
      },
      body: body === null ? null : JSON.stringify(body),
    })
    // Of a resend nobody learns whether there is such an account; a link that does not work leads to the site, which says so.
    const isTold =
      path === 'resend' ? answer.status === 200 : answer.headers.get('location')?.includes('error=')
    if (answer.status >= 500 || (answer.status < 400 && isTold !== true))
      open.push(`${path} ${answer.status}`)
  }
  await stack.send()
  expect(open).toEqual([])
  expect(await accounts()).toEqual(before)
  expect(stack.mailbox?.mails()).toHaveLength(letters ?? 0)
})

test('the right code does not work after five wrong ones', async () => {
  const code = await newCode('192.0.2.2')
  const wrong = code === '000000' ? '000001' : '000000'
  for (let guess = 0; guess < 5; guess += 1)
    expect((await verify(wrong, `192.0.2.${guess}`)).error?.status).not.toBe(200)
  const [user] = await stack.database.query('select recovery_token from auth.users where email = $1', [
    stack.admin.email,
  ])
  expect(user).toEqual({ recovery_token: null })
  expect((await verify(code, '192.0.2.200')).error).not.toBeNull()
})

test('an unknown account costs one comparison of a password, as a known one does', async () => {
  const compare = vi.spyOn(bcrypt, 'compare')
  const accounts = ['nobody@example.com', stack.admin.email]
  const counts: number[] = []
  for (const email of accounts) {
    compare.mockClear()
    const { error } = await client('192.0.2.3').auth.signInWithPassword({ email, password: 'a wrong guess' })
    expect([error?.status, error?.code]).toEqual([400, 'invalid_credentials'])
    counts.push(compare.mock.calls.length)
  }
  expect(counts).toEqual([1, 1])
})

test('an owner’s invitation reaches the mailbox, and its link makes an account that signs in', async () => {
  const hub = client('192.0.2.6')
  await signInAsAdmin(hub, stack.admin)
  expect((await hub.rpc('admin_invite', { email: 'new@example.com', role: 'office' })).error).toBeNull()
  await stack.send()
  const mail = stack.mailbox?.mails().find(({ to }) => to.includes('new@example.com'))
  const link = /href="([^"]+#[^"]+)"/.exec(mail?.html ?? '')?.[1]?.replaceAll('&amp;', '&') ?? ''
  const token = new URLSearchParams(new URL(link).hash.slice(1)).get('token') ?? ''
  const password = 'a walk in the park'
  const accept = () =>
    fetch(`${stack.url}/functions/v1/accept-invitation`, {
      method: 'POST',
      headers: { apikey: stack.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ token, password }),
    })
  expect(await (await accept()).json()).toEqual({ email: 'new@example.com' })
  expect((await accept()).status).toBe(409)
  const colleague = client('192.0.2.7')
  await signInAsAdmin(colleague, { email: 'new@example.com', password })
  const { data } = await colleague.from('admin_users').select('email, role, is_active')
  expect(data).toEqual([{ email: 'new@example.com', role: 'office', is_active: true }])
})

describe('an authenticator app', () => {
  const enrolled = async (visitor: string) => {
    const hub = client(visitor)
    await signInAsAdmin(hub, stack.admin)
    const { data } = await hub.auth.mfa.enroll({ factorType: 'totp', issuer: 'Test' })
    if (data?.type !== 'totp') throw new Error('Not enrolled')
    return { hub, factorId: data.id, secret: data.totp.secret, uri: data.totp.uri }
  }
  const team = async (hub: ReturnType<typeof client>) =>
    (await hub.rpc('admin_team')).error?.message ?? 'seen'

  test('is asked at sign-in; its codes count once, and few wrong ones are tried', async () => {
    const { hub, factorId, secret, uri } = await enrolled('192.0.2.10')
    expect(uri).toContain(`secret=${secret}`)
    const elsewhere = client('192.0.2.11')
    await signInAsAdmin(elsewhere, stack.admin)
    const code = () => currentCode(secret, clock)
    expect((await hub.auth.mfa.challengeAndVerify({ factorId, code: code() })).error).toBeNull()
    const level = await hub.auth.mfa.getAuthenticatorAssuranceLevel()
    expect(level.data).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' })
    expect(await team(hub)).toBe('seen')
    expect((await hub.auth.refreshSession()).error).toBeNull()
    expect(await team(hub)).toBe('seen')
    // A session that was in with the password alone is out, and so is a token that was taken before.
    expect(await team(elsewhere)).toMatch(/active administrator/)

    const next = client('192.0.2.12')
    await next.auth.signInWithPassword(stack.admin)
    expect(await team(next)).toMatch(/active administrator/)
    expect((await next.auth.updateUser({ password: 'another long password' })).error?.code).toBe(
      'insufficient_aal',
    )
    expect((await next.auth.mfa.unenroll({ factorId })).error?.code).toBe('insufficient_aal')
    const again = await next.auth.mfa.challengeAndVerify({ factorId, code: code() })
    expect(again.error?.code).toBe('mfa_verification_failed')
    clock += 60_000
    expect((await next.auth.mfa.challengeAndVerify({ factorId, code: code() })).error).toBeNull()
    expect(await team(next)).toBe('seen')

    const wrong = code() === '000000' ? '000001' : '000000'
    const tries = []
    for (let nr = 0; nr < 6; nr += 1)
      tries.push((await next.auth.mfa.challengeAndVerify({ factorId, code: wrong })).error?.status)
    expect(tries).toEqual([422, 422, 422, 422, 422, 429])
    expect((await next.auth.mfa.unenroll({ factorId })).error).toBeNull()
    const plain = client('192.0.2.13')
    await plain.auth.signInWithPassword(stack.admin)
    expect(await team(plain)).toBe('seen')
  })
})

test('an administrator changes the password but not the address', async () => {
  const { auth } = client('192.0.2.4')
  await auth.signInWithPassword(stack.admin)
  expect((await auth.updateUser({ email: 'other@example.com' })).error?.status).toBe(422)
  expect((await auth.updateUser({ password: 'another long password' })).error).toBeNull()
})

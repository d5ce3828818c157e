import { expect, test, vi } from 'vitest'
import { fakeProject, json, refusal, session, signedIn } from '../testing/fake-project.ts'
import { codeMissing } from './admin-session.ts'

const account = '00000000-0000-4000-8000-000000000001'

test('an active administrator is signed in', async () => {
  const { backend, calls } = fakeProject(json({ email: 'admin@example.com', is_active: true }))
  expect(await backend.session.signIn(' admin@example.com ', 'secret')).toEqual({ outcome: 'signed-in' })
  expect(await backend.session.current()).toEqual({ email: 'admin@example.com' })
  expect(calls).toMatchObject([
    {
      asked: `GET /rest/v1/admin_users?select=email,is_active&user_id=eq.${account}`,
      authorization: 'Bearer header.payload.signature',
      key: 'sb_publishable_x',
    },
  ])
})

test('an account without a row makes it, active', async () => {
  const { backend, calls } = fakeProject(json([]), new Response(null, { status: 201 }))
  expect(await backend.session.signIn('admin@example.com', 'secret')).toEqual({ outcome: 'signed-in' })
  expect(calls[1]).toMatchObject({
    asked: 'POST /rest/v1/admin_users',
    body: { email: 'admin@example.com', is_active: true },
  })
})

test.each([
  ['inactive', [json({ email: 'admin@example.com', is_active: false })], { outcome: 'inactive' }],
  [
    'not looked up',
    [refusal('Why', 500)],
    { outcome: 'lookup-failed', message: expect.stringMatching(/^Why \(Reference [0-9a-f]{8}\)$/) },
  ],
  ['not invited', [json([]), refusal('No', 403)], { outcome: 'creation-failed', message: 'No' }],
])('an account that is %s is signed out at once', async (_, answers, result) => {
  const { backend } = fakeProject(...answers)
  const heard = vi.fn()
  backend.session.onChange(heard)
  expect(await backend.session.signIn('admin@example.com', 'secret')).toEqual(result)
  expect(await backend.session.current()).toBeNull()
  expect(heard).not.toHaveBeenCalledWith({ email: 'admin@example.com' })
})

test('a wrong password is refused in the words of the auth service', async () => {
  const { backend, auth, calls } = fakeProject()
  auth['/auth/v1/token'] = json({ code: 'invalid_credentials', message: 'Invalid login credentials' }, 400)
  expect(await backend.session.signIn('admin@example.com', 'wrong')).toEqual({
    outcome: 'login-failed',
    message: 'Invalid login credentials',
  })
  expect(calls).toEqual([])
})

test('a session says when it ends, and is renewed before', async () => {
  const { backend, auth } = await signedIn()
  const inAnHour = expect.closeTo(Date.now() + 3_600_000, -5)
  expect(await backend.session.endsAt()).toEqual(inAnHour)
  expect(await backend.session.renew()).toEqual(inAnHour)
  auth['/auth/v1/token'] = json({ code: 'refresh_token_not_found', message: 'Not found' }, 400)
  expect(await backend.session.renew()).toBeNull()
})

test('a session that ends is heard of until it is stopped', async () => {
  const { backend } = await signedIn()
  const heard = vi.fn()
  const stop = backend.session.onChange(heard)
  await vi.waitFor(() => expect(heard).toHaveBeenLastCalledWith({ email: 'admin@example.com' }))
  await backend.session.signOut()
  expect(heard).toHaveBeenLastCalledWith(null)
  expect(await backend.session.current()).toBeNull()
  stop()
  heard.mockClear()
  await backend.session.signIn('admin@example.com', 'secret')
  expect(heard).not.toHaveBeenCalled()
})

test('a password is set by the link of a letter, which a refused password does not use up', async () => {
  const { backend, auth } = fakeProject()
  const heard = vi.fn()
  backend.session.onChange(heard)
  const link = { type: 'invite', tokenHash: 'abc' } as const
  auth['/auth/v1/verify'] = json(
    { code: 'otp_expired', message: 'Email link is invalid or has expired' },
    403,
  )
  expect(await backend.session.setPassword(link, 'a long password')).toBe(
    'Email link is invalid or has expired',
  )
  auth['/auth/v1/verify'] = json(session)
  auth['/auth/v1/user'] = json({ code: 'weak_password', message: 'Password is too weak' }, 422)
  expect(await backend.session.setPassword(link, 'password')).toBe('Password is too weak')
  auth['/auth/v1/verify'] = json({ code: 'otp_expired', message: 'used' }, 403)
  auth['/auth/v1/user'] = json(session.user)
  expect(await backend.session.setPassword(link, 'a long password')).toBeNull()
  expect(await backend.session.current()).toBeNull()
  expect(heard).not.toHaveBeenCalledWith({ email: 'admin@example.com' })
})

test('a letter is asked for by the address; a refusal is told', async () => {
  const { backend, auth } = fakeProject()
  auth['/auth/v1/recover'] = json({})
  expect(await backend.session.requestPassword(' admin@example.com ')).toBeNull()
  auth['/auth/v1/recover'] = json({ code: 'over_email_send_rate_limit', message: 'Too often' }, 429)
  expect(await backend.session.requestPassword('admin@example.com')).toBe('Too often')
})

const tokenOf = (aal: string) => `e30.${btoa(JSON.stringify({ aal, exp: 9_999_999_999 }))}.c2ln`
const factor = {
  id: 'f-1',
  factor_type: 'totp',
  status: 'verified',
  created_at: '2026-11-01T00:00:00Z',
  updated_at: '2026-11-01T00:00:00Z',
}
const guarded = { ...session, access_token: tokenOf('aal1'), user: { ...session.user, factors: [factor] } }

test('an account with an authenticator app is nobody until its code is shown', async () => {
  const { backend, auth } = fakeProject(json({ email: 'admin@example.com', is_active: true }))
  auth['/auth/v1/token'] = json(guarded)
  expect(await backend.session.signIn('admin@example.com', 'secret')).toEqual({ outcome: 'code-needed' })
  expect(await backend.session.current()).toBeNull()
  const heard = vi.fn()
  backend.session.onChange(heard)
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith(null))
  auth['/auth/v1/user'] = json(guarded.user)
  auth['/auth/v1/factors/f-1/challenge'] = json({ id: 'c-1', type: 'totp', expires_at: 9_999_999_999 })
  auth['/auth/v1/factors/f-1/verify'] = json({ ...guarded, access_token: tokenOf('aal2') })
  auth['/auth/v1/factors/f-1/verify'] = json(
    { code: 422, error_code: 'mfa_verification_failed', msg: 'Invalid TOTP code entered' },
    422,
  )
  expect(await backend.session.confirmCode('000000')).toMatch(/^This code is not the right one/)
  auth['/auth/v1/user'] = json(guarded.user)
  auth['/auth/v1/factors/f-1/challenge'] = json({ id: 'c-2', type: 'totp', expires_at: 9_999_999_999 })
  auth['/auth/v1/factors/f-1/verify'] = json({ ...guarded, access_token: tokenOf('aal2') })
  expect(await backend.session.confirmCode(' 123456 ')).toBeNull()
  expect(await backend.session.current()).toEqual({ email: 'admin@example.com' })
})

test('a new password asks for the code of an account that has one', async () => {
  const { backend, auth } = fakeProject()
  auth['/auth/v1/verify'] = json(guarded)
  const link = { type: 'recovery', tokenHash: 'hash' } as const
  expect(await backend.session.setPassword(link, 'a walk in the park')).toBe(codeMissing)
})

import { expect, test } from 'vitest'
import { json, signedIn } from '../testing/fake-project.ts'

test('the team and its invitations are read', async () => {
  const { backend } = await signedIn(
    json({
      members: [
        { user_id: 'u-1', email: 'a@b.ca', role: 'owner', is_active: true, is_self: true, has_code: true },
        {},
        7,
      ],
      invitations: [
        { id: 'i-1', email: 'c@d.ca', role: 'office', expires_at: '2026-11-28T17:00:00Z', is_expired: false },
      ],
    }),
    json(null),
  )
  expect(await backend.team.all()).toEqual({
    members: [
      { userId: 'u-1', email: 'a@b.ca', role: 'owner', isActive: true, isSelf: true, hasCode: true },
      { userId: '', email: '', role: 'office', isActive: false, isSelf: false, hasCode: false },
    ],
    invitations: [
      {
        id: 'i-1',
        email: 'c@d.ca',
        role: 'office',
        expiresAt: Date.UTC(2026, 10, 28, 17),
        isExpired: false,
      },
    ],
  })
  expect(await backend.team.all()).toEqual({ members: [], invitations: [] })
})

test('an owner’s acts are functions of the database', async () => {
  const { backend, calls } = await signedIn(json(null), json(null), json(null), json(null), json(null))
  await backend.team.setActive('u-1', false)
  await backend.team.setRole('u-1', 'owner')
  await backend.team.resetFactors('u-1')
  await backend.team.invite('c@d.ca', 'office')
  await backend.team.withdraw('i-1')
  expect(calls).toMatchObject([
    { asked: 'POST /rest/v1/rpc/admin_set_active', body: { user_id: 'u-1', active: false } },
    { asked: 'POST /rest/v1/rpc/admin_set_role', body: { user_id: 'u-1', role: 'owner' } },
    { asked: 'POST /rest/v1/rpc/admin_reset_factors', body: { user_id: 'u-1' } },
    { asked: 'POST /rest/v1/rpc/admin_invite', body: { email: 'c@d.ca', role: 'office' } },
    { asked: 'POST /rest/v1/rpc/admin_withdraw_invitation', body: { id: 'i-1' } },
  ])
})

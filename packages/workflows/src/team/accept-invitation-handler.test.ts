import { expect, test } from 'vitest'
import { makeSystem, post } from '../testing/test-system.ts'

const token = 'the-token-of-the-letter'

test('sets the password of whom the link invites, once', async () => {
  const { handlers, world } = await makeSystem()
  world.invited.addresses.set(token, 'new@example.com')
  const accept = () => handlers['accept-invitation'](post({ token, password: 'a walk in the park' }))
  const look = () => handlers['accept-invitation'](post({ token }))
  expect([(await look()).status, (await look()).status]).toEqual([200, 200])
  const first = await accept()
  expect([first.status, await first.json()]).toEqual([200, { email: 'new@example.com' }])
  expect(world.invited.passwords.get('new@example.com')).toBe('a walk in the park')
  expect([(await look()).status, (await accept()).status]).toEqual([409, 409])
})

test.each([{ token, password: 'short' }, { token: 'x', password: 'a walk in the park' }, {}, 'nonsense'])(
  'refuses %j',
  async (body) => {
    const { handlers } = await makeSystem()
    expect((await handlers['accept-invitation'](post(body))).status).toBe(400)
  },
)

import { expect, test } from 'vitest'
import { makeSystem } from '../testing/test-system.ts'

async function withAdmin() {
  const system = await makeSystem()
  system.world.admins.set('owner-token', 'owner@example.com')
  return { ...system, tried: (provider: unknown) => system.tryProviders({ provider }, 'owner-token') }
}

test('asks the payment provider whether it takes the keys, and tells in its words why not', async () => {
  const { tried, world } = await withAdmin()
  world.payments.keys = { isLive: true, tellsEverything: null }
  expect(await tried('payments')).toEqual({
    status: 200,
    body: { works: true, isLive: true, tellsEverything: null },
  })
  world.payments.failNext('refused')
  expect(await tried('payments')).toEqual({ status: 200, body: { works: false, problem: 'As told' } })
})

test('sends a letter to the address of who asks', async () => {
  const { tried, world } = await withAdmin()
  expect(await tried('mail')).toEqual({ status: 200, body: { works: true } })
  expect(world.mail.sent).toMatchObject([{ to: 'owner@example.com' }])
  expect(world.outbox.rows).toMatchObject([
    { kind: 'trial-letter', recipient: 'owner@example.com', status: 'sent' },
  ])
})

test('says when the letter was not taken, and does not try it again by itself', async () => {
  const { tried, world } = await withAdmin()
  world.mail.refused.recipients.add('owner@example.com')
  expect(await tried('mail')).toEqual({ status: 200, body: { works: false } })
  expect(world.outbox.rows).toMatchObject([{ kind: 'trial-letter', status: 'failed' }])
})

test('is for administrators, and knows two providers', async () => {
  const { tried, tryProviders, world } = await withAdmin()
  expect(await tryProviders({ provider: 'mail' })).toMatchObject({ status: 401 })
  expect(await tryProviders({ provider: 'mail' }, 'nobody-token')).toMatchObject({ status: 401 })
  expect(await tried('post')).toMatchObject({ status: 400, body: { code: 'invalid' } })
  expect(world.mail.sent).toEqual([])
})

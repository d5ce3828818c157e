import { gtaPolicy } from '@dustforce/core/schedule'
import { expect, test } from 'vitest'
import { believedMs } from '../business/with-published-business.ts'
import { makeSystem, submit } from '../testing/test-system.ts'

test('a service is sold as often at a time as the policy has what it needs, and a policy that has more sells more', async () => {
  const { business, checkout, adjust } = await makeSystem()
  const services = { 'deep-clean': { needs: ['van'] } }
  Object.assign(business, { policy: { ...gtaPolicy, resources: { van: 1 }, services } })
  const book = (attempt: number, service: 'deep-clean' | 'standard' = 'deep-clean') =>
    checkout(submit(attempt, { email: `${attempt}@example.com`, service }))
  expect(await book(1)).toMatchObject({ status: 200 })
  expect(await book(2)).toMatchObject({ status: 409, body: { code: 'slot_passed' } })
  expect(await book(3, 'standard')).toMatchObject({ status: 200 })
  Object.assign(business, { policy: { ...gtaPolicy, resources: { van: 2 }, services } })
  await adjust(believedMs)
  expect(await book(4)).toMatchObject({ status: 200 })
  expect(await book(5)).toMatchObject({ status: 409 })
})

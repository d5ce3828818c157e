import { expect, test } from 'vitest'
import { makeQueryGate } from './query-gate.ts'

const statusOf = async (path: string) =>
  (await makeQueryGate(async () => new Response(null, { status: 204 }))(new Request(`http://x${path}`)))
    .status

test.each([
  '/rest/v1/bookings?email=toString',
  '/rest/v1/bookings?constructor=eq.1',
  '/rest/v1/bookings?id=not.__proto__.1',
  '/rest/v1/bookings?select=id,valueOf(*)',
  '/rest/v1/bookings?or=(id.hasOwnProperty.1)',
  '/rest/v1/rpc/submit_contact?order=%00',
])('%s is refused', async (path) => expect(await statusOf(path)).toBe(400))

test.each([
  '/rest/v1/bookings?full_name=eq.Constructora Sur',
  '/rest/v1/bookings?select=*&id=eq.1&order=id',
  '/auth/v1/verify?token=toString',
])('%s is passed on', async (path) => expect(await statusOf(path)).toBe(204))

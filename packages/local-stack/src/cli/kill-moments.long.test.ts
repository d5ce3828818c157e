import { afterAll, expect, test, vi } from 'vitest'
import { makeInstallation } from '../testing/installation.ts'
import { makeSpawner } from '../testing/spawned-server.ts'

/* A process killed at the worst moments loses no paid booking. start.process.test.ts kills once, kill.long.test.ts more often. */

const servers = makeSpawner()
afterAll(() => servers.end())

test('killed after the checkout, after the payment and during the webhook: paid, confirmed, told once', async () => {
  const stack = await makeInstallation(servers)
  await stack.start()
  const paid = await stack.checkout('00000000-0000-4000-8000-000000000011')
  const opened = await stack.checkout('00000000-0000-4000-8000-000000000012')
  // The redirect is answered before the webhook is delivered.
  await stack.pay(paid)
  await stack.kill()

  await stack.start()
  expect(await stack.checkout('00000000-0000-4000-8000-000000000012')).toEqual(opened)
  // Killed at any point between the payment and the end of the webhook.
  const paying = stack.pay(opened).catch(() => null)
  await vi.waitFor(
    async () => expect((await stack.booking(paid.booking_id))[0]?.payment_status).toBe('paid'),
    {
      timeout: 300_000,
      interval: 20,
    },
  )
  await paying
  await stack.kill()

  await stack.start()
  for (const [{ booking_id: id }, address] of [
    [paid, 'ada11@example.com'],
    [opened, 'ada12@example.com'],
  ] as const) {
    await vi.waitFor(
      async () => {
        expect(await stack.booking(id)).toEqual([{ booking_status: 'confirmed', payment_status: 'paid' }])
        expect(await stack.mailsTo(address)).toBe(1)
      },
      { timeout: 300_000, interval: 100 },
    )
  }
  await stack.kill()
})

import { afterAll, expect, test, vi } from 'vitest'
import { makeInstallation } from '../testing/installation.ts'
import { makeSpawner } from '../testing/spawned-server.ts'

const servers = makeSpawner()
afterAll(() => servers.end())

const kills = Number(process.env.TORTURE_KILLS ?? 12)
const seed = Number(process.env.TORTURE_SEED ?? 1)

/** Numbers from 0 to 1 that are the same for the same seed. */
function makeRandom(): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

test(
  'R16: killed at six points around a payment and at random, it loses none and tells none twice',
  async () => {
    const stack = await makeInstallation(
      servers,
      {},
      process.env.TORTURE_POSTGRES === undefined ? [] : ['--postgres'],
    )
    const random = makeRandom()
    const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
    const told = new Map<string, string>()
    await stack.start()
    for (let nr = 0; nr < kills; nr += 1) {
      const attempt = `00000000-0000-4000-8000-${String(100 + nr).padStart(12, '0')}`
      const address = `ada${attempt.slice(-2)}@example.com`
      const opening = stack.checkout(attempt, 10 + (nr % 40)).catch(() => null)
      const settled = (id: string) =>
        vi.waitFor(async () => expect((await stack.booking(id))[0]?.payment_status).toBe('paid'), {
          timeout: 300_000,
          interval: 5,
        })
      const pay = async () => {
        const session = await opening
        if (session === null) throw new Error('No checkout')
        const answer = stack.pay(session).then(({ status }) => {
          // Notes what the customer was told.
          if (status === 303) told.set(session.booking_id, address)
        })
        return { session, answer: answer.catch(() => undefined) }
      }
      const points = [
        () => undefined,
        () => opening,
        pay,
        () => pay().then(({ answer }) => answer),
        () => pay().then(({ session }) => settled(session.booking_id)),
        async () => {
          const { session } = await pay()
          await settled(session.booking_id)
          await vi.waitFor(async () => expect(await stack.mailsTo(address)).toBe(1), {
            timeout: 300_000,
            interval: 5,
          })
        },
        async () => {
          void pay().catch(() => undefined)
          await later(random() * 150)
        },
      ]
      // The six points by turns, a random one after each; first the payment that nobody has heard of yet.
      await points[nr % 2 === 0 ? (nr / 2 + 3) % 6 : 6]?.()
      await stack.kill()
      await stack.start()
    }
    for (const [id, address] of told) {
      await vi.waitFor(
        async () => {
          expect(await stack.booking(id)).toEqual([{ booking_status: 'confirmed', payment_status: 'paid' }])
          expect(await stack.mailsTo(address)).toBe(1)
        },
        { timeout: 300_000, interval: 50 },
      )
    }
    await stack.stop()
  },
  600_000 + kills * 60_000,
)

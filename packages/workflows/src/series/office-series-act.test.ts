import { expect, test } from 'vitest'
import { submitSeries } from '../testing/submit-series.ts'
import { makeSystem } from '../testing/test-system.ts'

const token = 'admin-token'
let acts = 0
const actId = () => `00000000-0000-4000-8000-${String(++acts).padStart(12, '0')}`

/** Visits of every week whose first is paid for, from Monday, 25 January 2027, and an administrator. */
async function running() {
  const system = await makeSystem()
  const { world, settled } = system
  world.admins.set(token, 'office@example.com')
  expect((await system.checkout(await submitSeries(system, 1))).status).toBe(200)
  const session = [...world.payments.sessions.values()].at(-1)
  await system.webhook(world.payments.pay(session?.sessionId ?? ''))
  await settled()
  const bookingId = world.bookings.rows.find(({ payment }) => payment === 'arranged')?.id ?? ''
  const ask = (body: object, as: string | undefined = token) =>
    system.changeBooking({ bookingId, ...body }, as)
  const preview = (change: object) => ask({ act: 'preview-series', change })
  const confirm = async (change: object, { version, shown }: Record<string, unknown>, more: object = {}) => {
    const answer = await ask({ act: 'change-series', actId: actId(), change, version, shown, ...more })
    await settled()
    return answer
  }
  const standing = () =>
    world.bookings.rows
      .filter(({ status }) => status !== 'canceled')
      .map(({ booking: { request, quote } }) => [request.date, request.bedrooms, quote.totalCents / 100])
      .toSorted()
  return { ...system, ask, preview, confirm, standing }
}

test('the office skips a visit as it was shown, once, with its reason in the history', async () => {
  const { preview, standing, world, ask } = await running()
  const skip = { kind: 'skip', original: '2027-02-08' }
  const before = standing()
  const shown = await preview(skip)
  const visits = expect.arrayContaining([
    expect.objectContaining({ kind: 'off', original: '2027-02-08', after: null }),
    expect.objectContaining({ kind: 'same', original: '2027-02-15' }),
  ])
  expect(shown).toMatchObject({ status: 200, body: { visits } })
  expect(standing()).toEqual(before)
  const order = {
    act: 'change-series',
    actId: actId(),
    change: skip,
    reason: 'On holiday',
    missedBy: 'access',
  }
  const { version, shown: agreed } = shown.body
  for (const _ of [1, 2])
    expect(await ask({ ...order, version, shown: agreed })).toEqual({ status: 200, body: { ok: true } })
  expect(standing()).toEqual(before.filter(([date]) => date !== '2027-02-08'))
  expect([...(world.bookings.series.rows[0]?.acts ?? [])]).toEqual([order.actId])
  expect(world.bookings.rows.flatMap(({ missedBy }) => missedBy ?? [])).toEqual(['access'])
  const letters = world.outbox.rows.filter(({ kind }) => kind === 'visits-changed')
  expect(letters).toMatchObject([
    {
      recipient: 'ada@example.com',
      payload: {
        change_kind: 'skip',
        visit_changes: [{ kind: 'off', date: '2027-02-08', time: '9:00 AM', before: null, total: null }],
      },
    },
  ])
})

test('the office changes the size of all visits to come: each costs what its series’ prices say', async () => {
  const { preview, confirm, standing } = await running()
  const bigger = { kind: 'rearrange', from: '2027-02-08', edits: { bedrooms: 4 } }
  const { body } = await preview(bigger)
  const [first] = body.visits as { before: { totalCents: number }; after: { totalCents: number } }[]
  expect(first?.after.totalCents).toBeGreaterThan(first?.before.totalCents ?? 0)
  expect(await confirm(bigger, body)).toMatchObject({ status: 200 })
  for (const [date, bedrooms] of standing())
    expect([date, bedrooms]).toEqual([date, (date ?? '') >= '2027-02-08' ? 4 : 3])
  expect(standing().at(-1)?.[2]).toBe((first?.after.totalCents ?? 0) / 100)
})

test('nothing is done that is no longer what was shown, and the office is told so', async () => {
  const { preview, confirm, standing } = await running()
  const end = { kind: 'end', from: '2027-02-08' }
  const { body } = await preview(end)
  const skip = { kind: 'skip', original: '2027-02-15' }
  expect(await confirm(skip, (await preview(skip)).body)).toMatchObject({ status: 200 })
  const before = standing()
  expect(await confirm(end, body)).toEqual({
    status: 409,
    body: {
      error: 'These visits have changed in the meantime. Nothing was changed now: please look again.',
      code: 'changed',
    },
  })
  expect(standing()).toEqual(before)
  expect(await confirm(end, (await preview(end)).body)).toMatchObject({ status: 200 })
  expect(standing().map(([date]) => date)).toEqual(['2027-01-25', '2027-02-01'])
  expect(await preview(skip)).toMatchObject({ status: 409, body: { code: 'over' } })
})

test('only an administrator changes the visits of others', async () => {
  const { ask, standing } = await running()
  const change = { kind: 'end', from: '2027-02-01' }
  const before = standing()
  for (const asked of [
    { act: 'preview-series', change },
    { act: 'change-series', actId: actId(), change, version: 1, shown: [] },
  ])
    expect(await ask(asked, 'nobody')).toMatchObject({ status: 401 })
  expect(standing()).toEqual(before)
})

test.each([
  { kind: 'skip', original: '2027-02-30' },
  { kind: 'rearrange', from: '2027-02-08', minute: 1440 },
  { kind: 'rearrange', from: '2027-02-08', every: 'day' },
  { kind: 'explode' },
])('a change of another shape is refused: %j', async (change) => {
  const { preview } = await running()
  expect(await preview(change)).toMatchObject({ status: 400 })
})

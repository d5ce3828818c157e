import { expect, it } from 'vitest'
import { admin } from '../../testing/fake-server/auth.ts'
import { startServer } from '../../testing/fake-server/fake-server.ts'
import { raisedRows } from '../../testing/fake-server/rise-function.ts'
import { openHub } from '../../testing/open-hub.tsx'
import { seen } from '../../testing/person.ts'
import { shownToast } from '../../testing/shown-toast.ts'

const at = '/dashboard/price-rise'

it('tells the customers who were left in of what was shown', async () => {
  const server = startServer()
  const hub = openHub(server, at)
  await hub.reads('2 of 2 chosen')
  await hub.fill('Show only above', '10')
  await seen(() => expect(hub.column('Customers', 'Now')).toEqual(['$200.00']))
  await hub.press('Leave out those shown')
  await hub.press('Tell 1 customer')
  await hub.reads('Tell 1 customer of the new price?')
  await hub.press('Tell 1 customer')
  await seen(() => expect(shownToast()?.[1]).toBe('1 customer will be told'))
  const [{ id, holdsFrom, beforeCents, afterCents }] = raisedRows
  const told = server.asked('functions/raise-prices')
  expect(told).toContainEqual({
    ...{ act: 'raise', id: expect.any(String), from: '2026-12-24' },
    series: [{ id, holdsFrom, beforeCents, afterCents }],
  })
})

it('takes a rise back that holds for nobody yet', async () => {
  const hub = openHub(startServer(), at)
  await hub.press('Take back: 3 customers, gta-2026.2')
  await hub.press('Take back')
  await seen(() => expect(shownToast()?.[1]).toBe('Taken back'))
})

it('is for owners', async () => {
  const office = { user_id: 'a1', email: admin.email, role: 'office', is_active: true, is_self: true }
  const server = startServer({ admin_users: [office] })
  const hub = openHub(server, at)
  await hub.reads('Only an owner can raise prices.')
  expect(server.asked('functions/raise-prices')).toEqual([])
})

import { standardCharges } from '@dustforce/office/charging'
import { expect, it } from 'vitest'
import { undoLast } from '../../app/undo.ts'
import { admin } from '../../testing/fake-server/auth.ts'
import { startServer } from '../../testing/fake-server/fake-server.ts'
import { openHub } from '../../testing/open-hub.tsx'
import { seen } from '../../testing/person.ts'
import { shownToast } from '../../testing/shown-toast.ts'

const at = '/dashboard/company?part=charges'
const tries = 'Days before a visit that the card is charged'
const told = 'Days before a visit that its charge is announced'
const published = (id: number, document: object) => ({
  ...{ id, kind: 'charges', document, author: 'ana@example.com', note: '' },
  ...{ holds_from: '2026-11-01T12:00:00Z', created_at: '2026-11-01T12:00:00Z' },
})

it('publishes other days after a look at what they mean for a visit, and takes them back by one act', async () => {
  const server = startServer({})
  const hub = openHub(server, at)
  await hub.fill(tries, '6, 5')
  await hub.reads(/Who begins from now on/)
  const [now, next, agreed] = ['Now', 'Who begins from now on', 'Who agreed before'].map((name) =>
    hub.column('What it means for a visit', name),
  )
  // Told, charged, tried again, a last e-mail, freed: nobody who agreed to four days is charged six before.
  expect(now).toHaveLength(6)
  expect([next?.[0], agreed?.[0]]).toEqual([now?.[0], now?.[0]])
  expect(next?.[1]).not.toBe(now?.[1])
  expect([agreed?.[1], agreed?.[2]]).toEqual([now?.[1], 'not done'])
  await hub.press('Review and publish')
  await hub.reads(/Days before a visit that the card is charged4, 3, 26, 5/)
  await hub.type(/^Reason/, 'Earlier')
  await hub.press('Publish')
  await seen(() => expect(shownToast()?.[1]).toBe('Charges published'))
  expect(server.rows('business_versions')).toMatchObject([
    {
      ...{ kind: 'charges', author: admin.email, note: 'Earlier' },
      document: { ...standardCharges, chargeDays: [6, 5] },
    },
  ])
  undoLast()
  await seen(() => expect(server.rows('business_versions')).toHaveLength(2))
  expect(server.rows('business_versions')[1]).toMatchObject({ document: standardCharges })
})

it('names each mistake where it is, and publishes nothing of it', async () => {
  const hub = openHub(startServer({}), at)
  await hub.fill(tries, '2, 3')
  await hub.fill(told, 'soon')
  await hub.reads(/1 value is not right. It must be a whole number of days, 1 to 14/)
  await hub.fill(told, '7')
  await hub.reads(/It must be later than the try before it: fewer than 2 days/)
  await hub.fill(tries, 'four')
  await hub.reads(/It must be a list of whole numbers of days, each 1 to 13/)
  const disabled = () => [...hub.window.querySelectorAll('button:disabled')].map((one) => one.textContent)
  await expect.poll(disabled).toContain('Review and publish')
})

it('loses nothing when two owners edit at once', async () => {
  const theirs = { ...standardCharges, freeHours: 20 }
  const server = startServer({ business_versions: [published(1, standardCharges)] })
  const hub = openHub(server, at)
  await hub.fill(told, '9')
  server.tables.business_versions.rows = [published(1, standardCharges), published(2, theirs)]
  await hub.press('Review and publish')
  await hub.press('Publish')
  await seen(() => expect(shownToast()?.[2]).toBe('Somebody else published in the meantime.'))
  await hub.press('Cancel')
  await hub.press('Put my changes on top of theirs')
  await hub.press('Review and publish')
  await hub.press('Publish')
  await seen(() => expect(server.rows('business_versions')).toHaveLength(3))
  expect(server.rows('business_versions')[2]?.document).toEqual({ ...theirs, announceDays: 9 })
})

it('shows the office what holds, and asks for no version', async () => {
  const office = { user_id: 'a1', email: admin.email, role: 'office', is_active: true, is_self: true }
  const server = startServer({
    admin_users: [office],
    business_versions: [published(1, { ...standardCharges, chargeDays: [3, 2] })],
  })
  const hub = openHub(server, at)
  await hub.reads('Only an owner can change this.')
  await seen(() =>
    expect(hub.column('What it means for a visit', 'Step')).toEqual([
      ...['E-mail about the charge', 'Card is charged', 'Second try', 'Last e-mail', 'Place is freed'],
    ]),
  )
  expect(server.requests.some(({ path }) => path === 'business_versions')).toBe(false)
})

import { scheduleOf } from '@dustforce/office/company'
import { gtaBusiness } from '@dustforce/office/testing/business'
import { expect, it } from 'vitest'
import { undoLast } from '../../app/undo.ts'
import { admin } from '../../testing/fake-server/auth.ts'
import { startServer } from '../../testing/fake-server/fake-server.ts'
import { openHub } from '../../testing/open-hub.tsx'
import { seen } from '../../testing/person.ts'
import { shownToast } from '../../testing/shown-toast.ts'

const at = '/dashboard/company'
const { company } = gtaBusiness
const schedule = scheduleOf(gtaBusiness.policy)
const published = (id: number, kind: string, document: object) => ({
  ...{ id, kind, document, author: 'ana@example.com', note: '' },
  ...{ holds_from: '2026-11-01T12:00:00Z', created_at: '2026-11-01T12:00:00Z' },
})

it('publishes another phone number after a look at it, and takes it back by one act', async () => {
  const server = startServer({})
  const hub = openHub(server, at)
  await hub.fill('Phone', '(416) 234-5678')
  await hub.press('Review and publish')
  await hub.reads(/Phone\(416\) 555-0142\(416\) 234-5678/)
  await hub.type(/^Reason/, 'New line')
  await hub.press('Publish')
  await seen(() => expect(shownToast()?.[1]).toBe('Company published'))
  expect(server.rows('business_versions')).toMatchObject([
    {
      ...{ kind: 'company', author: admin.email, note: 'New line' },
      document: { ...company, phone: '(416) 234-5678' },
    },
  ])
  await hub.reads('Version 1: New line')
  undoLast()
  await seen(() => expect(server.rows('business_versions')).toHaveLength(2))
  expect(server.rows('business_versions')[1]).toMatchObject({ document: company })
})

const disabled = (root: ParentNode) =>
  [...root.querySelectorAll('button:disabled')].map(({ textContent }) => textContent)

it('names what is wrong where it is, and publishes nothing of it', async () => {
  const hub = openHub(startServer({}), at)
  await hub.fill('Phone', 'soon')
  await hub.reads(/1 value is not right. Write a phone number/)
  await expect.poll(() => disabled(hub.window)).toContain('Review and publish')
})

it('loses nothing when two owners edit at once: mine are put on top of theirs', async () => {
  const theirs = { ...company, email: 'new@dustforce.ca' }
  const server = startServer({ business_versions: [published(1, 'company', company)] })
  const hub = openHub(server, at)
  await hub.fill('Phone', '(416) 234-5678')
  server.tables.business_versions.rows = [published(1, 'company', company), published(2, 'company', theirs)]
  await hub.press('Review and publish')
  await hub.press('Publish')
  await seen(() => expect(shownToast()?.[2]).toBe('Somebody else published in the meantime.'))
  await hub.press('Cancel')
  await hub.reads('ana@example.com has published Version 2 in the meantime')
  expect(hub.column('What changes', 'New')).toEqual(['new@dustforce.ca'])
  await hub.press('Put my changes on top of theirs')
  await hub.press('Review and publish')
  await hub.press('Publish')
  await seen(() => expect(server.rows('business_versions')).toHaveLength(3))
  expect(server.rows('business_versions')[2]).toMatchObject({
    document: { email: 'new@dustforce.ca', phone: '(416) 234-5678' },
  })
})

it('publishes other hours, read as people write them, and keeps what else the policy says', async () => {
  const server = startServer({
    business_versions: [published(1, 'policy', { ...schedule, leadMinutes: 90 })],
  })
  const hub = openHub(server, `${at}?part=hours`)
  await hub.fill('Open on Monday', '7-12, 13-19')
  await hub.fill('Open on Sunday', '')
  await hub.press('Review and publish')
  await hub.reads(/Open on Sunday09:00 – 16:00taken out/)
  await hub.reads(/Open on Monday08:00 – 18:0007:00 – 12:00, 13:00 – 19:00/)
  await hub.press('Publish')
  await seen(() => expect(server.rows('business_versions')).toHaveLength(2))
  const { sunday: _, ...days } = schedule.hours
  const monday = [
    ['07:00', '12:00'],
    ['13:00', '19:00'],
  ]
  expect(server.rows('business_versions')[1]?.document).toEqual({
    ...schedule,
    leadMinutes: 90,
    hours: { ...days, monday },
  })
})

it('shows the office what holds, and asks for no version', async () => {
  const office = { user_id: 'a1', email: admin.email, role: 'office', is_active: true, is_self: true }
  const row = published(1, 'company', { ...company, phone: '(416) 234-5678' })
  const server = startServer({ admin_users: [office], business_versions: [row] })
  const hub = openHub(server, at)
  await hub.reads('Only an owner can change this.')
  await seen(() =>
    expect(hub.window.querySelector('input[type="tel"]')).toMatchObject({
      ...{ value: '(416) 234-5678', readOnly: true },
    }),
  )
  expect(server.requests.some(({ path }) => path === 'business_versions')).toBe(false)
})

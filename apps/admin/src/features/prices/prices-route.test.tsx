import { gtaPriceBook, type PriceBook } from '@dustforce/core/catalogue'
import { withValueAt } from '@dustforce/office/publishing'
import { expect, it } from 'vitest'
import { admin } from '../../testing/fake-server/auth.ts'
import { startServer } from '../../testing/fake-server/fake-server.ts'
import { openHub } from '../../testing/open-hub.tsx'
import { seen } from '../../testing/person.ts'
import { catchSavedFiles } from '../../testing/saved-files.ts'
import { shownToast } from '../../testing/shown-toast.ts'

const at = '/dashboard/prices'
const gta: PriceBook = gtaPriceBook
const published = (id: number, book: PriceBook) => ({
  ...{ id, kind: 'price-book', document: book, author: 'ana@example.com', note: '' },
  ...{ holds_from: '2026-11-01T12:00:00Z', created_at: '2026-11-01T12:00:00Z' },
})
const dearer = withValueAt(withValueAt(gta, 'addOns.laundry.amount', 2500), 'version', 'gta-2026.2')

it('publishes what was changed with the next version, and begins the next change from it', async () => {
  const server = startServer({ business_versions: [published(1, gta)] })
  const hub = openHub(server, at)
  await hub.fill('Laundry: price', '$22.50')
  await hub.reads('1 change, not published yet')
  await hub.press('Review and publish')
  await hub.type(/^Note/, 'Soap')
  await hub.press('Publish')
  await seen(() => expect(shownToast()?.[1]).toBe('Prices published'))
  expect(server.rows('business_versions').at(-1)).toMatchObject({
    ...{ id: 2, author: admin.email, note: 'Soap' },
    document: withValueAt(withValueAt(gta, 'addOns.laundry.amount', 2250), 'version', 'gta-2026.2'),
  })
  await hub.reads('gta-2026.2: Soap')
  await hub.fill('Laundry: price', '25')
  await hub.reads('1 change, not published yet')
})

it('loses nothing when somebody else publishes in the meantime: mine are put on top of theirs', async () => {
  const server = startServer({ business_versions: [published(1, gta)] })
  const hub = openHub(server, at)
  await hub.fill('Dishwashing: price', '18')
  server.tables.business_versions.rows = [published(1, gta), published(2, dearer)]
  await hub.press('Review and publish')
  await hub.press('Publish')
  await seen(() => expect(shownToast()?.[2]).toBe('Somebody else published in the meantime.'))
  await hub.press('Cancel')
  await hub.reads('ana@example.com has published gta-2026.2 in the meantime')
  expect(hub.column('What changes', 'New')).toEqual(['$25'])
  await hub.press('Put my changes on top of theirs')
  await hub.press('Review and publish')
  await hub.press('Publish')
  await seen(() => expect(server.rows('business_versions')).toHaveLength(3))
  expect(server.rows('business_versions').at(-1)).toMatchObject({
    document: {
      version: 'gta-2026.3',
      addOns: { laundry: { amount: 2500 }, dishwashing: { amount: 1800 } },
    },
  })
})

it('adds an add-on for every service, and takes one out of all of them', async () => {
  const server = startServer({ business_versions: [published(1, gta)] })
  const hub = openHub(server, at)
  await hub.press('Add an add-on')
  await hub.fill('New add-on: price', '12')
  await hub.press('Take out Laundry')
  await hub.press('Review and publish')
  await hub.press('Publish')
  await seen(() => expect(server.rows('business_versions')).toHaveLength(2))
  const { services, addOns } = Object(server.rows('business_versions').at(-1)?.document)
  expect(addOns['add-on-11']).toEqual({ name: 'New add-on', description: '', amount: 1200 })
  expect(addOns.laundry).toBeUndefined()
  for (const { addOns: offered } of Object.values<PriceBook['services'][string]>(services)) {
    expect(offered).toContain('add-on-11')
    expect(offered).not.toContain('laundry')
  }
})

it('exports the prices as they are shown', async () => {
  const files = catchSavedFiles()
  const hub = openHub(startServer({ business_versions: [published(1, dearer)] }), at)
  await hub.fill('Laundry: price', '30')
  await hub.press('Export')
  const saved = () => files.text('prices-gta-2026.2.json') ?? ''
  await seen(() => expect(JSON.parse(saved())).toEqual(withValueAt(dearer, 'addOns.laundry.amount', 3000)))
})

it('shows the office the prices that hold, and asks for no version', async () => {
  const office = { user_id: 'a1', email: admin.email, role: 'office', is_active: true, is_self: true }
  const server = startServer({ admin_users: [office], business_versions: [published(1, dearer)] })
  const hub = openHub(server, at)
  await hub.reads('Only an owner can change prices.')
  await seen(() => expect(hub.column('Add-ons', 'Price')).toContain('$25'))
  expect(server.requests.some(({ path }) => path === 'business_versions')).toBe(false)
})

import { expect, it } from 'vitest'
import { fakeGeometry } from '../../testing/fake-geometry.ts'
import { contractorRow } from '../../testing/fake-server/contractor-row.ts'
import { startServer } from '../../testing/fake-server/fake-server.ts'
import { openHub } from '../../testing/open-hub.tsx'
import { seen } from '../../testing/person.ts'
import { catchSavedFiles } from '../../testing/saved-files.ts'
import { shownToast } from '../../testing/shown-toast.ts'

const two = [contractorRow('Maria Santos'), contractorRow('Chen Wei', { service_areas: ['Markham'] })]

/** The roster of two contractors, or of others, once it is there. */
async function openRoster(at = '/dashboard/contractors', contractors = two) {
  const server = startServer({ contractors })
  const hub = openHub(server, at)
  const rows = () => hub.texts('tr[data-contractor] .block.font-semibold')
  await seen(() => expect(rows()).not.toEqual([]))
  return { server, hub, rows }
}

it('shows other contractors when something is typed into the search box', async () => {
  const { hub, rows } = await openRoster()
  expect(rows()).toEqual(['Maria Santos', 'Chen Wei'])
  await hub.type('Search contractors', 'markham')
  await seen(() => expect(rows()).toEqual(['Chen Wei']))
  expect(hub.address()).toBe('/dashboard/contractors?q=markham')
})

it('saves the contractors as CSV that the search leaves', async () => {
  const files = catchSavedFiles()
  const { hub } = await openRoster('/dashboard/contractors?q=chen')
  await hub.press('CSV of all these contractors')
  await seen(() => expect(files.firstCells('contractors.csv')).toEqual(['Chen Wei']))
})

it('stores what is changed about a contractor, and shows it', async () => {
  const { server, hub, rows } = await openRoster()
  await hub.press('Edit Chen Wei')
  await hub.type(/^Name/, 'Chen Wei Long')
  await hub.press('Save Changes')
  await seen(() => expect(rows()).toEqual(['Maria Santos', 'Chen Wei Long']))
  expect(server.rows('contractors').map((row) => row.full_name)).toEqual(['Maria Santos', 'Chen Wei Long'])
})

it('deletes a contractor, and tells another window that it is gone', async () => {
  const { server, hub, rows } = await openRoster()
  const other = openHub(server, '/dashboard/contractors')
  await seen(() => expect(other.column('Contractors')).toHaveLength(2))
  await hub.press('Delete Chen Wei')
  await hub.press('Delete')
  await seen(() => expect(rows()).toEqual(['Maria Santos']))
  await other.press('Delete Chen Wei')
  await other.press('Delete')
  await seen(() => expect(shownToast()?.[2]).toBe('This contractor no longer exists.'))
})

it('draws the contractors near the window and the open one, wherever it is', async () => {
  fakeGeometry({ rowHeight: 44, windowHeight: 900 })
  const many = Array.from({ length: 300 }, (_, nr) => contractorRow(`Cleaner ${nr}`))
  const { rows } = await openRoster(`/dashboard/contractors?open=${many[250]?.id}`, many)
  await seen(() => expect(rows()).toContain('Cleaner 250'))
  expect(rows().length).toBeLessThan(60)
  expect(document.querySelector(`[data-contractor="${many[250]?.id}"]`)?.getAttribute('aria-rowindex')).toBe(
    '252',
  )
})

it('merges what two editors change of one contractor, and asks before one puts a value over the other’s', async () => {
  const { server, hub } = await openRoster()
  const stored = () => server.rows('contractors')[1]
  await hub.press('Edit Chen Wei')
  await hub.type(/^Phone/, '(416) 555-0142')
  const [maria, chen] = server.rows('contractors')
  server.tables.contractors.rows = [maria ?? {}, { ...chen, phone: '(647) 555-0100', notes: 'Has a car' }]
  await hub.press('Save Changes')
  await seen(() => expect(shownToast()?.[2]).toMatch(/Stored now: Phone: \(647\) 555-0100\. Save again/))
  expect(stored()).toMatchObject({ phone: '(647) 555-0100' })
  await hub.press('Save Changes')
  await seen(() => expect(stored()).toMatchObject({ phone: '(416) 555-0142', notes: 'Has a car' }))
})

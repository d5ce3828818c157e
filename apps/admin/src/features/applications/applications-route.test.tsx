import { expect, it } from 'vitest'
import { startServer } from '../../testing/fake-server/fake-server.ts'
import { applicationRow } from '../../testing/fake-server/office-calls.ts'
import { openHub } from '../../testing/open-hub.tsx'
import { seen } from '../../testing/person.ts'
import { catchSavedFiles } from '../../testing/saved-files.ts'
import { shownToast } from '../../testing/shown-toast.ts'

const ada = applicationRow('Ada Lovelace', { created_at: '2026-11-20T12:00:00Z' })
const grace = applicationRow('Grace Hopper', { created_at: '2026-11-19T12:00:00Z' })

/** The list of two applications, once it is there. */
async function openList() {
  const server = startServer({ job_applications: [grace, ada] })
  const hub = openHub(server, '/dashboard/applications')
  const names = () => hub.column('Applications')
  const column = (name: string) => server.rows('job_applications').map((row) => row[name])
  await seen(() => expect(names()).toEqual(['Ada Lovelace', 'Grace Hopper']))
  return { server, hub, names, column }
}

it('saves the applications as CSV, the newest first', async () => {
  const files = catchSavedFiles()
  const { hub } = await openList()
  await hub.press('CSV of all these applications')
  await seen(() => expect(files.firstCells('applications.csv')).toEqual(['Ada Lovelace', 'Grace Hopper']))
})

it('stores a status and a note of the application that they were chosen for', async () => {
  const { hub, column } = await openList()
  await hub.reads('Applications from potential cleaners will be reviewed here.')
  await hub.choose('Status of the application of Ada Lovelace', 'Interview')
  await seen(() => expect(column('application_status')).toEqual(['pending', 'interview']))
  await hub.press('Show the application of Grace Hopper')
  await hub.type('Notes (staff only)', 'Call on Monday')
  await hub.press('Save note')
  await seen(() => expect(column('admin_notes')).toEqual(['Call on Monday', null]))
})

it('hires an applicant, who is on the roster then', async () => {
  const { server, hub, column } = await openList()
  await hub.press('Show the application of Ada Lovelace')
  await hub.press(/^Hire/)
  await seen(() => expect(column('application_status')).toEqual(['pending', 'hired']))
  expect(server.rows('contractors')).toMatchObject([{ full_name: 'Ada Lovelace', status: false }])
  const shown = () =>
    hub.window.querySelector<HTMLSelectElement>('[aria-label$="of Ada Lovelace"]select')?.value
  await seen(() => expect(shown()).toBe('hired'))
})

it('sets the status of the selected applications, but not of one that somebody has changed, and takes it back', async () => {
  const { server, hub, column } = await openList()
  await hub.press('Select the application of Ada Lovelace')
  await hub.press('Select the application of Grace Hopper')
  server.tables.job_applications.rows = [{ ...grace, application_status: 'interview' }, ada]
  await hub.choose('Set the status of the selected applications', 'Rejected')
  await hub.press('Apply to 2')
  await seen(() => expect(shownToast()?.[2]).toMatch(/^1 of 2/))
  expect(column('application_status')).toEqual(['interview', 'rejected'])
  await hub.press('Undo')
  await seen(() => expect(column('application_status')).toEqual(['interview', 'pending']))
})

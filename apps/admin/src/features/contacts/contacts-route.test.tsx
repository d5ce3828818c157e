import { expect, it } from 'vitest'
import { startServer } from '../../testing/fake-server/fake-server.ts'
import { inquiryRow } from '../../testing/fake-server/inquiry-calls.ts'
import { openHub } from '../../testing/open-hub.tsx'
import { seen } from '../../testing/person.ts'
import { catchSavedFiles } from '../../testing/saved-files.ts'

const ada = inquiryRow('Ada Lovelace', { subject: 'Windows', created_at: '2026-11-20T12:00:00Z' })
const grace = inquiryRow('Grace Hopper', {
  subject: 'Price',
  inquiry_status: 'resolved',
  created_at: '2026-11-19T12:00:00Z',
})
const alan = inquiryRow('Alan Turing', { subject: 'Price', created_at: '2026-11-18T12:00:00Z' })

/** The list of three inquiries, once it is there. */
async function openList(at = '/dashboard/contacts') {
  const server = startServer({ contact_inquiries: [ada, grace, alan] })
  const hub = openHub(server, at)
  const names = () => hub.column('Contact inquiries')
  const statuses = () => server.rows('contact_inquiries').map((row) => row.inquiry_status)
  await seen(() => expect(names()).not.toEqual([]))
  return { server, hub, names, statuses }
}

it('shows other inquiries when something is typed into the search box or another status is pressed', async () => {
  const { hub, names } = await openList()
  expect(names()).toEqual(['Ada Lovelace', 'Grace Hopper', 'Alan Turing'])
  await hub.type('Search inquiries', 'price')
  await seen(() => expect(names()).toEqual(['Grace Hopper', 'Alan Turing']))
  await hub.type('Search inquiries', '')
  await seen(() => expect(names()).toHaveLength(3))
  await hub.press(/^Resolved/)
  await seen(() => expect(names()).toEqual(['Grace Hopper']))
  expect(hub.address()).toBe('/dashboard/contacts?status=resolved')
})

it('saves the inquiries as CSV that the search and the status leave', async () => {
  const files = catchSavedFiles()
  const { hub } = await openList('/dashboard/contacts?q=price&status=new')
  await hub.press('CSV of all these inquiries')
  await seen(() => expect(files.firstCells('inquiries.csv')).toEqual(['Alan Turing']))
})

it('stores a reply, e-mails it and moves the inquiry on', async () => {
  const { server, hub, statuses } = await openList()
  await hub.press('Show the inquiry from Ada Lovelace')
  await hub.type('Send a new reply:', 'Yes, inside and outside.')
  await hub.press('Send Reply')
  await hub.reads('Your reply has been saved and sent to the customer.')
  expect(server.rows('contact_inquiry_replies')).toMatchObject([
    { inquiry_id: ada.id, reply_content: 'Yes, inside and outside.' },
  ])
  expect(server.asked('functions/send-admin-contact-reply')).toMatchObject([{ to: ada.email }])
  expect(statuses()).toEqual(['in_progress', 'resolved', 'new'])
})

it('sets the status of the selected inquiries, and of others after them, and takes the last change back', async () => {
  const { hub, statuses } = await openList()
  const setSelected = async (name: string, status: string) => {
    await hub.press(`Select the inquiry from ${name}`)
    await hub.choose('Set the status of the selected inquiries', status)
    await hub.press('Apply to 1')
  }
  await setSelected('Ada Lovelace', 'Closed')
  await seen(() => expect(statuses()).toEqual(['closed', 'resolved', 'new']))
  await setSelected('Ada Lovelace', 'In Progress')
  await seen(() => expect(statuses()).toEqual(['in_progress', 'resolved', 'new']))
  await hub.press('Undo')
  await seen(() => expect(statuses()).toEqual(['closed', 'resolved', 'new']))
})

it('keeps its rows while one is selected, and shows what came meanwhile when the selection is cleared', async () => {
  const { server, hub, names } = await openList()
  await hub.press('Select the inquiry from Grace Hopper')
  await hub.reads('1 selected')
  server.tables.contact_inquiries.rows = [inquiryRow('Mary Somerville'), ada, grace, alan]
  server.tell('contact_inquiries')
  // The numbers are read again, and by then the rows would have been.
  await hub.reads('All4')
  expect(names()).toEqual(['Ada Lovelace', 'Grace Hopper', 'Alan Turing'])
  await hub.press('Clear the selection')
  await seen(() =>
    expect(names()).toEqual(['Mary Somerville', 'Ada Lovelace', 'Grace Hopper', 'Alan Turing']),
  )
})

it('tells when an inquiry is gone meanwhile, and shows the others', async () => {
  const { server, hub, names } = await openList()
  server.tables.contact_inquiries.rows = [grace, alan]
  await hub.choose('Status of the inquiry from Ada Lovelace', 'Closed')
  await hub.reads('This inquiry no longer exists.')
  await seen(() => expect(names()).toEqual(['Grace Hopper', 'Alan Turing']))
})

it('says which language the writer reads', async () => {
  const server = startServer({ contact_inquiries: [{ ...ada, language: 'fr-CA' }] })
  const hub = openHub(server, `/dashboard/contacts?open=${ada.id}`)
  await hub.reads('ReadsFrench')
  expect(hub.window.textContent).toContain('Contact Information')
})

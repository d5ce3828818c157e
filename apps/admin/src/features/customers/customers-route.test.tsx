import { cents } from '@dustforce/core/money'
import { businessDate } from '@dustforce/core/schedule'
import { expect, it } from 'vitest'
import { bookingRow } from '../../testing/fake-server/booking-calls.ts'
import { contractorRow } from '../../testing/fake-server/contractor-row.ts'
import { reviewRow } from '../../testing/fake-server/customer-calls.ts'
import { startServer } from '../../testing/fake-server/fake-server.ts'
import { openHub } from '../../testing/open-hub.tsx'
import { seen } from '../../testing/person.ts'
import { catchSavedFiles } from '../../testing/saved-files.ts'

const amelia = (date: string) =>
  bookingRow({ customerName: 'Amelia Wright', email: 'amelia@example.com', bookingDate: businessDate(date) })
const first = amelia('2026-11-02')
const bookings = [
  first,
  amelia('2026-11-30'),
  bookingRow({
    customerName: 'Noah Okafor',
    email: 'noah@example.com',
    bookingDate: businessDate('2026-11-05'),
    totalCents: cents(20_000),
  }),
]

const reviewed = '[aria-label="Reviews"] a'

/** The list of two customers, once it is there. */
async function openList(at = '/dashboard/customers') {
  const server = startServer({ bookings })
  const hub = openHub(server, at)
  const names = () => hub.texts('[aria-label="Customers"] .font-semibold')
  await seen(() => expect(names()).not.toEqual([]))
  return { server, hub, names }
}

it('shows other customers when something is typed into the search box', async () => {
  const { hub, names } = await openList()
  expect(names()).toEqual(['Amelia Wright', 'Noah Okafor'])
  await hub.type('Search customers', 'noah')
  await seen(() => expect(names()).toEqual(['Noah Okafor']))
  await hub.reads('$200')
})

it('saves the customers as CSV that the search leaves', async () => {
  const files = catchSavedFiles()
  const { hub } = await openList('/dashboard/customers?q=amelia')
  await hub.press('CSV of all these customers')
  await seen(() => expect(files.firstCells('customers.csv')).toEqual(['Amelia Wright']))
})

it('stores a note about the customer that the address names, and shows who wrote it', async () => {
  const server = startServer({ bookings })
  const hub = openHub(server, `/dashboard/customers?of=${first.id}`)
  await hub.type(/^Notes \(staff only\)/, 'Prefers mornings')
  await hub.press('Save note')
  await hub.reads('office@dustforce.example')
  expect([...server.notes]).toEqual([['amelia@example.com', 'Prefers mornings']])
})

it('keeps which cleaner the customer prefers and which not again, leads to what the latter has to come, and takes it back', async () => {
  const [maria, tomas] = [contractorRow('Maria Santos'), contractorRow('Tomas Reyes')]
  const coming = bookingRow({
    ...{
      customerName: 'Amelia Wright',
      email: 'amelia@example.com',
      bookingDate: businessDate('2026-11-30'),
    },
    ...{ bookingStatus: 'assigned', contractorId: String(maria.id), assignedCleanerName: 'Maria Santos' },
  })
  const server = startServer({ bookings: [coming], contractors: [maria, tomas] })
  const hub = openHub(server, `/dashboard/customers?of=${coming.id}`)
  const kept = () => [...(server.cleanerWishes.get('amelia@example.com') ?? [])]
  await hub.choose('Contractor', 'Maria Santos')
  await hub.press('Never again')
  await seen(() => expect(kept()).toEqual([[maria.id, 'never']]))
  await hub.choose('Contractor', 'Tomas Reyes')
  await hub.press('Prefer')
  await seen(() => expect(kept()).toHaveLength(2))
  await hub.press('Take back: Tomas Reyes, preferred')
  await seen(() => expect(kept()).toEqual([[maria.id, 'never']]))
  await hub.press('Replace on 1 to come')
  await seen(() => expect(hub.address()).toMatch(/^\/dashboard\/bookings\?/))
  expect(hub.address()).toContain('assignedCleaner=Maria+Santos')
})

it('shows and saves the reviews of the chosen decision, stores another decision, and refuses one on a review that has changed', async () => {
  const files = catchSavedFiles()
  const server = startServer({
    reviews: [
      reviewRow('Amelia Wright'),
      reviewRow('Noah Okafor'),
      reviewRow('Ada Lovelace', { decision: 'hidden' }),
    ],
  })
  const hub = openHub(server, '/dashboard/customers?reviews=all')
  const other = openHub(server, '/dashboard/customers?reviews=new')
  const names = () => hub.texts(reviewed)
  await seen(() => expect(names()).toHaveLength(3))
  await hub.choose('Show', 'Not decided')
  await seen(() => expect(names()).toEqual(['Amelia Wright', 'Noah Okafor']))
  await hub.press('CSV of all these reviews')
  await seen(() => expect(files.firstCells('reviews.csv')).toEqual(['Amelia Wright', 'Noah Okafor']))
  await seen(() => expect(other.texts(reviewed)).toHaveLength(2))
  await hub.press('Show on the website')
  await seen(() => expect(names()).toEqual(['Noah Okafor']))
  expect(server.rows('reviews').map(({ decision }) => decision)).toEqual(['shown', 'new', 'hidden'])
  await other.press('Hide')
  await other.reads('This review has changed in the meantime.')
})

it('shows what somebody else noted meanwhile beside what is typed, and saves over it when that is chosen', async () => {
  const server = startServer({ bookings })
  const hub = openHub(server, `/dashboard/customers?of=${first.id}`)
  await hub.type(/^Notes \(staff only\)/, 'Prefers mornings')
  server.notes.set('amelia@example.com', 'Has a dog')
  await hub.press('Save note')
  await hub.reads('It says now: “Has a dog”')
  expect([...server.notes]).toEqual([['amelia@example.com', 'Has a dog']])
  await hub.press('Replace it with mine')
  await seen(() => expect([...server.notes]).toEqual([['amelia@example.com', 'Prefers mornings']]))
})

it('says which language a customer reads, and each of their bookings', async () => {
  const inFrench = { ...first, language: 'fr-CA' }
  const server = startServer({ bookings: [inFrench] })
  const customer = openHub(server, `/dashboard/customers?of=${first.id}`)
  await customer.reads('ReadsFrench')
  expect(customer.window.textContent).toContain('Preferences')
  const booking = openHub(server, `/dashboard/bookings?open=${first.id}&q=${first.id}`)
  await booking.reads('ReadsFrench')
})

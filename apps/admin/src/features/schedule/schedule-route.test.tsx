import { businessDate } from '@dustforce/core/schedule'
import { fireEvent } from '@testing-library/react'
import { expect, it } from 'vitest'
import { bookingRow } from '../../testing/fake-server/booking-calls.ts'
import { contractorRow } from '../../testing/fake-server/contractor-row.ts'
import { startServer } from '../../testing/fake-server/fake-server.ts'
import { openHub } from '../../testing/open-hub.tsx'
import { seen } from '../../testing/person.ts'
import { shownToast } from '../../testing/shown-toast.ts'

const maria = contractorRow('Maria Santos')
const amelia = bookingRow({ customerName: 'Amelia Wright', bookingDate: businessDate('2026-11-24') })
const noah = bookingRow({
  customerName: 'Noah Okafor',
  bookingDate: businessDate('2026-12-01'),
  bookingStatus: 'assigned',
  contractorId: String(maria.id),
  assignedCleanerName: 'Maria Santos',
})
const week = '/dashboard/schedule?view=week&date=2026-11-24'

function start() {
  return startServer({
    bookings: [amelia, noah],
    contractors: [maria],
    closures: [{ id: 'k1', from_day: '2026-12-02', to_day: '2026-12-02', reason: 'Training' }],
  })
}

it('shows the jobs, closed days and load of the chosen week, and of the chosen day', async () => {
  const hub = openHub(start(), week)
  await hub.reads('Amelia Wright')
  expect(hub.window.textContent).not.toContain('Noah Okafor')
  await hub.press('Next week')
  await hub.reads('Noah Okafor')
  await hub.reads('Closed: Training')
  await hub.reads('1 of 10')
  await hub.press('Day')
  await seen(() => expect(hub.window.textContent).not.toContain('Closed: Training'))
  expect(hub.address()).toBe('/dashboard/schedule?view=day&date=2026-12-01')
  await hub.reads('Noah Okafor')
})

it('gives a job to a cleaner and takes it back, and refuses that where somebody has changed it', async () => {
  const server = start()
  const hub = openHub(server, week)
  const cleaner = () => server.rows('bookings').map(({ contractor_id }) => contractor_id)
  await hub.press(/Amelia Wright, until/)
  await hub.choose('Contractor', 'Maria Santos')
  await hub.press('Assign')
  await seen(() => expect(cleaner()).toEqual([maria.id, maria.id]))
  await hub.press('Undo')
  await seen(() => expect(shownToast()?.[1]).toBe('Undone'))
  expect(cleaner()).toEqual([null, maria.id])
  server.tables.bookings.rows = server.rows('bookings').map((row) => ({ ...row, version: 9 }))
  await hub.press(/Amelia Wright, until/)
  await hub.choose('Contractor', 'Maria Santos')
  await hub.press('Assign')
  await seen(() => expect(shownToast()?.[2]).toMatch(/^Someone else changed this booking/))
  expect(cleaner()).toEqual([null, maria.id])
})

it.each(['Enter', ' '])(
  'opens a job by the key ‘%s’, as a button that can be dragged in every browser',
  async (key) => {
    const hub = openHub(start(), week)
    await hub.reads('Amelia Wright')
    const chip = document.querySelector<HTMLElement>(`[data-job="${amelia.id}"]`)
    if (chip === null) throw new Error('Not on the board')
    expect([chip.tagName, chip.tabIndex, chip.getAttribute('draggable')]).toEqual(['DIV', 0, 'true'])
    fireEvent.keyDown(chip, { key })
    await hub.reads('Move Job')
  },
)

it('says what speaks against a place also after the move, and writes to both when that is asked for', async () => {
  const friday = businessDate('2026-11-27')
  const server = startServer({
    bookings: [bookingRow({ customerName: 'Zoe Ng', bookingDate: friday })],
    contractors: [maria],
  })
  const hub = openHub(server, week)
  await hub.reads('Off')
  await hub.press(/Zoe Ng, until/)
  await hub.choose('Contractor', 'Maria Santos')
  await hub.choose('Move it anyway, because', 'Agreed with the contractor')
  await hub.press('Assign')
  await seen(() => expect(shownToast()?.[2]).toContain('No e-mail was sent.'))
  await hub.reads(/Zoe Ng, until .*Does not work on Fridays/)
  expect(hub.window.querySelector('[data-doubt="slight"]')).not.toBeNull()
  const letters = () => server.asked('functions/send-email').map(({ type }) => type)
  expect(letters()).toEqual([])
  await hub.press('E-mail both')
  await seen(() => expect(shownToast()?.[1]).toBe('Both e-mails sent'))
  expect(letters().toSorted()).toEqual(['cleaner-assignment', 'job-assignment-confirmation'])
})

it('shows the sheet of one cleaner’s day', async () => {
  const hub = openHub(start(), `/dashboard/schedule?view=week&date=2026-12-01&sheet=${maria.id}`)
  await hub.reads('Noah Okafor')
  expect(hub.window.textContent).not.toContain('Closed: Training')
  await hub.press('Back to the schedule')
  await seen(() => expect(hub.window.textContent).toContain('Closed: Training'))
})

it('opens a closed day again', async () => {
  const server = start()
  const hub = openHub(server, '/dashboard/schedule?view=week&date=2026-12-01')
  await hub.press('Open Wed, Dec 2 again')
  await seen(() => expect(server.rows('closures')).toEqual([]))
  await seen(() => expect(hub.window.textContent).not.toContain('Training'))
})

it('lists who waits for a shown day with what more places would earn, and takes a wish out of the queue', async () => {
  const wish = (email: string, day: string) => ({
    ...{
      id: email,
      email,
      customer: null,
      state: 'waiting',
      since: 0,
      lapses: 0,
      offer: null,
      duration_minutes: 150,
    },
    home: { service: 'standard', bedrooms: 1, bathrooms: 1, addOns: [], hasPets: null },
    days: [{ day, minutes: [540] }],
  })
  const server = startServer({
    waiting: [
      wish('ada@example.com', '2026-11-25'),
      wish('bob@example.com', '2026-11-25'),
      wish('eve@example.com', '2026-12-02'),
    ],
  })
  const hub = openHub(server, week)
  await hub.reads('2 in the queue')
  await hub.reads(/One more place would earn \$\d+, 2 more \$\d+, before tax/)
  expect(hub.window.textContent).not.toContain('eve@example.com')
  await hub.press('Remove ada@example.com from the queue')
  await hub.reads('1 in the queue')
  expect(server.rows('waiting').map(({ id }) => id)).toEqual(['bob@example.com', 'eve@example.com'])
  await hub.press('Next week')
  await hub.reads('eve@example.com')
})

it('warns of a cleaner whom the customer does not want again', async () => {
  const server = start()
  server.cleanerWishes.set(String(amelia.email), new Map([[String(maria.id), 'never']]))
  const hub = openHub(server, week)
  await hub.press(/Amelia Wright, until/)
  await hub.choose('Contractor', 'Maria Santos')
  await hub.reads(/does not want this contractor again/)
  expect(hub.window.textContent).not.toContain('Nothing speaks against it')
})

it('asks once for a week of fifty cleaners, and draws what fills the window before the rest, each job once', async () => {
  const cleaners = Array.from({ length: 50 }, (_, nr) => contractorRow(`Cleaner ${nr}`))
  const jobs = cleaners.flatMap(({ id }) =>
    ['8:00 AM', '11:00 AM', '2:30 PM'].flatMap((bookingTime) =>
      [24, 25, 26, 27, 28].map((day) =>
        bookingRow({
          ...{ bookingTime, bookingDate: businessDate(`2026-11-${day}`) },
          ...{ bookingStatus: 'assigned', contractorId: String(id) },
        }),
      ),
    ),
  )
  const server = startServer({ bookings: jobs, contractors: cleaners })
  const hub = openHub(server, week)
  const drawn: number[] = []
  const observer = new MutationObserver(() => {
    drawn.push(hub.window.querySelectorAll('[data-job]').length)
  })
  observer.observe(hub.window, { childList: true, subtree: true })
  await seen(() => expect(drawn.at(-1)).toBe(jobs.length))
  observer.disconnect()
  const [first = 0] = drawn.filter((count) => count > 0)
  expect(first).toBeLessThan(100)
  expect(server.asked('rpc/admin_bookings')).toHaveLength(1)
})

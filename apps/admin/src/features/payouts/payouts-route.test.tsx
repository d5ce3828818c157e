import { cents } from '@dustforce/core/money'
import { businessDate } from '@dustforce/core/schedule'
import { fireEvent } from '@testing-library/react'
import { expect, it } from 'vitest'
import { bookingRow } from '../../testing/fake-server/booking-calls.ts'
import { contractorRow } from '../../testing/fake-server/contractor-row.ts'
import { startServer } from '../../testing/fake-server/fake-server.ts'
import { openHub } from '../../testing/open-hub.tsx'
import { seen } from '../../testing/person.ts'
import { catchSavedFiles } from '../../testing/saved-files.ts'
import { shownToast } from '../../testing/shown-toast.ts'

const maria = contractorRow('Maria Santos')
const chen = contractorRow('Chen Wei')

/** A done and paid job. */
function jobOf({ id }: typeof maria, date: string, dollars: number) {
  return bookingRow({
    contractorId: String(id),
    bookingStatus: 'completed',
    bookingDate: businessDate(date),
    contractorPayCents: cents(dollars * 100),
  })
}

/** Payouts of November: 165 dollars to Maria in its second half, 90 to Chen in its first. */
function start() {
  return startServer({
    contractors: [maria, chen],
    bookings: [jobOf(maria, '2026-11-18', 165), jobOf(chen, '2026-11-03', 90)],
  })
}

const table = 'Payouts by contractor'
const secondHalf = '/dashboard/payouts?period=half-month&on=2026-11-16'

it('shows the figures of the chosen period only, also while they are on their way, and saves no others', async () => {
  const files = catchSavedFiles()
  const server = start()
  const hub = openHub(server, secondHalf)
  await seen(() => expect(hub.column(table, 'Earned')).toEqual(['$165.00', '$0.00']))
  const answer = server.hold('rpc/admin_payouts')
  await hub.press('Period before')
  await hub.reads('Nov 1, 2026 – Nov 15, 2026')
  expect(hub.column(table)).toEqual([])
  expect(hub.window.querySelector('button[disabled]')?.textContent).toBe('Export CSV')
  answer()
  await seen(() => expect(hub.column(table, 'Earned')).toEqual(['$90.00']))
  await hub.press('Export CSV')
  await seen(() =>
    expect(files.firstCells('dust-force-payouts-2026-11-01-to-2026-11-15.csv')).toEqual(['Chen Wei']),
  )
})

const statement = `${secondHalf}&of=${maria.id}`

it('shows the lines of the named contractor in the chosen period, and saves them as CSV', async () => {
  const files = catchSavedFiles()
  const hub = openHub(start(), statement)
  await seen(() => expect(hub.column('To pay', 'Amount')).toEqual(['$165.00']))
  await hub.press('Export CSV')
  const name = 'dust-force-statement-2026-11-16-to-2026-11-30.csv'
  await seen(() => expect(files.firstCells(name)).toEqual(['Maria Santos']))
  await hub.press('Period before')
  await hub.reads('No jobs in this period')
})

it('asks for the same payout when its button is pressed again after a failure', async () => {
  const server = start()
  const hub = openHub(server, statement)
  await hub.press('Mark $165.00 as Paid')
  server.refuse('rpc/admin_pay_contractor', 'The server is busy.')
  await hub.type(/^Reference/, 'CA123')
  await hub.press('Mark $165.00 as Paid')
  await seen(() => expect(server.asked('rpc/admin_pay_contractor')).toHaveLength(1))
  await hub.press('Mark $165.00 as Paid')
  await seen(() =>
    expect(server.rows('payouts')).toMatchObject([{ cleaner: maria.id, amount: 165, reference: 'CA123' }]),
  )
  const ids = server.asked('rpc/admin_pay_contractor').map(({ request }) => request)
  expect(ids[1]).toEqual(ids[0])
})

it('pays once when the form is sent again while it is being saved, and takes it back, also at the second try', async () => {
  const server = start()
  const hub = openHub(server, statement)
  await hub.press('Mark $165.00 as Paid')
  const answer = server.hold('rpc/admin_pay_contractor')
  await hub.press('Mark $165.00 as Paid')
  await hub.press(/^Saving/)
  const form = await seen(() => document.querySelector('[role="dialog"] form') ?? expect.fail('no form'))
  fireEvent.submit(form)
  answer()
  await hub.press(/^Take back: \$165\.00/)
  expect(server.asked('rpc/admin_pay_contractor')).toHaveLength(1)
  await hub.type(/^Reason/, 'The transfer came back')
  server.refuse('rpc/admin_reverse_payout', 'The server is busy.')
  await hub.press('Take Back')
  await seen(() => expect(server.asked('rpc/admin_reverse_payout')).toHaveLength(1))
  await hub.press('Take Back')
  await seen(() =>
    expect(server.rows('payouts')).toMatchObject([{ reversed_note: 'The transfer came back' }]),
  )
  const [first, second] = server.asked('rpc/admin_reverse_payout')
  expect(second).toEqual(first)
  await seen(() => expect(hub.column('To pay', 'Amount')).toEqual(['$165.00']))
})

it('refuses a payout over an amount that somebody has changed meanwhile, and shows what is open now', async () => {
  const server = start()
  const other = openHub(server, statement)
  await other.press('Mark $165.00 as Paid')
  server.tables.bookings.rows = server.rows('bookings').map((row) => ({ ...row, contractor_pay: 100 }))
  await other.press('Mark $165.00 as Paid')
  await seen(() => expect(shownToast()?.[2]).toBe('What is open has changed meanwhile.'))
  expect(server.rows('payouts')).toEqual([])
  await other.press('Cancel')
  await seen(() => expect(other.column('To pay', 'Amount')).toEqual(['$100.00']))
})

it('goes on from the heading of the statement that a link has opened', async () => {
  const hub = openHub(start(), secondHalf)
  await seen(() => expect(hub.column(table)).toContain('Maria Santos'))
  await hub.press('Maria Santos')
  await seen(() => expect(document.activeElement?.outerHTML).toMatch(/^<h1.*Maria Santos/))
})

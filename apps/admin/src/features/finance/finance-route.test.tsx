import { cents } from '@dustforce/core/money'
import { businessDate } from '@dustforce/core/schedule'
import { paymentReference } from '@dustforce/office/booking'
import { gtaBusiness } from '@dustforce/office/testing/business'
import { expect, it } from 'vitest'
import { bookingRow } from '../../testing/fake-server/booking-calls.ts'
import { companyRow } from '../../testing/fake-server/company-row.ts'
import { startServer } from '../../testing/fake-server/fake-server.ts'
import { paymentToLookAt } from '../../testing/fake-server/need-calls.ts'
import { openHub } from '../../testing/open-hub.tsx'
import { seen } from '../../testing/person.ts'
import { catchSavedFiles } from '../../testing/saved-files.ts'
import { shownToast } from '../../testing/shown-toast.ts'

const paid = (date: string, dollars: number) =>
  bookingRow({ bookingDate: businessDate(date), totalCents: cents(dollars * 100), serviceType: 'deep-clean' })

it('shows the figures of the chosen period beside those of the one before, and saves them as CSV', async () => {
  const files = catchSavedFiles()
  const server = startServer({
    bookings: [paid('2026-11-10', 400), paid('2026-10-10', 500), paid('2026-09-20', 100)],
    business_versions: [companyRow({ taxNumber: '123456789 RT0001' })],
  })
  const hub = openHub(server, '/dashboard/finance')
  await hub.reads('Revenue$400−20% from $500')
  await hub.reads('collected under 123456789 RT0001')
  const answer = server.hold('rpc/admin_finance')
  await hub.choose('Period', 'Last month')
  // Until they are there, no other figures are shown or saved under the name of the period.
  await hub.reads('Oct 1, 2026 – Oct 31, 2026')
  expect(hub.window.textContent).not.toContain('$400')
  await hub.reads('Loading finance data...')
  expect(hub.window.querySelector('button[disabled]')?.textContent).toBe('Export CSV')
  answer()
  await hub.reads('Revenue$500+400% from $100')
  expect(hub.address()).toBe('/dashboard/finance?period=last-month')
  await hub.press('Export CSV')
  await seen(() =>
    expect(files.firstCells('dust-force-finance-2026-10-01-to-2026-10-31.csv')).toContain('2026-10-05'),
  )
})

it('shows what was missed of the chosen period, and because of whom', async () => {
  const missed = (date: string, by: string | null) => ({
    ...{ ...paid(date, 250), booking_status: 'canceled', payment_status: 'arranged', missed_by: by },
  })
  const server = startServer({
    bookings: [missed('2026-11-10', 'access'), missed('2026-11-11', 'access'), missed('2026-10-10', null)],
  })
  const hub = openHub(server, '/dashboard/finance')
  await hub.reads('Missed visitsBecause ofVisitsKeptMissedNobody let us in2$0.00$500.00')
  await hub.choose('Period', 'Last month')
  await hub.reads('Not said1$0.00$250.00')
  expect(hub.window.textContent).not.toContain('Nobody let us in')
})

const lookedAt = ({ key }: { readonly key?: unknown }) =>
  `Mark as looked at: ${paymentReference(String(key), gtaBusiness.company)}`

it('takes a payment off the list that was looked at, but not when it has changed meanwhile', async () => {
  const [one, other] = [paymentToLookAt('Amelia Wright'), paymentToLookAt('Noah Okafor')]
  const server = startServer({ payments_to_look_at: [one, other] })
  const hub = openHub(server, '/dashboard/finance')
  await hub.reads('Noah Okafor')
  server.tables.payments_to_look_at.rows = [one, { ...other, attention: ['disputed', 'overpaid'] }]
  await hub.press(lookedAt(other))
  await seen(() => expect(shownToast()?.[2]).toMatch(/^This payment has changed in the meantime/))
  await hub.press(lookedAt(one))
  await seen(() => expect(server.rows('payments_to_look_at').map(({ key }) => key)).toEqual([other.key]))
  await seen(() => expect(hub.window.textContent).not.toContain('Amelia Wright'))
})

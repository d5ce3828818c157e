import { cents } from '@dustforce/core/money'
import { businessDate } from '@dustforce/core/schedule'
import { AdminFailure, type PayoutStatement } from '@dustforce/supabase/admin'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test'
import { Toasts } from '../../app/toasts.tsx'
import { fakeBackend } from '../../testing/fake-backend.ts'
import { rowsOf } from '../../testing/rows-of.ts'
import { StoryHub } from '../../testing/story-hub.tsx'
import { paidOut, period, totals } from './payout-records.ts'
import { PayoutsPage } from './payouts-route.tsx'

const nothing = cents(0)
const job = {
  bookingId: 'b2',
  date: businessDate('2026-11-05'),
  customerName: 'Liam O’Brien',
  service: 'standard',
  bookingStatus: 'completed',
  paymentStatus: 'paid',
  isTheirs: true,
  payCents: cents(9_000),
  paidCents: nothing,
} as const

const statement: PayoutStatement = {
  name: 'Maria Santos',
  items: [
    { ...job, bookingId: 'b1', date: businessDate('2026-11-03'), paidCents: cents(9_000) },
    job,
    { ...job, bookingId: 'b3', date: businessDate('2026-11-06'), payCents: null },
    {
      ...job,
      bookingId: 'b4',
      date: businessDate('2026-10-29'),
      customerName: 'Noah Brandt',
      isTheirs: false,
      paidCents: cents(2_000),
    },
  ],
  payouts: [
    paidOut,
    {
      ...paidOut,
      id: 'p0',
      at: Date.UTC(2026, 10, 15, 15),
      note: '',
      reversed: {
        by: 'office@dustforce.example',
        at: Date.UTC(2026, 10, 15, 16),
        note: 'Wrong account',
      },
    },
  ],
}

const now = Date.UTC(2026, 10, 21, 17)
const at = '/dashboard/payouts?period=half-month&on=2026-11-03'
const all = fn(async () => [
  { cleaner: 'c1', name: 'Maria Santos', totals },
  {
    cleaner: 'c2',
    name: 'Priya Raman',
    totals: { ...totals, paidCents: cents(27_000), beforeCents: nothing, openCents: nothing, withoutPay: 0 },
  },
  {
    cleaner: 'Zoe Ray',
    name: 'Zoe Ray',
    totals: {
      ...totals,
      earnedCents: nothing,
      paidCents: cents(5_000),
      openCents: cents(-5_000),
      withoutPay: 0,
    },
  },
])
const markPaid = fn(async () => undefined)
const reverse = fn(async () => undefined)

function show(parts: Parameters<typeof fakeBackend>[0]['payouts'], where = at) {
  return (
    <StoryHub
      backend={fakeBackend({
        payouts: { all, statement: async () => statement, markPaid, reverse, ...parts },
      })}
      now={now}
      at={where}
    >
      <PayoutsPage />
      <Toasts />
    </StoryHub>
  )
}

const meta: Meta = { title: 'Admin/Payouts' }
export default meta
type Story = StoryObj

export const EveryContractor: Story = {
  render: () => show({}),
}
export const EveryContractorTest: Story = {
  ...EveryContractor,
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const table = await canvas.findByRole('table', { name: 'Payouts by contractor' })
    await expect(rowsOf(table)).toEqual([
      ['Contractor', 'Jobs', 'Earned', 'Paid', 'From before', 'To pay', 'Status'],
      ['Maria Santos', '3', '$270.00', '$90.00', '-$20.00', '$160.00', 'Partly paid1 job without pay'],
      ['Priya Raman', '3', '$270.00', '$270.00', '$0.00', '$0.00', 'Paid'],
      ['Zoe Ray', '3', '$0.00', '$50.00', '-$20.00', '-$50.00', 'Overpaid'],
    ])
    await expect(canvas.getByRole('region', { name: 'Figures' })).toHaveTextContent(
      'To pay$160.00To 1 contractor',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Period before' }))
    await expect(canvas.getByText(/^Oct 16, 2026 – Oct 31, 2026/)).toBeVisible()
    await waitFor(() => expect(all).toHaveBeenLastCalledWith({ from: '2026-10-16', to: '2026-10-31' }))
    await userEvent.click(canvas.getByRole('radio', { name: 'Dates' }))
    fireEvent.change(canvas.getByLabelText('To'), { target: { value: '2027-12-01' } })
    await expect(canvas.getByLabelText('To')).toHaveAccessibleDescription('At most a year at a time.')
    fireEvent.change(canvas.getByLabelText('To'), { target: { value: '2026-11-20' } })
    await expect(await canvas.findByText(/^Oct 16, 2026 – Nov 20, 2026/)).toBeVisible()
    await waitFor(() => expect(all).toHaveBeenLastCalledWith({ from: '2026-10-16', to: '2026-11-20' }))
    await userEvent.click(canvas.getByRole('radio', { name: 'Month' }))
    await expect(await canvas.findByText(/^Oct 1, 2026 – Oct 31, 2026/)).toBeVisible()
  },
}

export const NothingToPay: Story = {
  render: () => show({ all: async () => [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing to pay out')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Export CSV' })).toBeDisabled()
  },
}

export const NotLoaded: Story = {
  render: () =>
    show({ all: () => Promise.reject(new AdminFailure('unreachable', 'The server had a problem.')) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Error loading payouts: The server had a problem.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const Statement: Story = {
  render: () => show({}, `${at}&of=c1`),
}
export const StatementTest: Story = {
  ...Statement,
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Maria Santos' })).toBeVisible()
    await expect(rowsOf(canvas.getByRole('table', { name: 'To pay' }))).toEqual([
      ['Date', 'Customer', 'Service', 'What', 'Amount'],
      ['Nov 5, 2026', 'Liam O.', 'Basic Cleaning', 'Job', '$90.00'],
      ['Oct 29, 2026', 'Noah B.', 'Basic Cleaning', 'Given to someone else after it was paid out', '-$20.00'],
    ])
    await expect(canvas.getByText('1 job without pay')).toBeVisible()
    await expect(canvas.getByText(/^Taken back on Nov 15, 2026.*: Wrong account$/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Mark $70.00 as Paid' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Pay Maria Santos $70.00' }))
    await userEvent.selectOptions(dialog.getByLabelText('Method'), 'Cheque')
    await userEvent.type(dialog.getByLabelText(/^Reference/), '0042')
    await userEvent.click(dialog.getByRole('button', { name: 'Mark $70.00 as Paid' }))
    await expect(await screen.findByText('Marked as paid')).toBeVisible()
    await expect(markPaid).toHaveBeenCalledWith({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      cleaner: 'c1',
      period,
      cents: 7_000,
      method: 'cheque',
      reference: '0042',
      note: '',
    })
    await userEvent.click(canvas.getByRole('button', { name: /^Take back: \$70.00 paid on Nov 16/ }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.type(question.getByLabelText(/^Reason/), 'Bounced')
    await userEvent.click(question.getByRole('button', { name: 'Take Back' }))
    await expect(await screen.findByText('Payout taken back')).toBeVisible()
    await expect(reverse).toHaveBeenCalledWith(expect.any(String), 'p1', 'Bounced')
  },
}

export const StatementPaidMeanwhile: Story = {
  render: () =>
    show(
      {
        markPaid: () =>
          Promise.reject(
            new AdminFailure(
              'refused',
              'What is owed has changed meanwhile: please look at it again.',
              'payout-changed',
            ),
          ),
      },
      `${at}&of=c1`,
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark $70.00 as Paid' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Mark $70.00 as Paid' }))
    await expect(
      await screen.findByText('What is owed has changed meanwhile: please look at it again.'),
    ).toBeVisible()
    await expect(screen.getByRole('dialog')).toBeVisible()
  },
}

export const StatementOfNothing: Story = {
  render: () =>
    show({ statement: async () => ({ name: 'Maria Santos', items: [], payouts: [] }) }, `${at}&of=c1`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No jobs in this period')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /as Paid/ })).toBeNull()
  },
}

import { cents } from '@dustforce/core/money'
import { businessDate } from '@dustforce/core/schedule'
import type { PaymentToLookAt } from '@dustforce/supabase/admin'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test'
import { rowsOf } from '../../testing/rows-of.ts'
import { type FinanceFiguresShown, FinanceView, type FinanceViewProps } from './finance-view.tsx'
import { PaymentsToLookAt } from './payments-to-look-at.tsx'

const meta: Meta = { title: 'Admin/Office' }
export default meta

type Story = StoryObj

const totals = {
  bookings: 44,
  revenueCents: cents(1_387_200),
  taxCents: cents(160_200),
  discountsCents: cents(23_100),
  payoutsCents: cents(538_100),
  marginCents: cents(688_900),
  averageCents: cents(31_527),
  keptCents: cents(11_500),
  keptTaxCents: cents(1337),
}

const finance: FinanceFiguresShown = {
  totals,
  before: { ...totals, revenueCents: cents(1_290_000), marginCents: cents(702_000), bookings: 0 },
  points: [
    { ...totals, period: { from: businessDate('2026-11-01'), to: businessDate('2026-11-01') } },
    { ...totals, period: { from: businessDate('2026-11-02'), to: businessDate('2026-11-08') } },
  ],
  services: [
    { service: 'deep-clean', bookings: 20, revenueCents: cents(700_000) },
    { service: 'standard', bookings: 24, revenueCents: cents(687_200) },
  ],
  contractors: [{ name: 'Maria Santos', jobs: 9, payoutCents: cents(148_500) }],
  missed: [
    { by: 'customer', visits: 3, keptCents: cents(11_500), missedCents: cents(64_100) },
    { by: 'weather', visits: 2, keptCents: cents(0), missedCents: cents(50_400) },
    { by: null, visits: 1, keptCents: cents(0), missedCents: cents(25_200) },
  ],
}

const view: FinanceViewProps = {
  choice: 'this-month',
  range: { from: businessDate('2026-11-01'), to: businessDate('2026-11-30') },
  grain: 'week',
  figures: finance,
  isMisread: false,
  chart: <div className="h-40 rounded-md bg-wash" />,
  payments: null,
  taxNumber: '123456789 RT0001',
  payoutsLink: (content, look) => (
    <a href="#payouts" className={look}>
      {content}
    </a>
  ),
  onChoice: fn(),
  onRange: fn(),
  onRetry: fn(),
  onExport: fn(),
}

const lookedAt = fn()
const payment: PaymentToLookAt = {
  kind: 'booking',
  key: 'b1',
  attention: ['paid-but-day-full'],
  refundDue: true,
  customerName: 'Ada Lovelace',
  bookingDate: businessDate('2026-11-27'),
  sessionId: 'cs_test_a1b2c3d4e5f6',
  amountCents: cents(33600),
  refundedCents: cents(0),
  lostCents: cents(0),
  refusal: null,
  since: null,
}

export const PaymentsThatNeedALook: Story = {
  render: () => (
    <FinanceView
      {...view}
      payments={
        <PaymentsToLookAt
          payments={[
            payment,
            {
              ...payment,
              kind: 'unmatched',
              key: 'cs_test_deleted1',
              sessionId: 'cs_test_deleted1',
              attention: [],
              refundDue: false,
              customerName: null,
              bookingDate: null,
            },
            {
              ...payment,
              key: 'b2',
              sessionId: 'cs_test_refused22',
              attention: ['refund-refused', 'disputed'],
              refundDue: false,
              refundedCents: cents(5000),
              lostCents: cents(10_000),
              refusal: 'Charge ch_1 has been charged back; cannot issue a refund.',
            },
          ]}
          busyKey="cs_test_deleted1"
          onLookedAt={lookedAt}
        />
      }
    />
  ),
}
export const PaymentsThatNeedALookTest: Story = {
  ...PaymentsThatNeedALook,
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Payments to look at' })
    await expect(rowsOf(table).map((row) => row.slice(0, 4))).toEqual([
      ['Payment', 'Customer', 'Amount', 'What happened'],
      [
        'DF-C3D4E5F6',
        'Ada LovelaceNov 27, 2026',
        '$336.00',
        'Paid after the day had filled up or closed. The payment is given back.',
      ],
      [
        'DF-DELETED1',
        'Deleted booking',
        '$336.00',
        'Paid after the booking was deleted. The payment was given back.',
      ],
      [
        'DF-EFUSED22',
        'Ada LovelaceNov 27, 2026',
        '$336.00$50.00 given back$100.00 lost in a dispute',
        'The refund was refused by Stripe, and nothing was given back. Please check the payment in Stripe.The customer’s bank disputes the payment. Please answer in Stripe before the deadline.Stripe: Charge ch_1 has been charged back; cannot issue a refund.',
      ],
    ])
    await expect(canvas.getByRole('button', { name: 'Mark as looked at: DF-DELETED1' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as looked at: DF-C3D4E5F6' }))
    await expect(lookedAt).toHaveBeenCalledWith(payment)
  },
}

export const Finance: Story = {
  render: () => <FinanceView {...view} />,
}
export const FinanceTest: Story = {
  ...Finance,
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Nov 1, 2026 – Nov 30, 2026, compared with as many days before'),
    ).toBeVisible()
    const card = (label: string) => canvas.getByText(label, { selector: 'span' }).parentElement
    await expect(
      canvas.getByText(
        'HST is 13%, collected under 123456789 RT0001. $13.37 of it is in the $115.00 that are kept of canceled bookings, which are not in the revenue.',
      ),
    ).toBeVisible()
    await expect(card('HST collected')).toHaveTextContent('HST collected$1,615±0% from $1,615')
    await expect(card('Paid bookings')).toHaveTextContent('Paid bookings44Before: 0')
    await expect(canvas.getByText('+8% from $12,900')).toBeVisible()
    await expect(canvas.getByText('−2% from $7,020')).toBeVisible()
    await expect(rowsOf(canvas.getByRole('table', { name: 'Service mix' }))).toEqual([
      ['Service', 'Bookings', 'Revenue', 'Share'],
      ['Deep Cleaning', '20', '$7,000.00', '50%'],
      ['Basic Cleaning', '24', '$6,872.00', '50%'],
    ])
    await expect(rowsOf(canvas.getByRole('table', { name: 'Pay by contractor' }))[1]).toEqual([
      'Maria Santos',
      '9',
      '$1,485.00',
    ])
    await expect(rowsOf(canvas.getByRole('table', { name: 'Missed visits' }))).toEqual([
      ['Because of', 'Visits', 'Kept', 'Missed'],
      ['The customer', '3', '$115.00', '$641.00'],
      ['The weather', '2', '$0.00', '$504.00'],
      ['Not said', '1', '$0.00', '$252.00'],
    ])
    await expect(rowsOf(canvas.getByRole('table', { name: 'Figures by week' }))[2]).toEqual([
      'Nov 2, 2026 – Nov 8, 2026',
      '44',
      '$13,872.00',
      '$1,602.00',
      '$231.00',
      '$5,381.00',
      '$6,889.00',
      '$315.27',
      '$115.00',
      '$13.37',
    ])
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Period' }), 'Last month')
    await expect(view.onChoice).toHaveBeenCalledWith('last-month')
    const from = canvas.getByLabelText('From')
    fireEvent.change(from, { target: { value: '2026-12-01' } })
    await expect(view.onRange).not.toHaveBeenCalled()
    await expect(canvas.getByLabelText('To')).toHaveAccessibleDescription('To is before From.')
    fireEvent.change(from, { target: { value: '2026-11-15' } })
    await expect(view.onRange).toHaveBeenCalledWith({ from: '2026-11-15', to: '2026-11-30' })
    await expect(canvas.getByRole('link', { name: /^Contractor pay/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Pay contractors' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }))
    await expect(view.onExport).toHaveBeenCalledOnce()
  },
}
const emptyWeek = {
  ...{ bookings: 0, revenueCents: cents(0), taxCents: cents(0), discountsCents: cents(0) },
  ...{ payoutsCents: cents(0), marginCents: cents(0), averageCents: cents(0) },
  ...{ keptCents: cents(0), keptTaxCents: cents(0) },
  period: { from: businessDate('2026-11-09'), to: businessDate('2026-11-15') },
}
/** A range that ends on a Monday has one day of its last week. */
const lastDay = {
  ...emptyWeek,
  period: { from: businessDate('2026-11-30'), to: businessDate('2026-11-30') },
}
/** The figures of a week are a card, one without any is a line, and nothing is beside the screen. */
export const FinanceOnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  render: () => (
    <FinanceView {...view} figures={{ ...finance, points: [...finance.points, lastDay, emptyWeek] }} />
  ),
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('region', { name: 'Figures by week' })
    await expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth)
    const [full, day, empty] = within(frame).getAllByRole('row').slice(-3)
    if (full === undefined || day === undefined || empty === undefined) throw new Error('No weeks')
    await expect(within(day).getByText(/1 of 7 days/)).toBeVisible()
    await expect(within(empty).getByText(/^Nov 9, 2026 – Nov 15, 2026/)).toBeVisible()
    if (window.innerWidth < 768) {
      await expect(within(empty).getByText(/nothing/)).toBeVisible()
      await expect(empty.clientHeight * 3).toBeLessThan(full.clientHeight)
    }
  },
}

export const FinanceLoading: Story = {
  render: () => <FinanceView {...view} figures={null} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading finance data...')
    await expect(canvas.getByRole('button', { name: 'Export CSV' })).toBeDisabled()
  },
}
/** A link with invalid dates says what is shown instead. */
export const FinanceMisread: Story = {
  render: () => <FinanceView {...view} isMisread />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The dates in the address are not valid, so this is /)).toBeVisible()
  },
}
export const FinanceFailed: Story = {
  render: () => <FinanceView {...view} figures={null} failure="The server could not be reached." />,
}
export const FinanceFailedTest: Story = {
  ...FinanceFailed,
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Error loading finance dataThe server could not be reached.',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(view.onRetry).toHaveBeenCalledOnce()
  },
}
export const FinanceEmpty: Story = {
  render: () => (
    <FinanceView {...view} figures={{ ...finance, points: [], services: [], contractors: [], missed: [] }} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('No paid bookings in this period.')).toHaveLength(2)
    await expect(canvas.getByText('No payouts in this period.')).toBeVisible()
    await expect(canvas.getByText('No visits were missed in this period.')).toBeVisible()
  },
}

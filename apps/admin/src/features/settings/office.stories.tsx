import { cents } from '@dustforce/core/money'
import { businessDate } from '@dustforce/core/schedule'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, within } from 'storybook/test'
import { application, finance, promo } from '../../testing/story-records.ts'
import { ApplicationDetail } from '../applications/application-detail.tsx'
import { ApplicationList } from '../applications/application-list.tsx'
import { FinanceView, type FinanceViewProps } from '../finance/finance-view.tsx'
import { PaymentsToLookAt, type PaymentToLookAt } from '../finance/payments-to-look-at.tsx'
import { CustomerDataForm } from './customer-data-form.tsx'
import { EraseCustomerDialog } from './erase-customer-dialog.tsx'
import { PromoFormDialog } from './promo-form-dialog.tsx'
import { PromoList } from './promo-list.tsx'
import { RetentionForm } from './retention-form.tsx'
import { BusinessHours, DailyLimitForm, PriceBookView, SettingsCard } from './settings-cards.tsx'
import { TeamList } from './team-list.tsx'

const meta: Meta = { title: 'Admin/Office' }
export default meta

type Story = StoryObj

const view: FinanceViewProps = {
  choice: 'this-month',
  range: { from: businessDate('2026-11-01'), to: businessDate('2026-11-30') },
  grain: 'week',
  figures: finance,
  stale: false,
  chart: <div className="h-40 rounded-md bg-wash" />,
  payments: null,
  onChoice: fn(),
  onRange: fn(),
  onRetry: fn(),
  onExport: fn(),
}

const lookedAt = fn()
const payment: PaymentToLookAt = {
  kind: 'booking',
  key: 'b1',
  attention: 'paid-but-day-full',
  refundDue: true,
  customerName: 'Ada Lovelace',
  bookingDate: businessDate('2026-11-27'),
  sessionId: 'cs_test_a1b2c3d4e5f6',
  amountCents: cents(33600),
  refundedCents: cents(0),
  lostCents: cents(0),
  refusal: null,
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
              attention: null,
              refundDue: false,
              customerName: null,
              bookingDate: null,
            },
            {
              ...payment,
              key: 'b2',
              sessionId: 'cs_test_refused22',
              attention: 'refund-refused',
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
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Payments to look at' })
    await expect(rowsOf(table).map((row) => row.slice(0, 4))).toEqual([
      ['Payment', 'Customer', 'Amount', 'What happened'],
      [
        'DF-C3D4E5F6',
        'Ada LovelaceNov 27, 2026',
        '$336.00',
        'Paid after the day had filled up. The payment is given back.',
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
        'The refund was refused by Stripe, and nothing was given back. Please check the payment in Stripe.Stripe: Charge ch_1 has been charged back; cannot issue a refund.',
      ],
    ])
    await expect(canvas.getByRole('button', { name: 'Mark as looked at: DF-DELETED1' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as looked at: DF-C3D4E5F6' }))
    await expect(lookedAt).toHaveBeenCalledWith(payment)
  },
}

/** The cells of a table, row by row. */
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole<HTMLTableRowElement>('row')
    .map((row) => [...row.cells].map((cell) => cell.textContent))

export const Finance: Story = {
  render: () => <FinanceView {...view} />,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Nov 1, 2026 – Nov 30, 2026, compared with as many days before'),
    ).toBeVisible()
    const card = (label: string) => canvas.getByText(label, { selector: 'span' }).parentElement
    await expect(card('HST collected')).toHaveTextContent('HST collected$1,602±0 % from $1,602')
    await expect(card('Paid bookings')).toHaveTextContent('Paid bookings44Before: 0')
    await expect(canvas.getByText('+8 % from $12,900')).toBeVisible()
    await expect(canvas.getByText('−2 % from $7,020')).toBeVisible()
    await expect(rowsOf(canvas.getByRole('table', { name: 'Service mix' }))).toEqual([
      ['Service', 'Bookings', 'Revenue', 'Share'],
      ['Deep Cleaning', '20', '$7,000.00', '50 %'],
      ['Basic Cleaning', '24', '$6,872.00', '50 %'],
    ])
    await expect(rowsOf(canvas.getByRole('table', { name: 'Payouts due by contractor' }))[1]).toEqual([
      'Maria Santos',
      '9',
      '$1,485.00',
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
    ])
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Period' }), 'Last month')
    await expect(view.onChoice).toHaveBeenCalledWith('last-month')
    const from = canvas.getByLabelText('From')
    fireEvent.change(from, { target: { value: '2026-12-01' } })
    await expect(view.onRange).not.toHaveBeenCalled()
    fireEvent.change(from, { target: { value: '2026-11-15' } })
    await expect(view.onRange).toHaveBeenCalledWith({ from: '2026-11-15', to: '2026-11-30' })
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }))
    await expect(view.onExport).toHaveBeenCalledOnce()
  },
}
export const FinanceLoading: Story = {
  render: () => <FinanceView {...view} figures={null} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading finance data...')
    await expect(canvas.getByRole('button', { name: 'Export CSV' })).toBeDisabled()
  },
}
export const FinanceStale: Story = {
  render: () => <FinanceView {...view} stale />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Export CSV' })).toBeDisabled()
    await expect(canvasElement.querySelector('[aria-busy="true"]')).toContainElement(
      canvas.getByRole('table', { name: 'Service mix' }),
    )
  },
}
export const FinanceFailed: Story = {
  render: () => <FinanceView {...view} figures={null} failure="The server could not be reached." />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Error loading finance dataThe server could not be reached.',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(view.onRetry).toHaveBeenCalledOnce()
  },
}
export const FinanceEmpty: Story = {
  render: () => <FinanceView {...view} figures={{ ...finance, points: [], services: [], contractors: [] }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('No paid bookings in this period.')).toHaveLength(2)
    await expect(canvas.getByText('No payouts in this period.')).toBeVisible()
  },
}

const list = { onToggle: fn(), onStatus: fn() }
const detail = { saving: false, downloading: false, onDownload: fn(), onNotes: fn() }

export const Applications: Story = {
  render: () => (
    <ApplicationList
      applications={[
        application,
        { ...application, id: 'a2', fullName: 'Rosa Lima', experience: null, serviceAreas: [] },
      ]}
      expandedId={application.id}
      {...list}
      renderDetail={(one) => <ApplicationDetail application={one} {...detail} />}
    />
  ),
  play: async ({ canvas }) => {
    const rows = rowsOf(canvas.getByRole('table', { name: 'Applications' }))
    await expect(rows[1]?.slice(0, 5)).toEqual([
      'Sofia Marin',
      'sofia.marin@example.com(416) 555-0190',
      '1–2 years',
      'Toronto (Downtown) +1 more',
      'Nov 20, 2026, 10:00 AM',
    ])
    await expect(rows[3]?.slice(2, 4)).toEqual(['—', '— '])
    const status = canvas.getByRole('combobox', { name: 'Status of the application of Rosa Lima' })
    await userEvent.selectOptions(status, 'Interview')
    await expect(list.onStatus).toHaveBeenCalledWith(expect.objectContaining({ id: 'a2' }), 'interview')
    await expect(list.onToggle).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Show the application of Rosa Lima' }))
    await expect(list.onToggle).toHaveBeenCalledWith(expect.objectContaining({ id: 'a2' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Download resume' }))
    await expect(detail.onDownload).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link', { name: 'Email applicant' })).toHaveAttribute(
      'href',
      'mailto:sofia.marin@example.com?subject=Your%20application%20to%20Dust%20Force',
    )
    const save = canvas.getByRole('button', { name: 'Save note' })
    await expect(save).toBeDisabled()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Notes (staff only)' }), 'Call her')
    await userEvent.click(save)
    await expect(detail.onNotes).toHaveBeenCalledWith('Call her')
  },
}
export const ApplicationWithoutResume: Story = {
  render: () => (
    <ApplicationDetail application={{ ...application, resumeFilename: null, message: null }} {...detail} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Download resume' })).toBeNull()
    await expect(canvas.getByText('Resume').nextElementSibling).toHaveTextContent('—')
  },
}
export const ApplicationBusy: Story = {
  render: () => <ApplicationDetail application={application} {...detail} saving downloading />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Downloading...' }))
    await expect(detail.onDownload).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Notes (staff only)' }), 'Call her')
    await userEvent.click(canvas.getByRole('button', { name: 'Saving...' }))
    await expect(detail.onNotes).not.toHaveBeenCalled()
  },
}

const saveLimit = fn()

export const Limit: Story = {
  render: () => (
    <SettingsCard title="Daily booking limit" hint="A day with this many bookings is fully booked.">
      <DailyLimitForm limit={10} busy={false} onSave={saveLimit} />
    </SettingsCard>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Daily booking limit' })).toBeVisible()
    const field = canvas.getByRole('textbox', { name: 'Bookings a day' })
    const save = canvas.getByRole('button', { name: 'Save limit' })
    await expect(field).toHaveValue('10')
    await expect(save).toBeDisabled()
    await userEvent.clear(field)
    await userEvent.type(field, '-1')
    await expect(field).toHaveAccessibleDescription('Enter a whole number from 0 to 9999')
    await expect(save).toBeDisabled()
    await userEvent.clear(field)
    await userEvent.type(field, '12{Enter}')
    await expect(saveLimit).toHaveBeenCalledWith(12)
  },
}
const customer = { onExport: fn(), onErase: fn() }

export const CustomerData: Story = {
  render: () => <CustomerDataForm exporting={false} {...customer} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Customer’s email' })
    const erase = canvas.getByRole('button', { name: 'Erase' })
    await userEvent.type(field, 'ada')
    await userEvent.click(erase)
    await expect(field).toHaveAccessibleDescription('Enter a valid email address')
    await expect(customer.onErase).not.toHaveBeenCalled()
    await userEvent.type(field, '@example.com{Enter}')
    await expect(customer.onExport).toHaveBeenCalledWith('ada@example.com')
    await userEvent.click(erase)
    await expect(customer.onErase).toHaveBeenCalledWith('ada@example.com')
  },
}

const eraseCustomer = fn()

export const EraseCustomer: Story = {
  render: () => (
    <EraseCustomerDialog email="ada@example.com" busy={false} onErase={eraseCustomer} onClose={fn()} />
  ),
  play: async () => {
    const dialog = within(
      await within(document.body).findByRole('alertdialog', { name: 'Erase Customer Data' }),
    )
    await expect(dialog.getByText(/everything held about ada@example.com/)).toBeVisible()
    await expect(dialog.getByText(/Paid bookings keep their date, amounts and tax/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Erase' }))
    await expect(eraseCustomer).toHaveBeenCalledOnce()
  },
}

export const Hours: Story = {
  render: () => <BusinessHours />,
  play: async ({ canvas }) => {
    const days = canvas
      .getAllByRole('term')
      .map((day) => `${day.textContent} ${day.nextElementSibling?.textContent}`)
    await expect(days).toEqual([
      'Monday 8:00 AM – 6:00 PM',
      'Tuesday 8:00 AM – 6:00 PM',
      'Wednesday 8:00 AM – 6:00 PM',
      'Thursday 8:00 AM – 6:00 PM',
      'Friday 8:00 AM – 6:00 PM',
      'Saturday 9:00 AM – 4:00 PM',
      'Sunday 9:00 AM – 4:00 PM',
    ])
  },
}
export const Prices: Story = {
  render: () => <PriceBookView />,
  play: async ({ canvas }) => {
    const rows = rowsOf(canvas.getByRole('table', { name: 'Base prices' }))
    await expect(rows).toHaveLength(10)
    await expect(rows[1]).toEqual(['1 – 1', '$160', '$200', '$250'])
    await expect(rows[9]).toEqual(['5 – 5', '$320', '$395', '$460'])
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10)
    await expect(canvas.getByText('Interior Windows $20 per 5 windows')).toBeVisible()
    await expect(canvas.getByText(/^Pet fee \$25\./)).toHaveTextContent(
      'Pet fee $25. Beyond the table $20 for each bedroom and $15 for each bathroom more. HST 13 % is added at checkout.',
    )
  },
}
const promos = { onEdit: fn(), onSetActive: fn() }

export const Promos: Story = {
  render: () => (
    <PromoList
      promoCodes={[
        promo,
        { ...promo, code: 'SPRING20', isActive: false, discountType: 'fixed', discountValue: 20 },
      ]}
      {...promos}
    />
  ),
  play: async ({ canvas }) => {
    const rows = rowsOf(canvas.getByRole('table', { name: 'Promo codes' }))
    await expect(rows[1]?.slice(0, 6)).toEqual([
      'WELCOME10First-time customers',
      '10 %',
      '17 / 200',
      '—',
      'No end',
      'Active',
    ])
    await expect(rows[2]?.slice(1, 6)).toEqual(['$20', '17 / 200', '—', 'No end', 'Inactive'])
    await userEvent.click(canvas.getByRole('button', { name: 'Edit WELCOME10' }))
    await expect(promos.onEdit).toHaveBeenCalledWith(promo)
    await userEvent.click(canvas.getByRole('button', { name: 'Deactivate WELCOME10' }))
    await expect(promos.onSetActive).toHaveBeenLastCalledWith(promo, false)
    await userEvent.click(canvas.getByRole('button', { name: 'Activate SPRING20' }))
    await expect(promos.onSetActive).toHaveBeenLastCalledWith(
      expect.objectContaining({ code: 'SPRING20' }),
      true,
    )
  },
}
export const NoPromos: Story = {
  render: () => <PromoList promoCodes={[]} {...promos} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No promo codes yet.')).toBeVisible()
  },
}
const promoForm = { onSave: fn(), onClose: fn() }

export const PromoAdd: Story = {
  render: () => <PromoFormDialog promo={null} busy={false} {...promoForm} />,
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Promo Code' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Add Promo Code' }))
    const code = dialog.getByRole('textbox', { name: 'Code' })
    await expect(code).toHaveAccessibleDescription('Use 2 to 40 letters, digits, hyphens or underscores')
    await expect(dialog.getByRole('textbox', { name: 'Percent off' })).toHaveAccessibleDescription(
      'Enter a number above 0, at most 100',
    )
    await expect(promoForm.onSave).not.toHaveBeenCalled()
    await userEvent.type(code, 'spring20')
    await expect(code).toHaveValue('SPRING20')
    await userEvent.click(dialog.getByRole('radio', { name: 'Dollars' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Dollars off' }), '20')
    await userEvent.type(dialog.getByRole('textbox', { name: /^Minimum order/ }), '150')
    await userEvent.click(dialog.getByRole('button', { name: 'Add Promo Code' }))
    await expect(promoForm.onSave).toHaveBeenCalledWith({
      code: 'SPRING20',
      discountType: 'fixed',
      discountValue: 20,
      validUntil: null,
      maxUses: null,
      minOrderCents: 15_000,
      firstTimeOnly: false,
      isActive: true,
    })
  },
}
export const PromoEdit: Story = {
  render: () => <PromoFormDialog promo={promo} busy={false} {...promoForm} />,
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit WELCOME10' }))
    await expect(dialog.getByRole('textbox', { name: 'Code' })).toHaveAttribute('readonly')
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Active' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }))
    const { currentUses: _, ...stored } = promo
    await expect(promoForm.onSave).toHaveBeenCalledWith({ ...stored, isActive: false })
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await expect(promoForm.onClose).toHaveBeenCalledOnce()
  },
}
const setMember = fn()

export const Team: Story = {
  render: () => (
    <TeamList
      team={[
        { userId: 'one', email: 'office@dustforce.example', isActive: true, isSelf: true },
        { userId: 'two', email: 'former@dustforce.example', isActive: false, isSelf: false },
      ]}
      busy={null}
      onSetActive={setMember}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'office@dustforce.exampleYouActive',
      'former@dustforce.exampleInactiveActivate',
    ])
    await userEvent.click(canvas.getByRole('button', { name: 'Activate former@dustforce.example' }))
    await expect(setMember).toHaveBeenCalledWith(expect.objectContaining({ userId: 'two' }), true)
  },
}

const saveRetention = fn()

export const Retention: Story = {
  render: () => (
    <RetentionForm retention={{ bookingMonths: 24, messageMonths: 12 }} busy={false} onSave={saveRetention} />
  ),
  play: async ({ canvas }) => {
    const bookings = canvas.getByRole('textbox', { name: 'Keep bookings (months)' })
    const save = canvas.getByRole('button', { name: 'Save months' })
    await expect(save).toBeDisabled()
    await userEvent.clear(bookings)
    await userEvent.type(bookings, '121')
    await expect(bookings).toHaveAccessibleDescription(/Enter a whole number from 1 to 120/)
    await expect(save).toBeDisabled()
    await userEvent.clear(bookings)
    await userEvent.type(bookings, '36{Enter}')
    await expect(saveRetention).toHaveBeenLastCalledWith({ bookingMonths: 36, messageMonths: 12 })
    const messages = canvas.getByRole('textbox', { name: 'Keep messages and applications (months)' })
    await userEvent.clear(messages)
    await userEvent.type(messages, '6{Enter}')
    const dialog = within(
      await within(document.body).findByRole('alertdialog', { name: 'Keep Data for a Shorter Time' }),
    )
    await expect(dialog.getByText(/messages and applications older than 6, are erased/)).toBeVisible()
    await expect(saveRetention).toHaveBeenCalledTimes(1)
    await userEvent.click(dialog.getByRole('button', { name: 'Erase older data' }))
    await expect(saveRetention).toHaveBeenLastCalledWith({ bookingMonths: 36, messageMonths: 6 })
  },
}

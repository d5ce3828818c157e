import { cents, zeroCents } from '@dustforce/core/money'
import { businessDate } from '@dustforce/core/schedule'
import { inquiryFromRow } from '@dustforce/office/inquiry'
import type { Customer, CustomerSummary } from '@dustforce/supabase/admin'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { booking } from '../../testing/story-records.ts'
import { CustomerList } from './customer-list.tsx'
import { CustomerView } from './customer-view.tsx'

/** Saturday, 10:00 AM in Toronto. */
const now = Date.UTC(2026, 10, 21, 15)

const link = (path: string, content: React.ReactNode, look: string) => (
  <a href={`#${path}`} className={look}>
    {content}
  </a>
)

const customer: Customer = {
  figures: {
    bookings: 2,
    spentCents: cents(33600),
    last: businessDate('2026-10-03'),
    next: businessDate('2026-11-28'),
    owedCents: cents(33600),
    refundDueCents: zeroCents,
    allBookings: 2,
  },
  bookings: [
    { ...booking, id: 'b2', bookingDate: businessDate('2026-11-28'), paymentStatus: 'pending' },
    {
      ...booking,
      id: 'b1',
      bookingDate: businessDate('2026-10-03'),
      bookingStatus: 'completed',
      assignedCleanerName: 'Maria Santos',
      address: '88 Wellesley St E, Toronto',
    },
  ],
  inquiries: [
    inquiryFromRow({
      id: 'i1',
      name: 'Amelia Wright',
      email: 'amelia.wright@example.com',
      subject: 'Windows',
      message: 'Hello',
      inquiry_status: 'resolved',
      created_at: '2026-09-01T15:00:00Z',
    }),
  ],
  letters: [{ id: 'l1', kind: 'booking-confirmation', status: 'delivered', at: now }],
  mail: { reminders: false, thanks: true },
  note: 'Rings twice.',
  noteBy: 'maria@dustforce.example',
  noteAt: now,
}

const meta: Meta<typeof CustomerView> = {
  title: 'Admin/Customers',
  component: CustomerView,
  args: {
    customer,
    back: <a href="#list">All customers</a>,
    savingNote: false,
    exporting: false,
    onNote: fn(),
    onExport: fn(),
    onErase: fn(),
    link,
  },
}
export default meta

type Story = StoryObj<typeof CustomerView>

/** On a phone the visit, the service and the payment each have a line, without overlapping. */
export const OneCustomerOnAPhone: Story = {
  args: {
    customer: {
      ...customer,
      bookings: [
        { ...booking, bookingStatus: 'canceled', paymentStatus: 'expired', serviceType: 'move-clean' },
      ],
    },
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const service = canvas.getByText('Move-In/Out Clean')
    const line = Number.parseFloat(getComputedStyle(service).lineHeight)
    const cleaner = within(service).getByText('No contractor')
    await expect(
      service.getBoundingClientRect().height - cleaner.getBoundingClientRect().height,
    ).toBeLessThan(line * 1.5)
  },
}

export const OneCustomer: Story = {}
export const OneCustomerTest: Story = {
  ...OneCustomer,
  tags: ['!dev'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Amelia Wright' })).toBeVisible()
    await expect(canvas.getByText('No reminders')).toBeVisible()
    const figures = canvas.getByRole('region', { name: 'Figures' })
    await expect([...figures.children].map((card) => card.textContent)).toEqual([
      'Bookings2',
      'Spent$336',
      'Last visitOct 3, 2026',
      'Next visitNov 28, 2026',
      'Owed$336For visits not paid yet',
    ])
    await expect(canvas.getByText('Buzz 405')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '88 Wellesley St E, Toronto' })).toBeVisible()
    await expect(canvas.getByText('maria@dustforce.example, Nov 21, 2026, 10:00 AM')).toBeVisible()
    const save = canvas.getByRole('button', { name: 'Save note' })
    await expect(save).toBeDisabled()
    await userEvent.type(canvas.getByLabelText('Notes (staff only)'), ' Has a dog.')
    await userEvent.click(save)
    await expect(args.onNote).toHaveBeenCalledWith('Rings twice. Has a dog.', 'Rings twice.')
    await userEvent.click(canvas.getByRole('button', { name: 'Export data' }))
    await expect(args.onExport).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Erase' }))
    await expect(args.onErase).toHaveBeenCalledOnce()
  },
}

/** More bookings than are listed: the figures are of all of them, and the list leads to the others. */
export const MoreThanListed: Story = {
  args: {
    customer: { ...customer, figures: { ...customer.figures, bookings: 310, allBookings: 312 } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('310')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'See all 312' })).toHaveAttribute(
      'href',
      '#/dashboard/bookings?q=amelia.wright%40example.com',
    )
  },
}

const summary: CustomerSummary = {
  id: 'b2',
  name: 'Amelia Wright',
  email: 'amelia.wright@example.com',
  phone: '4165550177',
  ...customer.figures,
  next: null,
}

export const TheList: StoryObj = {
  render: () => (
    <CustomerList
      customers={[summary, { ...summary, id: 'b3', name: 'Noah Brandt' }]}
      link={(id, content, look) => link(`/${id}`, content, look)}
    />
  ),
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole('list', { name: 'Customers' })).getAllByRole('link')
    await expect(rows.map((row) => `${row.getAttribute('href')} ${row.textContent}`)).toEqual([
      '#/b2 Amelia Wrightamelia.wright@example.com · (416) 555-0177Bookings2Spent$336LastOct 3, 2026Next—',
      '#/b3 Noah Brandtamelia.wright@example.com · (416) 555-0177Bookings2Spent$336LastOct 3, 2026Next—',
    ])
  },
}

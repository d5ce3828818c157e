import { cents } from '@dustforce/core/money'
import { businessDate } from '@dustforce/core/schedule'
import { bookingFromRow } from '@dustforce/office/booking'
import { needKinds } from '@dustforce/office/hub'
import { gtaBusiness } from '@dustforce/office/testing/business'
import type { Booking, LetterToLookAt, PaymentToLookAt } from '@dustforce/supabase/admin'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { letterRow, needRow, paymentRow } from './need-words.ts'
import { NeedsYou } from './needs-you.tsx'
import { TodayPlan } from './today-plan.tsx'
import { WeekLoad } from './week-load.tsx'

const hour = 3_600_000
/** Saturday, 10:00 AM in Toronto. */
const now = Date.UTC(2026, 10, 21, 15)
const today = businessDate('2026-11-21')

const letter: LetterToLookAt = {
  id: 'l1',
  kind: 'booking-confirmation',
  recipient: 'ada@exmaple.com',
  trouble: 'bounced',
  detail: 'The mailbox does not exist.',
  canSendAgain: true,
  customerName: 'Ada Lovelace',
  bookingDate: businessDate('2026-11-27'),
  since: now - 30 * hour,
}

const payment: PaymentToLookAt = {
  kind: 'booking',
  key: 'b7',
  attention: ['disputed'],
  refundDue: false,
  customerName: 'Grace Hopper',
  bookingDate: businessDate('2026-11-12'),
  sessionId: 'cs_1',
  amountCents: cents(33600),
  refundedCents: cents(0),
  lostCents: cents(0),
  refusal: null,
  since: now - 2 * hour,
}

const job = {
  who: 'Chloe Dubois',
  date: today,
  time: '1:00 PM',
  about: 'deep-clean',
  amountCents: cents(33600),
}

const needs = [
  ...[3, 26, 50, 75, 100].map((hours, index) =>
    needRow(
      {
        ...job,
        kind: 'needs-cleaner',
        key: `b${index}`,
        at: now + hours * hour,
        who: `Customer ${index}`,
      },
      gtaBusiness,
    ),
  ),
  needRow(
    { ...job, kind: 'not-started', key: 'n1', at: now - hour, time: '9:00 AM', about: 'Maria Santos' },
    gtaBusiness,
  ),
  needRow(
    {
      ...job,
      kind: 'does-not-fit',
      key: 'f1',
      at: now + 30 * hour,
      who: 'Liam Roy',
      about: 'over-crews',
    },
    gtaBusiness,
  ),
  needRow(
    { ...job, kind: 'left-visit', key: 'v1', at: now - hour, who: 'Mia Wong', about: null },
    gtaBusiness,
  ),
  needRow(
    { ...job, kind: 'charge', key: 'h2', at: now + 30 * hour, who: 'Ella Novak', about: 'other-card' },
    gtaBusiness,
  ),
  needRow({ ...job, kind: 'payment-due', key: 'd1', at: now - 30 * hour, who: 'Ivy Chen' }, gtaBusiness),
  paymentRow(payment, now, gtaBusiness.money),
  needRow({ ...job, kind: 'refund', key: 'r1', at: now - 50 * hour, who: 'Noah Brandt' }, gtaBusiness),
  needRow({ ...job, kind: 'offline-refund', key: 'h1', at: now - hour, who: 'Omar Haddad' }, gtaBusiness),
  letterRow(letter, now),
  letterRow(
    { ...letter, id: 'l2', trouble: 'complained', canSendAgain: false, customerName: null, detail: null },
    now,
  ),
  needRow(
    {
      ...job,
      kind: 'inquiry',
      key: 'i1',
      at: now - hour,
      who: 'Fatima Khan',
      date: null,
      about: 'Windows',
    },
    gtaBusiness,
  ),
  needRow(
    {
      ...job,
      kind: 'application',
      key: 'a1',
      at: now,
      who: 'Sofia Marin',
      date: null,
      about: '3+ years',
    },
    gtaBusiness,
  ),
]

const onSendAgain = fn()
const onLookedAt = fn()

const meta: Meta<typeof NeedsYou> = {
  title: 'Admin/Needs you',
  component: NeedsYou,
  args: {
    needs,
    now,
    busyLetter: null,
    onSendAgain,
    onLookedAt,
    link: (path, content, look, label) => (
      <a href={`#${path}`} className={look} aria-label={label}>
        {content}
      </a>
    ),
  },
}
export default meta

type Story = StoryObj<typeof NeedsYou>

export const EveryKind: Story = {}
export const EveryKindTest: Story = {
  ...EveryKind,
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const groups = within(canvas.getByRole('region', { name: 'Needs you' })).getAllByRole('region')
    await expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual([
      'Sold without a contractor',
      'Not started',
      'Does not fit the day',
      'Visits without a place',
      'Cards not charged',
      'Done and not paid',
      'Payments to look at',
      'Refunds due',
      'To pay back by hand',
      'E-mails to look at',
      'New inquiries',
      'New applications',
    ])
    await expect(groups).toHaveLength(needKinds.length)
    const rowsOf = (name: string) =>
      within(canvas.getByRole('region', { name }))
        .getAllByRole('listitem')
        .map((row) => row.textContent)
    await expect(rowsOf('Not started')).toEqual([
      'Chloe DuboisNov 21, 2026, 9:00 AMMaria Santos has not started.1 h lateOpen Booking',
    ])
    await expect(rowsOf('Cards not charged')).toEqual([
      'Ella NovakNov 21, 2026, 1:00 PM$336.00: the customer was asked for another card.Starts in 30 hOpen Booking',
    ])
    await expect(rowsOf('Refunds due')).toEqual([
      'Noah BrandtNov 21, 2026, 1:00 PM$336.00 has to go back to the customer.Waiting 2 daysOpen Booking',
    ])
    await expect(rowsOf('Done and not paid')).toEqual([
      'Ivy ChenNov 21, 2026, 1:00 PM$336.00 was due on the day.Waiting 30 hMark as Paid',
    ])
    await expect(canvas.getByRole('link', { name: 'Record Refund: Omar Haddad' })).toHaveAttribute(
      'href',
      '#/dashboard/bookings?q=h1&open=h1',
    )
    await expect(canvas.getByRole('link', { name: 'Assign Cleaner: Customer 0' })).toHaveAttribute(
      'href',
      '#/dashboard/bookings?assign=b0',
    )
    await expect(rowsOf('Sold without a contractor')).toHaveLength(4)
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 5' }))
    await expect(rowsOf('Sold without a contractor')).toHaveLength(5)
    await userEvent.click(canvas.getByRole('button', { name: 'Send again: Ada Lovelace' }))
    await expect(onSendAgain).toHaveBeenCalledWith(letter)
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as looked at: ada@exmaple.com' }))
    await expect(onLookedAt).toHaveBeenCalledWith(expect.objectContaining({ id: 'l2' }))
  },
}

/** More inquiries than one answer of the database tells. */
export const Hundreds: Story = {
  args: {
    needs: Array.from({ length: 100 }, (_, nr) =>
      needRow(
        { ...job, kind: 'inquiry', key: `i${nr}`, at: now - nr * hour, who: `Writer ${nr}` },
        gtaBusiness,
      ),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('100+')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show the first 100' }))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(100)
  },
}

export const NoTaxNumber: Story = {
  args: { needs: [], lacksTaxNumber: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Receipts and e-mails have no HST registration number.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Enter it under Company' })).toBeVisible()
    await expect(canvas.queryByText('All clear')).toBeNull()
  },
}

export const AllClear: Story = {
  args: { needs: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All clear')).toBeVisible()
    await expect(canvas.queryByRole('listitem')).toBeNull()
  },
}

const jobOf = (id: string, name: string, time: string, row: Record<string, unknown> = {}): Booking => ({
  ...bookingFromRow({
    id,
    customer_name: name,
    booking_date: today,
    booking_time: time,
    service_type: 'standard',
    booking_status: 'assigned',
    payment_status: 'paid',
    assigned_cleaner_name: 'Maria Santos',
    ...row,
  }),
  version: 1,
})

export const TheDayAndTheWeek: StoryObj = {
  render: () => (
    <div className="grid gap-6">
      <TodayPlan
        bookings={[
          jobOf('1', 'Amelia Wright', '8:00 AM', { booking_status: 'completed' }),
          jobOf('2', 'Noah Brandt', '9:00 AM'),
          jobOf('3', 'Chloe Dubois', '10:30 AM', {
            booking_status: 'confirmed',
            assigned_cleaner_name: null,
          }),
        ]}
        now={now}
        link={(path, content, look) => (
          <a href={`#${path}`} className={look}>
            {content}
          </a>
        )}
      />
      <WeekLoad
        days={[
          { date: businessDate('2026-11-20'), taken: 11, limit: 10 },
          { date: today, taken: 8, limit: 10 },
          { date: businessDate('2026-11-22'), taken: 0, limit: 10 },
        ]}
        today={today}
        link={(date, content, look) => (
          <a href={`#${date}`} className={look}>
            {content}
          </a>
        )}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const hours = within(canvas.getByRole('region', { name: 'Today' })).getAllByRole('list')[0]
    await expect([...(hours?.children ?? [])].map((row) => row.textContent)).toEqual([
      '8:00 AMAmelia WrightBasic Cleaning · Maria SantosDone',
      '9:00 AMNoah BrandtBasic Cleaning · Maria SantosNot started',
      '10:00 AMNowChloe Dubois10:30 AM · Basic CleaningNeeds a contractor',
    ])
    const days = within(canvas.getByRole('region', { name: 'Next 7 days' })).getAllByRole('link')
    await expect(days.map((day) => day.textContent)).toEqual([
      'FridayNov 2011 of 10Over',
      'TodayNov 218 of 10',
      'SundayNov 220 of 10',
    ])
  },
}

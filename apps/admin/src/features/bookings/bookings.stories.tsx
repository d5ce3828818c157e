import { cents } from '@dustforce/core/money'
import type { Urgency } from '@dustforce/core/urgency'
import { toldKinds } from '@dustforce/office/booking'
import type { Booking } from '@dustforce/supabase/admin'
import { EmptyState } from '@dustforce/ui/empty-state'
import { coloursOf } from '@dustforce/ui/story-look'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { StartButton } from '../../patterns/start-button.tsx'
import { holdTimers } from '../../testing/held-timers.ts'
import { assignedBooking, booking, dueBooking } from '../../testing/story-records.ts'
import type { OpenDialog } from './acts/booking-dialog.ts'
import { BookingDetail } from './detail/booking-detail.tsx'
import { BookingLetters } from './detail/booking-letters.tsx'
import { BookingPanel } from './detail/booking-panel.tsx'
import { BookingFilterBar, type BookingFilterValues } from './list/booking-filter-bar.tsx'
import { BookingOrder } from './list/booking-order.tsx'
import { BookingRow, bookingColumns } from './list/booking-row.tsx'
import { BookingSkeletonRows, type BookingSortColumn, BookingsTable } from './list/bookings-table.tsx'
import { ListLook } from './list/list-look.tsx'
import './list/bookings-look.css'

interface ListProps {
  readonly rows: readonly (readonly [Booking, Urgency])[]
  readonly expandedId: string | null
  readonly state: 'rows' | 'loading' | 'empty'
  readonly values: BookingFilterValues
  readonly onFilter: (change: Partial<BookingFilterValues>) => void
  readonly onReset: () => void
  readonly onPay: (booking: Booking, text: string) => boolean
  readonly onStatus: (booking: Booking, status: string) => void
  readonly onToggle: (booking: Booking) => void
  readonly onAssign: (booking: Booking) => void
  readonly onEdit: (booking: Booking) => void
  readonly onSelect: (booking: Booking) => void
  readonly onSort: (key: BookingSortColumn) => void
}

const none = {
  search: '',
  status: '',
  serviceType: '',
  dateFrom: '',
  dateTo: '',
  assignedCleaner: '',
  newBookings: false,
  needsCleaner: false,
}

function List({ rows, expandedId, state, values, onFilter, onReset, onSort, ...actions }: ListProps) {
  return (
    <>
      <BookingFilterBar
        values={values}
        cleaners={['Maria Santos']}
        today="2026-11-21"
        onChange={onFilter}
        onReset={onReset}
        order={<BookingOrder sort={{ key: 'date', direction: 'desc' }} onSort={fn()} />}
      />
      <BookingsTable sort={{ key: 'date', direction: 'desc' }} onSort={onSort}>
        {state === 'loading' ? <BookingSkeletonRows /> : null}
        {state === 'empty' ? (
          <tbody>
            <tr>
              <td colSpan={bookingColumns}>
                <EmptyState title="No bookings found" hint="No results matched the current filters." />
              </td>
            </tr>
          </tbody>
        ) : null}
        {state === 'rows' ? (
          <tbody className="divide-y divide-line">
            {rows.map(([one, urgency]) => (
              <BookingRow
                key={one.id}
                booking={one}
                urgency={urgency}
                expanded={one.id === expandedId}
                detail={<Detail booking={one} />}
                {...actions}
              />
            ))}
          </tbody>
        ) : null}
      </BookingsTable>
    </>
  )
}

const actions = { unassign: fn(), settle: fn(), copySms: fn(), askOwed: fn() }
const detail = { actions, onOpen: fn<OpenDialog>(), tellable: toldKinds, onTell: fn() }
const onStarted = fn()
const closed = fn()
const canceledBooking: Booking = { ...assignedBooking, bookingStatus: 'canceled', refundDue: true }

function Detail({ booking: one }: { readonly booking: Booking }) {
  return (
    <BookingDetail
      booking={one}
      split={{ subtotal: '$330.00', tax: '$39.00' }}
      start={<StartButton note={one.startedAt === null ? 'started' : 'not-started'} onStarted={onStarted} />}
      {...detail}
    />
  )
}

const urgencies: readonly Urgency[] = ['overdue', 'today', 'within24h', 'within48h', 'none']

const meta: Meta<typeof List> = {
  title: 'Admin/Bookings',
  component: List,
  args: {
    rows: urgencies.map((urgency) => [{ ...booking, id: urgency, bookingStatus: 'pending' }, urgency]),
    expandedId: null,
    state: 'rows',
    values: none,
    onFilter: fn(),
    onReset: fn(),
    onPay: fn(() => true),
    onStatus: fn(),
    onToggle: fn(),
    onAssign: fn(),
    onEdit: fn(),
    onSelect: fn(),
    onSort: fn(),
  },
}
export default meta

type Story = StoryObj<typeof List>

export const ByUrgency: Story = { name: 'By urgency: overdue, today, within 48 hours' }
export const ByUrgencyTest: Story = {
  ...ByUrgency,
  tags: ['!dev'],
  play: async ({ canvas, canvasElement, args }) => {
    const dates = urgencies.map(
      (urgency) => canvasElement.querySelector(`[data-booking="${urgency}"]`)?.children[3]?.textContent,
    )
    await expect(dates).toEqual([
      'Nov 21, 2026Overdue',
      'Nov 21, 2026Today',
      'Nov 21, 2026Within 24 hours',
      'Nov 21, 2026Within 48 hours',
      'Nov 21, 2026',
    ])
    await expect(canvas.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Customer',
      'Address',
      'Service',
      'Date',
      'Time',
      'Price',
      'Contractor',
      'Contractor Pay',
      'Status',
      'Actions',
    ])
    const sorted = ['Customer', 'Date', 'Address'].map((name) =>
      canvas.getByRole('columnheader', { name }).getAttribute('aria-sort'),
    )
    await expect(sorted).toEqual(['none', 'descending', null])
    await userEvent.click(canvas.getByRole('button', { name: 'Price' }))
    await expect(args.onSort).toHaveBeenCalledWith('price')
    const [first] = canvas.getAllByRole('button', { name: 'Assign Cleaner' })
    if (first !== undefined) await userEvent.click(first)
    await expect(args.onAssign).toHaveBeenCalledWith(args.rows[0]?.[0])
    const edits = canvas.getAllByRole('button', { name: 'Edit the booking of Amelia Wright' })
    if (edits[1] !== undefined) await userEvent.click(edits[1])
    await expect(args.onEdit).toHaveBeenCalledWith(args.rows[1]?.[0])
    await expect(args.onToggle).not.toHaveBeenCalled()
  },
}
export const Loading: Story = {
  args: { state: 'loading' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[aria-busy="true"] [data-skeleton]')).toHaveLength(3)
  },
}
export const Empty: Story = {
  args: { state: 'empty' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No bookings found')).toBeVisible()
    await expect(canvas.getByText('No results matched the current filters.')).toBeVisible()
  },
}
/** Sold by phone and paid on the day: it says so, until the office has marked it as paid. */
export const DueOnTheDay: Story = {
  args: { rows: [[dueBooking, 'none']], expandedId: dueBooking.id },
}
export const DueOnTheDayTest: Story = {
  ...DueOnTheDay,
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Due on the day')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as Paid' }))
    await expect(detail.onOpen).toHaveBeenLastCalledWith('offline-payment', expect.anything())
  },
}
/** The office took the first payment itself, and what goes back is of a change that was paid by card: there is nothing to record. */
export const OnlyTheCardGetsBack: Story = {
  args: {
    rows: [[{ ...dueBooking, paymentStatus: 'paid', refundDue: true }, 'none']],
    expandedId: dueBooking.id,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Edit Booking' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Record Refund' })).toBeNull()
  },
}
/** Paid by card and by hand, and canceled: what the office itself gives back stands before the details. */
export const PaysBackByHand: Story = {
  render: () => (
    <BookingPanel booking={canceledBooking} onClose={closed}>
      <BookingDetail
        booking={canceledBooking}
        isBesideList
        split={{ subtotal: '$330.00', tax: '$39.00' }}
        toPayBackCents={cents(10_000)}
        {...detail}
      />
    </BookingPanel>
  ),
}
export const PaysBackByHandTest: Story = {
  ...PaysBackByHand,
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$100.00 has to go back, outside Stripe.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Record Refund' }))
    await expect(detail.onOpen).toHaveBeenLastCalledWith('offline-payment', canceledBooking)
  },
}
/** In a wide window the details stand beside the list, and what can be done with the booking comes first. */
export const BesideTheList: Story = {
  render: () => (
    <BookingPanel booking={assignedBooking} onClose={closed}>
      <BookingDetail
        booking={assignedBooking}
        isBesideList
        split={{ subtotal: '$330.00', tax: '$39.00' }}
        {...detail}
      />
    </BookingPanel>
  ),
}
export const BesideTheListTest: Story = {
  ...BesideTheList,
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('complementary', { name: 'Booking of Amelia Wright' })
    const first = within(panel).getByRole('button', { name: 'Edit Booking' })
    const facts = within(panel).getByRole('heading', { name: 'Customer' })
    await expect(first.compareDocumentPosition(facts)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await userEvent.click(within(panel).getByRole('button', { name: 'Close the booking of Amelia Wright' }))
    await expect(closed).toHaveBeenCalledOnce()
  },
}
export const Expanded: Story = {
  args: { rows: [[assignedBooking, 'none']], expandedId: assignedBooking.id },
}
export const ExpandedTest: Story = {
  ...Expanded,
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Hide details of Amelia Wright' })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
    const names = canvas.getAllByRole('term')
    const facts = Object.fromEntries(
      names.map((name) => [name.textContent, name.nextElementSibling?.textContent]),
    )
    await expect(facts).toEqual({
      Name: 'Amelia Wright',
      Email: 'amelia.wright@example.com',
      Phone: '(416) 555-0177',
      Address: '12 Queen St W, Toronto, ON M5H 3X4',
      'Booking ID': '0f6f0e5c-2b1d-4c7e-9a55-3d9f7d3c1a20',
      Booked: 'Nov 18, 2026, 10:20 AM',
      Service: 'Deep Cleaning',
      When: 'Nov 21, 2026, 9:00 AM',
      Takes: 'about 3 hours',
      Home: 'Condo',
      Bedrooms: '3',
      Bathrooms: '2',
      'Add-ons': 'Laundry, Dishwashing',
      Pets: 'Yes',
      'Pet details': 'One friendly dog',
      'Someone home': 'Yes, someone will be home',
      Entry: 'Buzz 405',
      Building: 'Elevator',
      Parking: 'Visitor parking',
      Avoid: 'The study',
      "Customer's equipment": 'No',
      Subtotal: '$330.00',
      Discount: '−$33.00 (WELCOME10)',
      HST: '$39.00',
      Total: '$336.00',
      Payment: 'Paid',
      Reference: expect.stringMatching(/\w+/),
      Contractor: 'Maria Santos',
      'Contractor phone': '(416) 555-0181',
      'Contractor pay': '$165.00',
    })
    await expect(canvas.getByText(/^Nothing said about: equipment notes/)).toBeVisible()
    await expect(canvas.getByText('Please mind the plants by the window.')).toBeVisible()
    const target = (name: string) => canvas.getByRole('link', { name }).getAttribute('href')
    await expect(target('(416) 555-0177')).toBe('tel:+14165550177')
    await expect(target('(416) 555-0181')).toBe('tel:+14165550181')
    await expect(target('amelia.wright@example.com')).toBe('mailto:amelia.wright@example.com')
    await expect(target('12 Queen St W, Toronto, ON M5H 3X4')).toBe(
      'https://www.google.com/maps/search/?api=1&query=12%20Queen%20St%20W%2C%20Toronto%2C%20ON%20M5H%203X4',
    )
    for (const [name, dialog] of [
      ['Edit Booking', 'edit'],
      ['Email Contractor', 'email-contractor'],
      ['Email Customer', 'email-customer'],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name }))
      await expect(detail.onOpen).toHaveBeenLastCalledWith(dialog, assignedBooking)
    }
    for (const [name, action] of [
      ['On the Way', detail.onTell],
      ['Mark as Started', onStarted],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name }))
      await expect(action).toHaveBeenCalledOnce()
    }
    for (const [name, action] of [
      ['Copy SMS', actions.copySms],
      ['Change Service or Add-ons', detail.onOpen],
      ['Unassign', actions.unassign],
      ['Delete Booking', detail.onOpen],
    ] as const) {
      action.mockClear()
      await userEvent.click(canvas.getByRole('button', { name: 'More' }))
      await userEvent.click(await screen.findByRole('menuitem', { name }))
      await expect(action).toHaveBeenCalledOnce()
    }
    await expect(detail.onOpen).toHaveBeenLastCalledWith('delete', assignedBooking)
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel Booking' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, Cancel' }))
    await expect(detail.onOpen).toHaveBeenLastCalledWith('cancel', assignedBooking)
  },
}

/** The office has noted that it began: when, and a way to take that back. */
export const Begun: Story = {
  args: {
    rows: [[{ ...assignedBooking, startedAt: Date.UTC(2026, 10, 21, 14, 5) }, 'none']],
    expandedId: assignedBooking.id,
  },
}
export const BegunTest: Story = {
  ...Begun,
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Started').nextElementSibling).toHaveTextContent('Nov 21, 2026, 9:05 AM')
    await userEvent.click(canvas.getByRole('button', { name: 'Not Started Yet' }))
    await expect(onStarted).toHaveBeenLastCalledWith(false)
  },
}

export const Canceled: Story = {
  args: { rows: [[{ ...booking, bookingStatus: 'canceled' }, 'none']], expandedId: booking.id },
}
export const CanceledTest: Story = {
  ...Canceled,
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('button', { name: 'Cancel Booking' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    const items = await screen.findAllByRole('menuitem')
    await expect(items.map(({ textContent }) => textContent)).toEqual(['Copy SMS'])
  },
}

export const NeedsAttention: Story = {
  args: {
    rows: [[{ ...booking, attention: ['disputed', 'paid-but-day-full'] }, 'none']],
    expandedId: booking.id,
  },
}
export const NeedsAttentionTest: Story = {
  ...NeedsAttention,
  tags: ['!dev'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Needs attention')).toBeVisible()
    await expect(
      canvas.getByText('Paid after the day had filled up or closed. The payment is given back.'),
    ).toBeVisible()
    await expect(canvas.getByText(/^The customer’s bank disputes the payment/)).toBeVisible()
    await expect(
      canvasElement.querySelector('[aria-label^="Needs attention: The customer"][aria-label*="Paid after"]'),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Settle' }))
    await expect(actions.settle).toHaveBeenCalledOnce()
  },
}

/** A sale without a cleaner stands out, and what was paid can be read. */
export const NeedsACleaner: Story = {
  args: {
    rows: [
      [booking, 'today'],
      [{ ...booking, id: 'unpaid', paymentStatus: 'pending' }, 'none'],
      [{ ...booking, id: 'back', bookingStatus: 'canceled', refundDue: true }, 'none'],
      [{ ...assignedBooking, id: 'assigned' }, 'none'],
    ],
  },
  play: async ({ canvasElement }) => {
    const rows = [...canvasElement.querySelectorAll('[data-booking]')]
    await expect(rows.map((row) => [5, 6].map((column) => row.children[column]?.textContent))).toEqual([
      ['$336.00Paid', 'Needs a contractor'],
      ['$336.00Unpaid', 'Unassigned'],
      ['$336.00Refund on its way', 'Unassigned'],
      ['$336.00Paid', 'Maria Santos'],
    ])
  },
}

/** A search that was just typed is forgotten with the filters, though the address has not known it yet. */
export const ResetForgetsWhatIsTyped: Story = {
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    const pause = holdTimers(200)
    try {
      const field = () => canvas.getByRole('searchbox', { name: 'Search bookings' })
      for (const name of ['Reset', 'All Bookings']) {
        await userEvent.type(field(), 'zzzz')
        await userEvent.click(canvas.getByRole('button', { name }))
        await expect(field()).toHaveValue('')
        await expect(pause.fire()).toBe(0)
      }
      await expect(args.onReset).toHaveBeenCalledOnce()
      await expect(args.onFilter).toHaveBeenCalledWith(none)
    } finally {
      pause.release()
    }
  },
}

export const Searched: Story = {
  args: { values: { ...none, search: 'queen' } },
}
export const SearchedTest: Story = {
  ...Searched,
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'All Bookings' })).toHaveAttribute(
      'aria-pressed',
      'false',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Needs a contractor' }))
    await expect(args.onFilter).toHaveBeenCalledWith({ needsCleaner: true })
  },
}

export const EveryStatus: Story = {
  args: {
    rows: ['pending', 'assigned', 'confirmed', 'completed', 'canceled', 'scheduled'].map(
      (bookingStatus) => [{ ...booking, id: bookingStatus, bookingStatus }, 'none'] as const,
    ),
  },
  play: async ({ canvas }) => {
    const statuses = canvas.getAllByRole<HTMLSelectElement>('combobox', { name: /^Status of the booking/ })
    await expect(statuses.map(({ value }) => value)).toEqual([
      'pending',
      'assigned',
      'confirmed',
      'completed',
      'canceled',
      'unassigned',
    ])
    await expect(new Set(statuses.map(coloursOf)).size).toBe(6)
    const [pending, , , , , unassigned] = statuses
    const offered = (select: HTMLSelectElement | undefined) =>
      [...(select?.options ?? [])].filter(({ disabled }) => !disabled).map(({ text }) => text)
    const every = ['Pending', 'Assigned', 'Confirmed', 'Completed', 'Canceled']
    await expect(offered(pending)).toEqual(every)
    await expect(offered(unassigned)).toEqual(every)
  },
}

/** As wide as the list is beside the sidebar at 1280 and 1440: nothing scrolls sideways, and no ordinary name is cut. */
export const OnLaptops: Story = {
  tags: ['!dev'],
  args: {
    rows: ['Zoe Papadakis', 'Hannah Cohen', 'Grace Nguyen'].map((customerName, nr) => [
      {
        ...(nr === 0 ? { ...booking, contractorId: null } : assignedBooking),
        ...{ id: customerName, customerName, serviceType: 'move-clean', bookingTime: '12:00 PM' },
      },
      nr === 0 ? 'within24h' : 'none',
    ]),
  },
  render: (args) => (
    <div data-list="" data-hide="" className="@container">
      <List {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const list = canvasElement.querySelector<HTMLElement>('[data-list]')
    const region = canvas.getByRole('region', { name: 'Bookings' })
    for (const width of [1008, 1168]) {
      list?.style.setProperty('width', `${width}px`)
      await expect(region.clientWidth).toBeGreaterThan(width - 8)
      await expect(region.scrollWidth).toBe(region.clientWidth)
      for (const name of canvas.getAllByText(/^(Zoe|Hannah|Grace) /))
        await expect(name.scrollWidth).toBe(name.clientWidth)
    }
    await expect(canvas.getAllByRole('button', { name: /^(Assign|Change) Cleaner$/ })).toHaveLength(3)
  },
}

export const LongWords: Story = {
  args: {
    rows: [
      [
        {
          ...assignedBooking,
          customerName: 'Wolfeschlegelsteinhausenbergerdorff-Montgomery the Third',
          email: 'a.very.long.address.of.somebody@a-very-long-domain.example.com',
          assignedCleanerName: 'Maximiliana Featherstonehaugh',
        },
        'none',
      ],
    ],
  },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Bookings' })
    await expect(region.scrollWidth).toBe(region.clientWidth)
    await expect(canvas.getByText(/^Wolfeschlegelsteinhausen/)).toBeVisible()
    await expect(canvas.getByText('Maximiliana Featherstonehaugh')).toBeVisible()
  },
}

export const PayIsEditedInPlace: Story = {
  args: { rows: [[assignedBooking, 'none']] },
}
export const PayIsEditedInPlaceTest: Story = {
  ...PayIsEditedInPlace,
  tags: ['!dev'],
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByLabelText(/Contractor pay/)
    await userEvent.clear(field)
    await userEvent.type(field, '170{Enter}')
    await expect(args.onPay).toHaveBeenLastCalledWith(assignedBooking, '170')
    await userEvent.clear(field)
    await userEvent.type(field, '99{Escape}')
    await expect(args.onPay).toHaveBeenCalledTimes(1)
    await expect(field).toHaveValue(165)
    await userEvent.click(field)
    await userEvent.tab()
    await expect(args.onPay).toHaveBeenCalledTimes(1)
  },
}

export const ControlsDoNotToggleTheRow: Story = {
  tags: ['!dev'],
  args: { rows: [[assignedBooking, 'none']] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Change Cleaner' }))
    await expect(args.onToggle).not.toHaveBeenCalled()
    await userEvent.selectOptions(canvas.getByLabelText(/Status of the booking/), 'completed')
    await expect(args.onStatus).toHaveBeenCalledWith(assignedBooking, 'completed')
    await expect(args.onToggle).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByText(/12 Queen St W/))
    await expect(args.onToggle).toHaveBeenCalledTimes(1)
  },
}

const letter = { id: 'l1', kind: 'booking-confirmation', status: 'sent', delivery: 'delivered', detail: null }

export const LettersThatDidNotArrive: Story = {
  render: () => (
    <BookingLetters
      letters={[
        letter,
        { ...letter, id: 'l2', delivery: null },
        { ...letter, id: 'l3', delivery: 'bounced', detail: 'The mailbox does not exist.' },
        {
          ...letter,
          id: 'l4',
          status: 'failed',
          delivery: null,
          detail: 'withdrawn: the payment was refunded',
        },
        { ...letter, id: 'l5', kind: 'cleaner-assignment', status: 'failed', delivery: null },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getAllByText(/^(Booking confirmation|Assigned contractor): /).map((line) => line.textContent),
    ).toEqual([
      'Booking confirmation: It bounced: the address does not accept it. (The mailbox does not exist.)',
      'Assigned contractor: It could not be sent.',
    ])
  },
}

export const CodeEatsTheMargin: StoryObj = {
  render: () => (
    <Detail booking={{ ...booking, discountCents: cents(20_000), contractorPayCents: cents(16_500) }} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('WELCOME10 eats the margin')).toBeVisible()
    await expect(
      canvas.getByText(/the code takes off \$200 and the contractor gets \$165: \$35 more/),
    ).toBeVisible()
  },
}

const onLook = fn()

/** The view chooses which columns the list shows, and how high its rows are. */
export const Look: StoryObj = {
  render: () => <ListLook look={{ hidden: ['address'], compact: false }} onLook={onLook} />,
}
export const LookTest: StoryObj = {
  ...Look,
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Address' })).not.toBeChecked()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Price' }))
    await expect(onLook).toHaveBeenLastCalledWith({ hidden: ['address', 'price'] })
    await userEvent.click(canvas.getByRole('radio', { name: 'Compact' }))
    await expect(onLook).toHaveBeenLastCalledWith({ compact: true })
  },
}

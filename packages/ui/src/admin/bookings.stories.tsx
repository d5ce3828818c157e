import type { Urgency } from '@dustforce/core/booking'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { EmptyState } from '../primitives/empty-state.tsx'
import { BookingDetail } from './booking-detail.tsx'
import { BookingFilterBar } from './booking-filter-bar.tsx'
import type { Booking } from './booking-record.ts'
import { BookingRow, bookingColumns } from './booking-row.tsx'
import { BookingSkeletonRows, BookingsTable } from './bookings-table.tsx'
import { assignedBooking, booking } from './samples.ts'

interface ListProps {
  readonly rows: readonly (readonly [Booking, Urgency])[]
  readonly expandedId: string | null
  readonly state: 'rows' | 'loading' | 'empty'
  readonly onPay: (booking: Booking, text: string) => boolean
  readonly onStatus: (booking: Booking, status: string) => void
  readonly onToggle: (booking: Booking) => void
}

const none = {
  search: '',
  status: '',
  serviceType: '',
  dateFrom: '',
  dateTo: '',
  assignedCleaner: '',
  newBookings: false,
}

function List({ rows, expandedId, state, onPay, onStatus, onToggle }: ListProps) {
  return (
    <>
      <BookingFilterBar
        values={none}
        cleaners={['Maria Santos']}
        today="2026-11-21"
        onChange={fn()}
        onReset={fn()}
      />
      <BookingsTable sort={{ key: 'date', direction: 'desc' }} onSort={fn()}>
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
                onToggle={onToggle}
                onAssign={fn()}
                onEdit={fn()}
                onStatus={onStatus}
                onPay={onPay}
              />
            ))}
          </tbody>
        ) : null}
      </BookingsTable>
    </>
  )
}

function Detail({ booking: one }: { readonly booking: Booking }) {
  return (
    <BookingDetail
      booking={one}
      split={{ subtotal: '$330.00', tax: '$39.00' }}
      onEdit={fn()}
      onCancel={fn()}
      onDelete={fn()}
      onEmailContractor={fn()}
      onEmailCustomer={fn()}
      onCopySms={fn()}
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
    onPay: fn(() => true),
    onStatus: fn(),
    onToggle: fn(),
  },
}
export default meta

type Story = StoryObj<typeof List>

export const ByUrgency: Story = {}
export const Loading: Story = { args: { state: 'loading' } }
export const Empty: Story = { args: { state: 'empty' } }
export const Expanded: Story = { args: { rows: [[assignedBooking, 'none']], expandedId: assignedBooking.id } }

export const Canceled: Story = {
  args: { rows: [[{ ...booking, bookingStatus: 'canceled' }, 'none']], expandedId: booking.id },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('button', { name: 'Cancel Booking' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Delete Booking' })).toBeNull()
  },
}

export const NeedsAttention: Story = {
  args: { rows: [[{ ...booking, attention: 'paid-but-day-full' }, 'none']], expandedId: booking.id },
}

export const EveryStatus: Story = {
  args: {
    rows: ['pending', 'assigned', 'confirmed', 'completed', 'canceled', 'scheduled'].map(
      (bookingStatus) => [{ ...booking, id: bookingStatus, bookingStatus }, 'none'] as const,
    ),
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
}

export const PayIsEditedInPlace: Story = {
  args: { rows: [[assignedBooking, 'none']] },
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

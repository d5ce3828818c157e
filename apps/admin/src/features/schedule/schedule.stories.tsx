import { type BusinessDate, businessDate, calendar, gtaPolicy } from '@dustforce/core/schedule'
import { bookingFromRow } from '@dustforce/office/booking'
import { contractorFromRow } from '@dustforce/office/contractor'
import { boardDays, type JobPlace } from '@dustforce/office/hub'
import type { Booking, BookingPatch } from '@dustforce/supabase/admin'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { fakeBackend } from '../../testing/fake-backend.ts'
import { StoryHub } from '../../testing/story-hub.tsx'
import { booking } from '../../testing/story-records.ts'
import { DaySheet } from './day-sheet.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { Schedule } from './schedule.tsx'
import { ScheduleToolbar } from './schedule-toolbar.tsx'

const meta: Meta = { title: 'Admin/Schedule', parameters: { layout: 'padded' } }
export default meta
type Story = StoryObj

const monday = businessDate('2026-11-23')
const days = boardDays(monday, 7)
const roster = [
  { id: 'c1', full_name: 'Maria Santos', service_areas: ['Toronto', 'East York'] },
  { id: 'c2', full_name: 'Daniel Okafor', service_areas: [] },
  { id: 'c3', full_name: 'Priya Raman', service_areas: ['Mississauga'], availability: { days: ['Tuesday'] } },
].map(contractorFromRow)

const job = (
  id: string,
  day: number,
  time: string,
  minutes: number,
  more: Record<string, unknown>,
): Booking => ({
  ...booking,
  ...bookingFromRow({
    id,
    customer_name: `Customer ${id}`,
    phone: '4165550177',
    address: '12 Queen St W, Toronto, ON M5H 3X4',
    service_type: 'standard',
    booking_date: days[day],
    booking_time: time,
    duration_minutes: minutes,
    booking_status: 'assigned',
    payment_status: 'paid',
    total_price: 226,
    ...more,
  }),
  version: 1,
})
const jobs = [
  job('Amelia', 0, '9:00 AM', 150, { contractor_id: 'c1', assigned_cleaner_name: 'Maria Santos' }),
  job('Zoe', 0, '12:00 PM', 120, {
    contractor_id: 'c1',
    assigned_cleaner_name: 'Maria Santos',
    address: '401 Danforth Ave, East York, ON',
    payment_status: 'due',
  }),
  job('Noah', 1, '10:00 AM', 180, {
    contractor_id: 'c2',
    assigned_cleaner_name: 'Daniel Okafor',
    booking_status: 'completed',
  }),
  job('Hannah', 1, '2:00 PM', 240, {
    contractor_id: 'c2',
    assigned_cleaner_name: 'Daniel Okafor',
    started_at: '2026-11-24T19:05:00Z',
  }),
  job('Grace', 2, '9:00 AM', 120, { assigned_cleaner_name: 'Cy Young', attention: ['on-closed-day'] }),
  job('Chloe', 0, '10:00 AM', 120, { booking_status: 'confirmed' }),
  job('Ethan', 3, '3:00 PM', 120, { booking_status: 'pending', payment_status: 'pending' }),
]

const update = fn(async (id: string, patch: BookingPatch): Promise<Booking> => {
  const known = jobs.find((one) => one.id === id) ?? booking
  return { ...known, ...patch, version: 2 }
})
const closed = fn(async () => undefined)
const backend = fakeBackend({
  bookings: { between: async () => jobs, update },
  figures: { load: async (from: BusinessDate) => [{ date: from, taken: 7, limit: 10 }] },
  scheduleExceptions: { lift: async () => undefined, soldOn: async () => jobs.slice(0, 2), save: closed },
})

function Board({
  view,
  on = days,
}: {
  readonly view: 'day' | 'week'
  readonly on?: readonly BusinessDate[]
}) {
  return (
    <StoryHub backend={backend}>
      <Schedule
        view={view}
        days={on}
        today={monday}
        jobs={jobs}
        roster={roster}
        load={on.map((date, nr) => ({ date, taken: nr === 1 ? 10 : 7, limit: 10 }))}
        scheduleExceptions={[
          { kind: 'hours', date: days[2] ?? monday, hours: ['09:00', '12:00'] },
          { kind: 'closed', id: 'x', from: days[6] ?? monday, to: days[6] ?? monday, reason: 'Holiday' },
        ]}
      />
    </StoryHub>
  )
}

const chosen = fn()
const stepped = fn()

export const Toolbar: Story = {
  render: () => (
    <ScheduleToolbar
      query={{ view: 'week', date: businessDate('2026-11-30'), sheet: null }}
      today={monday}
      onQuery={chosen}
      onStep={stepped}
    />
  ),
}
export const ToolbarTest: Story = {
  ...Toolbar,
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Previous week' }))
    await expect(stepped).toHaveBeenLastCalledWith(-1)
    await userEvent.click(canvas.getByRole('button', { name: 'Today' }))
    await expect(chosen).toHaveBeenLastCalledWith({ view: 'week', date: monday, sheet: null })
    await userEvent.click(canvas.getByRole('radio', { name: 'Day' }))
    await expect(chosen).toHaveBeenLastCalledWith({ view: 'day', date: '2026-11-30', sheet: null })
  },
}

export const Week: Story = {
  render: () => <Board view="week" />,
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table'))
    await expect(table.getByText('10 of 10 · full')).toBeVisible()
    await expect(table.getByText('Closed: Holiday')).toBeVisible()
    await expect(table.getByText('Starts 9:00 AM to 12:00 PM')).toBeVisible()
    await expect(table.getByRole('button', { name: /Customer Noah.*done$/ })).toBeVisible()
    await expect(table.getByRole('button', { name: /unpaid ?Customer Ethan/ })).toBeVisible()
    await expect(table.getByRole('button', { name: /due ?Customer Zoe/ })).toBeVisible()
    await expect(table.getByRole('rowheader', { name: /Cy Young/ })).toHaveTextContent(
      'No longer on the roster',
    )
    await expect(table.getByRole('link', { name: 'Day sheet of Maria Santos, Mon, Nov 23' })).toHaveAttribute(
      'href',
      '/dashboard/schedule?view=week&date=2026-11-23&sheet=c1',
    )
  },
}

/** A job that has begun says so, and when; that it did can be taken back. */
export const Begun: Story = {
  render: () => <Board view="week" />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Customer Hannah.*started/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Move Job' }))
    await expect(dialog.getByText('This job began on Nov 24, 2026, 2:05 PM.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Not Started Yet' }))
    await waitFor(() => expect(update).toHaveBeenCalledWith('Hannah', { startedAt: null }, 1))
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

/** A job on a day that was closed since says so on the board, and in its dialog. */
export const NeedsAttention: Story = {
  render: () => <Board view="week" />,
}
export const NeedsAttentionTest: Story = {
  ...NeedsAttention,
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const why = 'The company is closed at the time of this booking. Please agree on another one.'
    const chip = canvas.getByRole('button', { name: /^9:00 AM Customer Grace/ })
    await expect(chip).toHaveAccessibleName(expect.stringContaining(why))
    await expect(chip).toHaveAttribute('title', why)
    await userEvent.click(chip)
    const dialog = within(await screen.findByRole('dialog', { name: 'Move Job' }))
    await expect(dialog.getByText(why)).toBeVisible()
    await userEvent.keyboard('{Escape}')
  },
}

/** A day of the board is closed in the dialog of Settings, with the day filled in. */
export const CloseADay: Story = {
  render: () => <Board view="day" on={[monday]} />,
  play: async ({ canvas }) => {
    const [close] = canvas.getAllByRole('button', { name: 'Close Mon, Nov 23' })
    await userEvent.click(close ?? document.body)
    const dialog = within(await screen.findByRole('dialog', { name: 'Close Days or Change Hours' }))
    await expect(dialog.getByLabelText(/^First day/)).toHaveValue('Nov 23, 2026')
    await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Storm')
    await userEvent.click(await dialog.findByRole('button', { name: 'Close Days, Keep 2 jobs' }))
    await waitFor(() =>
      expect(closed).toHaveBeenCalledWith(
        { kind: 'closed', from: '2026-11-23', to: '2026-11-23', reason: 'Storm' },
        null,
        {},
      ),
    )
  },
}

/** A job nobody has goes to a cleaner by keys: what is in the way is said before it is dropped. */
export const MovedByKeys: Story = {
  render: () => <Board view="week" />,
  play: async ({ canvas }) => {
    const chip = () => canvas.getAllByRole('button', { name: /Customer Chloe/ })[0] ?? document.body
    chip().focus()
    await userEvent.keyboard('m')
    await expect(canvas.getByText(/^Customer Chloe to Nobody, Mon, Nov 23, 10:00 AM/)).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(
      canvas.getByText(/Maria Santos.*Has another job 9:00 AM – 11:30 AM: Customer Amelia/),
    ).toBeVisible()
    await userEvent.keyboard('{ArrowUp}')
    await expect(
      canvas.getByText(/Daniel Okafor, Mon, Nov 23, 10:00 AM: nothing speaks against it/),
    ).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(update).toHaveBeenCalledWith(
        'Chloe',
        expect.objectContaining({ contractorId: 'c2', bookingStatus: 'assigned' }),
        1,
      ),
    )
  },
}

/** A job is made longer and shorter by keys: what is in the way is said before it is written. Hours that cannot be booked are shaded. */
export const LengthByKeys: Story = {
  render: () => <Board view="day" on={[monday]} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-off-hours]').length).toBeGreaterThan(0)
    canvas.getByRole('button', { name: /Customer Amelia/ }).focus()
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
    await expect(canvas.getByText(/^Customer Amelia, 9:00 AM – 12:00 PM: 0 min between/)).toBeVisible()
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
    await expect(
      canvas.getByText(/9:00 AM – 12:30 PM: Has another job 12:00 PM – 2:00 PM: Customer Zoe/),
    ).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(update).not.toHaveBeenCalledWith('Amelia', expect.anything(), 1)
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}')
    await expect(
      canvas.getByText(/^Customer Amelia, 9:00 AM – 11:00 AM: nothing speaks against it/),
    ).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(update).toHaveBeenCalledWith('Amelia', { durationMinutes: 120 }, 1))
  },
}

/** A length that meets another job of the cleaner is asked about first, and needs a reason; what is chosen shows what speaks against it. */
export const LengthAgainstAConflict: Story = {
  render: () => <Board view="day" on={[monday]} />,
  play: async ({ canvas }) => {
    update.mockClear()
    canvas.getByRole('button', { name: /Customer Amelia/ }).focus()
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Change Length' }))
    const button = dialog.getByRole('button', { name: 'Change Length' })
    const conflicts = dialog.getByRole('status', { name: 'Conflicts' })
    await expect(conflicts).toHaveTextContent('Has another job 12:00 PM – 2:00 PM: Customer Zoe')
    await expect(button).toBeDisabled()
    const length = dialog.getByRole('combobox', { name: 'Length' })
    await userEvent.selectOptions(length, '2 h: 9:00 AM – 11:00 AM')
    await expect(conflicts).toHaveTextContent('Nothing speaks against it.')
    await expect(button).toBeEnabled()
    await userEvent.selectOptions(length, '3 h 30 min: 9:00 AM – 12:30 PM')
    await expect(update).not.toHaveBeenCalled()
    await userEvent.selectOptions(
      dialog.getByRole('combobox', { name: 'Change it anyway, because' }),
      'A second person comes along',
    )
    await userEvent.click(button)
    await waitFor(() =>
      expect(update).toHaveBeenCalledWith(
        'Amelia',
        { durationMinutes: 210, overlapReason: 'second-person' },
        1,
      ),
    )
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

/** The length by clicks alone, also on a phone: from the job's own dialog. */
export const LengthByClicks: Story = {
  render: () => <Board view="day" on={[monday]} />,
  play: async ({ canvas }) => {
    update.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: /Customer Amelia/ }))
    await userEvent.click(await screen.findByRole('button', { name: 'Length…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Change Length' }))
    await expect(dialog.getByRole('button', { name: 'Change Length' })).toBeDisabled()
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Length' }), '1 h: 9:00 AM – 10:00 AM')
    await userEvent.click(dialog.getByRole('button', { name: 'Change Length' }))
    await waitFor(() => expect(update).toHaveBeenCalledWith('Amelia', { durationMinutes: 60 }, 1))
  },
}

/** A drop on a cleaner who is busy asks first, and needs a reason. */
export const MovedAgainstAConflict: Story = {
  render: () => <Board view="day" on={[monday]} />,
  play: async ({ canvas }) => {
    const [chip] = canvas.getAllByRole('button', { name: /Customer Chloe/ })
    chip?.focus()
    await userEvent.keyboard('m{ArrowDown}{ArrowDown}{ArrowLeft}{Escape}')
    await expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.keyboard('m{ArrowDown}{ArrowDown}{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Move Job' }))
    const button = dialog.getByRole('button', { name: 'Assign' })
    await expect(await dialog.findByText('Mon, Nov 23: 7 of 10 places taken.')).toBeVisible()
    await expect(button).toBeDisabled()
    await userEvent.selectOptions(
      dialog.getByRole('combobox', { name: 'Move it anyway, because' }),
      'Agreed with the contractor',
    )
    await userEvent.click(button)
    await waitFor(() =>
      expect(update).toHaveBeenLastCalledWith(
        'Chloe',
        expect.objectContaining({ contractorId: 'c1', overlapReason: 'agreed' }),
        1,
      ),
    )
  },
}

const dialog = {
  job: jobs[0] ?? booking,
  place: { contractorId: 'c1', date: monday, minute: 540 } satisfies JobPlace,
  roster,
  conflicts: [],
  days: calendar(gtaPolicy, { now: Date.UTC(2026, 10, 20, 15), taken: { '2026-11-24': 10 } }),
  load: { date: monday, taken: 7, limit: 10 },
  closedFor: null,
  busy: false,
  onPlace: fn(),
  onMove: fn(),
  onClose: fn(),
  link: null,
}
/** The day of the move is full: it can be seen before it is tried. */
export const MoveToAFullDay: Story = {
  render: () => (
    <MoveDialog
      {...dialog}
      place={{ ...dialog.place, date: businessDate('2026-11-24') }}
      load={{ date: businessDate('2026-11-24'), taken: 10, limit: 10 }}
    />
  ),
  play: async () => {
    await expect(await screen.findByText(/^The day is full/)).toBeVisible()
    await expect(screen.queryByText('Nothing speaks against it.')).toBeNull()
    await expect(
      screen.getByText(
        'The customer agreed to Mon, Nov 23, 9:00 AM. The customer and the contractor get an e-mail about the new time.',
      ),
    ).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Move' })).toBeDisabled()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Time' }), '1:30 PM')
    await expect(dialog.onPlace).toHaveBeenCalledWith(expect.objectContaining({ minute: 810 }))
    await userEvent.click(screen.getByRole('button', { name: 'Day: Nov 24, 2026' }))
    await expect(
      await screen.findByRole('button', { name: /November 24, 2026, selected, Fully booked$/ }),
    ).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Wednesday, November 25, 2026' }))
    await expect(dialog.onPlace).toHaveBeenLastCalledWith(expect.objectContaining({ date: '2026-11-25' }))
  },
}

/** On a phone: by the clock, without a drag. */
export const OnAPhone: Story = {
  render: () => <Board view="week" />,
  globals: { viewport: { value: 'mobile1' } },
}
export const OnAPhoneTest: Story = {
  ...OnAPhone,
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Contractor' }), 'Unassigned')
    const rows = canvas.getAllByRole('button', { name: /Customer/ })
    await expect(rows.map((row) => row.dataset.job)).toEqual(['Chloe', 'Ethan'])
    await userEvent.click(rows[0] ?? document.body)
    await expect(await screen.findByRole('dialog', { name: 'Move Job' })).toBeVisible()
  },
}

export const Sheet: Story = {
  render: () => (
    <DaySheet
      name="Maria Santos"
      date={monday}
      jobs={jobs.slice(0, 2)}
      links={{ [jobs[0]?.id ?? '']: `https://dustforce.example/job#${'T0ken-'.repeat(12)}` }}
      back={<a href="#back">Back to the schedule</a>}
      onPrint={dialog.onClose}
      onShare={dialog.onMove}
    />
  ),
}
export const SheetTest: Story = {
  ...Sheet,
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const stops = canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
    await expect(stops).toEqual([
      '1. Customer Amelia9:00 AM – 11:30 AM',
      '2. Customer Zoe12:00 PM – 2:00 PM',
      'Route',
    ])
    await expect(canvas.getByRole('link', { name: 'Directions in Google Maps' })).toHaveAttribute(
      'href',
      expect.stringContaining('waypoints=12%20Queen'),
    )
    await expect(canvas.getAllByText('$226.00, due on the day')).toHaveLength(1)
    await expect(
      await canvas.findByRole('img', { name: 'The page of the job at Customer Amelia’s' }),
    ).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: 'open the job' })).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }))
    await expect(dialog.onMove).toHaveBeenCalledWith(
      expect.stringContaining('On my way: https://dustforce.example/job#T0ken-'),
    )
    await expect(dialog.onMove).toHaveBeenCalledWith(
      expect.stringContaining('2. 12:00 PM – 2:00 PM: Customer Zoe'),
    )
  },
}

import { gtaPriceBook } from '@dustforce/core/catalogue'
import {
  businessDate,
  calendar,
  earliestSlot,
  earliestSlotText,
  gtaPolicy,
  instantOf,
  slotsOn,
} from '@dustforce/core/schedule'
import { withOfficeRules } from '@dustforce/core/schedule/office-rules'
import { bookingTerms, earliestFreeSlot } from '@dustforce/office/ledger'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ScheduleFields, type ScheduleState } from './schedule-fields.tsx'
import { filledForm, part } from './story-form.ts'

/** Saturday, November 21, 2026, 10:00 AM in Toronto. */
const now = Date.UTC(2026, 10, 21, 15)
const taken = { '2026-11-24': 10, '2026-11-27': 10 }
const date = businessDate('2026-11-25')

const schedule: ScheduleState = {
  loading: false,
  failed: false,
  days: calendar(gtaPolicy, { now, taken }),
  slots: slotsOn(gtaPolicy, date, now),
  earliestText: earliestSlotText(earliestSlot(gtaPolicy, { now, taken })),
  dayFull: false,
  closure: null,
}
const term = { terms: bookingTerms(gtaPolicy), startsAt: instantOf(date, 540, gtaPolicy.zone), now }
const retreat = withOfficeRules(gtaPolicy, {
  closures: [{ from: '2026-11-25', to: '2026-11-26', reason: 'Company retreat' }],
})
const meta: Meta<typeof ScheduleFields> = {
  title: 'Booking/Schedule',
  component: ScheduleFields,
  args: {
    ...part,
    schedule: { ...schedule, slots: [] },
    onTakeEarliest: fn(),
    onRetry: fn(),
    decided: false,
    book: {},
  },
}
export default meta

type Story = StoryObj<typeof ScheduleFields>

export const Empty: Story = {}
export const EmptyTest: Story = {
  ...Empty,
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    const time = canvas.getByRole('combobox', { name: 'Start time (Toronto)' })
    await expect(time).toBeDisabled()
    await expect(time).toHaveDisplayValue('Choose a date first')
    await expect(canvas.getByText(/^Earliest available:/)).toHaveTextContent(
      'Earliest available: Nov 21, 2026 at 11:00 AM',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Use this time' }))
    await expect(args.onTakeEarliest).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Tuesday, November 24, 2026, Fully booked' }))
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Wednesday, November 25, 2026' }))
    await expect(args.onChange).toHaveBeenCalledWith({ date: '2026-11-25' })
  },
}
/** The earliest time cannot be canceled for a refund: the panel says so, and offers the first that can. */
export const TooSoonToCancelFree: Story = {
  args: {
    form: { ...filledForm, date: '2026-11-21', time: '11:00 AM' },
    schedule: { ...schedule, slots: slotsOn(gtaPolicy, businessDate('2026-11-21'), now) },
    term: {
      terms: bookingTerms(gtaPolicy),
      startsAt: instantOf(businessDate('2026-11-21'), 660, gtaPolicy.zone),
      now,
    },
    earliestFree: earliestFreeSlot(gtaPolicy, { now, taken }),
    onTake: fn(),
  },
}
export const TooSoonToCancelFreeTest: Story = {
  ...TooSoonToCancelFree,
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByText(
        'This start is less than 24 hours away: it is not refundable, and it cannot be moved online.',
      ),
    ).toBeVisible()
    await expect(canvas.getByText(/^That is not refundable\./)).toHaveTextContent(
      'That is not refundable. Free to cancel: Nov 22, 2026 at 11:00 AM',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Use this one' }))
    await expect(args.onTake).toHaveBeenCalledWith(
      expect.objectContaining({ date: '2026-11-22', label: '11:00 AM' }),
    )
  },
}
export const Loading: Story = {
  args: { schedule: { ...schedule, loading: true, slots: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Earliest available:/)).toHaveTextContent(/^Earliest available:$/)
    await expect(canvas.queryByRole('button', { name: 'Use this time' })).toBeNull()
  },
}
export const Chosen: Story = {
  args: {
    form: { ...filledForm, date },
    schedule,
    term,
  },
}
export const ChosenTest: Story = {
  ...Chosen,
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Wednesday, November 25, 2026, selected' })).toBeVisible()
    const time = canvas.getByRole('combobox', { name: 'Start time (Toronto)' })
    await expect(time).toHaveDisplayValue('9:00 AM')
    // A weekday: every hour from 8:00 AM to 6:00 PM.
    await expect(canvas.getAllByRole('option')).toHaveLength(12)
    await expect(canvas.getByText('Free to cancel or move until Nov 24, 2026, 9:00 AM.')).toBeVisible()
    await userEvent.selectOptions(time, '6:00 PM')
    await expect(args.onChange).toHaveBeenLastCalledWith({ time: '6:00 PM' })
  },
}
export const Today: Story = {
  args: {
    form: { ...filledForm, date: '2026-11-21', time: '' },
    schedule: { ...schedule, slots: slotsOn(gtaPolicy, businessDate('2026-11-21'), now) },
  },
  play: async ({ canvas }) => {
    const times = canvas.getAllByRole<HTMLOptionElement>('option')
    await expect(times.map(({ text, disabled }) => `${text}${disabled ? ' ✗' : ''}`)).toEqual([
      'Select a time',
      '9:00 AM (not available) ✗',
      '10:00 AM (not available) ✗',
      '11:00 AM',
      '12:00 PM',
      '1:00 PM',
      '2:00 PM',
      '3:00 PM',
      '4:00 PM',
    ])
  },
}
export const FullDay: Story = {
  args: {
    form: { ...filledForm, time: '' },
    schedule: { ...schedule, dayFull: true, slots: slotsOn(gtaPolicy, businessDate('2026-11-24'), now, 10) },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Bookings are full for this dayPlease select another available date.',
    )
    const [, ...times] = canvas.getAllByRole('option')
    for (const time of times) await expect(time).toBeDisabled()
  },
}
export const ClosedDay: Story = {
  args: {
    form: { ...filledForm, date, time: '' },
    schedule: {
      ...schedule,
      days: calendar(retreat, { now, taken }),
      slots: [],
      closure: 'Company retreat',
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'We are closed on this day: Company retreatPlease select another available date.',
    )
    const next = canvas.getByRole('button', { name: 'Thursday, November 26, 2026, Company retreat' })
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(next)
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const LookUpFailed: Story = {
  args: {
    form: { ...filledForm, date },
    schedule: { ...schedule, failed: true, earliestText: earliestSlotText(null) },
  },
}
export const LookUpFailedTest: Story = {
  ...LookUpFailed,
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Please contact us for availability')).toBeVisible()
    await expect(
      canvas.getByText(/^We could not look up which days are full\./).parentElement,
    ).toHaveAttribute('role', 'status')
    await userEvent.click(canvas.getByRole('button', { name: 'Look again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const Wrong: Story = {
  args: { errors: { date: 'Please choose a date', time: 'Please choose a time' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Date' })).toHaveAccessibleDescription(
      'Please choose a date',
    )
    await expect(canvas.getByRole('combobox', { name: 'Start time (Toronto)' })).toHaveAccessibleDescription(
      'Please choose a time',
    )
  },
}
export const SlotPassed: Story = {
  args: {
    form: { ...filledForm, date },
    schedule,
    errors: { time: 'This time slot is no longer available. Please select a different time.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Start time (Toronto)' })).toBeInvalid()
    await expect(canvas.getByRole('combobox', { name: 'Start time (Toronto)' })).toHaveAccessibleDescription(
      'This time slot is no longer available. Please select a different time.',
    )
  },
}
export const Decided: Story = {
  args: { form: { ...filledForm, date }, schedule, decided: true, term },
}
export const DecidedTest: Story = {
  ...Decided,
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const shownTerms = () =>
      canvas.getAllByText(/^Free to cancel or move until Nov 24/).filter((one) => one.checkVisibility())
    await expect(canvas.getByText('Wednesday, Nov 25 · 9:00 AM')).toBeVisible()
    await expect(shownTerms()).toHaveLength(1)
    await expect(canvas.getByText('Start time (Toronto)')).not.toBeVisible()
    await userEvent.click(canvas.getByText('Change'))
    await expect(canvas.getByRole('combobox', { name: 'Start time (Toronto)' })).toBeVisible()
    await expect(shownTerms()).toHaveLength(1)
  },
}

/** The visit repeats: how often is chosen beside its time, and what that takes off is said. */
export const Repeats: Story = {
  args: {
    form: { ...filledForm, date, time: '9:00 AM', howOften: '2-weeks' },
    schedule,
    term,
    book: gtaPriceBook,
  },
}
export const RepeatsTest: Story = {
  ...Repeats,
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    const howOften = canvas.getByRole('combobox', { name: 'How often' })
    await expect(howOften).toHaveDisplayValue('Every two weeks: 7% off the visits after the first')
    await expect(howOften).toHaveAccessibleDescription(
      'All visits are listed below the price, before you pay.',
    )
    await userEvent.selectOptions(howOften, 'Just once')
    await expect(args.onChange).toHaveBeenCalledWith({ howOften: '' })
  },
}

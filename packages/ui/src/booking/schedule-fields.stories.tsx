import {
  businessDate,
  calendar,
  earliestSlot,
  earliestSlotText,
  gtaPolicy,
  slotsOn,
} from '@dustforce/core/schedule'
import type { Meta, StoryObj } from '@storybook/react-vite'
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
}
const nothing = () => undefined

const meta: Meta<typeof ScheduleFields> = {
  title: 'Booking/Schedule',
  component: ScheduleFields,
  args: { ...part, schedule: { ...schedule, slots: [] }, onTakeEarliest: nothing, onRetry: nothing },
}
export default meta

type Story = StoryObj<typeof ScheduleFields>

export const Empty: Story = {}
export const Loading: Story = { args: { schedule: { ...schedule, loading: true, slots: [] } } }
export const Chosen: Story = { args: { form: { ...filledForm, date }, schedule } }
export const Today: Story = {
  args: {
    form: { ...filledForm, date: '2026-11-21', time: '' },
    schedule: { ...schedule, slots: slotsOn(gtaPolicy, businessDate('2026-11-21'), now) },
  },
}
export const FullDay: Story = {
  args: {
    form: { ...filledForm, time: '' },
    schedule: { ...schedule, dayFull: true, slots: slotsOn(gtaPolicy, businessDate('2026-11-24'), now, 10) },
  },
}
export const LookUpFailed: Story = {
  args: {
    form: { ...filledForm, date },
    schedule: { ...schedule, failed: true, earliestText: earliestSlotText(null) },
  },
}
export const Wrong: Story = {
  args: { errors: { date: 'Please choose a date', time: 'Please choose a time' } },
}
export const SlotPassed: Story = {
  args: {
    form: { ...filledForm, date },
    schedule,
    errors: { time: 'This time slot is no longer available. Please select a different time.' },
  },
}

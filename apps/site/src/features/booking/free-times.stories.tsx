import { calendar, gtaPolicy } from '@dustforce/core/schedule'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { FreeTimes } from './free-times.tsx'
import { FreeTimesPlace } from './free-times-place.tsx'
import { TimesOnTheirWay } from './times-on-their-way.tsx'

/** Saturday, November 21, 2026, 10:00 AM in Toronto; Tuesday is full. */
const days = calendar(gtaPolicy, { now: Date.UTC(2026, 10, 21, 15), taken: { '2026-11-24': 10 } })

const want = fn()

const meta: Meta<typeof FreeTimes> = {
  title: 'Booking/Free times',
  component: FreeTimes,
  args: { days: days.filter(({ open }) => open).slice(0, 4), onTake: fn() },
}
export default meta

export const NextDays: StoryObj<typeof FreeTimes> = {}
export const NextDaysTest: StoryObj<typeof FreeTimes> = {
  ...NextDays,
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: 'Saturday, Nov 21' })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: 'Wednesday, Nov 25' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Book Wednesday, Nov 25 at 10:00 AM' }))
    await expect(args.onTake).toHaveBeenLastCalledWith('2026-11-25', '10:00 AM')
  },
}
export const NotWanted: StoryObj = {
  render: () => (
    <FreeTimesPlace wanted={false} onWant={want} durationMinutes={null} service="standard" onTake={fn()} />
  ),
}
export const NotWantedTest: StoryObj = {
  ...NotWanted,
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show free times' }))
    await expect(want).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('status')).toBeNull()
  },
}
export const OnTheirWay: StoryObj = {
  render: () => <TimesOnTheirWay />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Looking up free times...')
  },
}

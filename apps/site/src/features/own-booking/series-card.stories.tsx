import { cents } from '@dustforce/core/money'
import type { OwnSeries } from '@dustforce/office/booking'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import SeriesCard from './series-card.tsx'

const visit = { totalCents: cents(33_100), state: 'Charged before the visit', canEnd: true, isThis: false }
const series: OwnSeries = {
  often: 'Every two weeks',
  isRunning: true,
  visits: [
    {
      ...{ original: '2027-03-01', when: 'Monday, March 1, 2027 at 9:00 AM', totalCents: cents(37_300) },
      ...{ state: 'Paid', canEnd: false, isThis: true },
    },
    { ...visit, original: '2027-03-15', when: 'Monday, March 15, 2027 at 9:00 AM' },
    {
      ...{ ...visit, original: '2027-03-29', when: 'Monday, March 29, 2027 at 9:00 AM' },
      ...{ state: 'Called off', canEnd: false },
    },
    { ...visit, original: '2027-04-12', when: 'Tuesday, April 13, 2027 at 9:00 AM' },
  ],
}

const meta: Meta<typeof SeriesCard> = {
  title: 'Site/Visits of a series',
  component: SeriesCard,
  args: { series, onChange: fn(async () => null), onChanged: fn() },
}
export default meta

type Story = StoryObj<typeof SeriesCard>

/** Every two weeks: the first visit is paid, one was skipped. */
export const Running: Story = {
  play: async ({ canvas }) =>
    expect(canvas.getAllByRole('button', { name: /^Skip the visit of/ })).toHaveLength(2),
}

/** Ending is as easy as beginning: what follows is said, and done by one more press. */
export const Ending: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'End all visits to come' }))
    await expect(canvas.getByText('These 2 visits are called off:')).toBeVisible()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}
export const EndingTest: Story = {
  tags: ['!dev'],
  play: async ({ canvas, args, ...context }) => {
    await Ending.play?.({ canvas, args, ...context })
    await userEvent.click(canvas.getByRole('button', { name: 'End my visits' }))
    const originals = ['2027-03-15', '2027-04-12']
    await expect(args.onChange).toHaveBeenCalledWith({ act: 'end-series', originals })
    await expect(canvas.getByText('Your visits have ended.')).toBeVisible()
    await expect(args.onChanged).toHaveBeenCalledOnce()
  },
}

/** The visits were changed meanwhile: nothing is done. */
export const Changed: Story = {
  args: { onChange: fn(async () => 'Your visits have changed in the meantime.') },
  play: async ({ canvas, args }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Skip the visit of Monday, March 15, 2027 at 9:00 AM' }),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Skip this visit' }))
    await expect(canvas.getByText('Your visits have changed in the meantime.')).toBeVisible()
    await expect(args.onChange).toHaveBeenCalledWith({ act: 'skip-visit', original: '2027-03-15' })
    await expect(args.onChanged).not.toHaveBeenCalled()
  },
}

/** It was ended: what is paid still takes place. */
export const Ended: Story = {
  args: { series: { ...series, isRunning: false, visits: series.visits.slice(0, 1) } },
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
}

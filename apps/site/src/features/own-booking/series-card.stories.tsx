import { cents } from '@dustforce/core/money'
import { businessDate } from '@dustforce/core/schedule'
import type { OwnSeries } from '@dustforce/office/booking'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import SeriesCard from './series-card.tsx'
import type { SeriesPreview } from './series-preview.ts'

const visit = (date: string, more: Partial<OwnSeries['visits'][number]> = {}) => ({
  ...{ original: businessDate(date), date: businessDate(date), time: '9:00 AM', totalCents: cents(33_100) },
  ...{ state: 'Charged before the visit', canEnd: true, canComeBack: false, isThis: false },
  ...more,
})
const series: OwnSeries = {
  ...{ every: '2-weeks', minute: 540, isRunning: true, pauses: [] },
  offered: [
    { every: 'week', name: 'Every week' },
    { every: '2-weeks', name: 'Every two weeks' },
    { every: 'month', name: 'Once a month' },
  ],
  extras: [
    { ...{ id: 'laundry', name: 'Laundry', unit: 'per load', amountCents: cents(2_000) }, isBooked: true },
    { ...{ id: 'dishwashing', name: 'Dishwashing', unit: '', amountCents: cents(1_500) }, isBooked: false },
  ],
  visits: [
    visit('2027-03-01', { totalCents: cents(37_300), state: 'Paid', canEnd: false, isThis: true }),
    visit('2027-03-15'),
    visit('2027-03-29', { state: 'Called off', canEnd: false, canComeBack: true }),
    visit('2027-04-12', { date: businessDate('2027-04-13') }),
  ],
}
const at = (date: string, totalCents = 33_100, minute = 540) => ({
  ...{ date: businessDate(date), minute },
  totalCents: cents(totalCents),
})
const off = (date: string) => ({
  ...{ kind: 'off' as const, original: businessDate(date), before: at(date), after: null, why: [] },
})

/** Returns the server's answers: what a change does, and that it is done. */
const answers =
  (
    visits: SeriesPreview['visits'],
    done: { status: number; body: Record<string, unknown> } = { status: 200, body: { ok: true } },
  ) =>
  async (body: object) =>
    'shown' in body ? done : { status: 200, body: { version: 3, visits, shown: [] } }

const meta: Meta<typeof SeriesCard> = {
  title: 'Site/Visits of a series',
  component: SeriesCard,
  args: {
    ...{ series, phone: '(416) 555-0100', onChanged: fn() },
    ask: fn(answers([off('2027-03-15'), off('2027-04-13')])),
  },
}
export default meta

type Story = StoryObj<typeof SeriesCard>

/** Every two weeks: the first visit is paid, one was skipped. */
export const Running: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^Skip the visit of/ })).toHaveLength(2)
    await expect(canvas.getAllByRole('button', { name: /^Bring back the visit of/ })).toHaveLength(1)
  },
}

/** Ending is as easy as beginning: what follows is said, and done by one more press. */
export const Ending: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'End all visits to come' }))
    await expect(await canvas.findByText('If you end your visits now')).toBeVisible()
    await expect(args.ask).toHaveBeenCalledOnce()
  },
}
export const EndingTest: Story = {
  tags: ['!dev'],
  play: async ({ canvas, args, ...context }) => {
    await Ending.play?.({ canvas, args, ...context })
    await userEvent.click(canvas.getByRole('button', { name: 'End my visits' }))
    await expect(await canvas.findByText('Your visits have ended.')).toBeVisible()
    const change = { kind: 'end', from: '2027-03-15' }
    await expect(args.ask).toHaveBeenLastCalledWith(
      expect.objectContaining({ act: 'change-series', change, version: 3 }),
    )
    await expect(args.onChanged).toHaveBeenCalledOnce()
  },
}

/** From which visit on, how often, on which day and when. */
export const Rearranging: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change day, time or how often' }))
    await expect(canvas.getByLabelText('The first of them on')).toHaveValue('2027-03-15')
  },
}

/** Every visit as it was and as it will be, before anything is done. */
export const Rearranged: Story = {
  args: {
    ask: fn(
      answers([
        {
          ...{ kind: 'changed', original: businessDate('2027-03-17'), why: [] },
          ...{ before: at('2027-03-15'), after: at('2027-03-17', 32_000, 720) },
        },
        { ...off('2027-03-24'), kind: 'new', before: null, after: at('2027-03-24', 32_000, 720) },
        { ...off('2027-03-31'), kind: 'left', before: null },
        {
          ...{ kind: 'stays', original: businessDate('2027-04-12'), why: [] },
          ...{ before: at('2027-04-13'), after: at('2027-04-13') },
        },
      ]),
    ),
  },
  play: async ({ canvas, args, ...context }) => {
    await Rearranging.play?.({ canvas, args, ...context })
    const often = canvas.getByLabelText('How often')
    // By the prices of the series, which has what today's price list has not.
    await expect(often).toHaveTextContent('Every weekEvery two weeksOnce a month')
    await userEvent.selectOptions(often, 'week')
    await userEvent.selectOptions(canvas.getByLabelText('The first of them on'), '2027-03-17')
    await userEvent.selectOptions(canvas.getByLabelText('Start time'), '720')
    await userEvent.click(canvas.getByRole('button', { name: 'See what changes' }))
    await expect(await canvas.findByText('If you change your visits')).toBeVisible()
    const change = { kind: 'rearrange', from: '2027-03-15', date: '2027-03-17', minute: 720, every: 'week' }
    await expect(args.ask).toHaveBeenCalledWith({ act: 'preview-series', change })
  },
}

/** The customer chooses which extras every visit has, and from which visit on. */
export const ChoosingExtras: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change the extras of every visit' }))
    await expect(canvas.getByRole('checkbox', { name: /^Laundry/ })).toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: /^Dishwashing/ })).not.toBeChecked()
  },
}
export const ChoosingExtrasTest: Story = {
  tags: ['!dev'],
  play: async ({ canvas, args, ...context }) => {
    await ChoosingExtras.play?.({ canvas, args, ...context })
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Laundry/ }))
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Dishwashing/ }))
    await userEvent.selectOptions(canvas.getByLabelText('From which visit on'), '2027-04-13')
    await userEvent.click(canvas.getByRole('button', { name: 'See what changes' }))
    const change = { kind: 'rearrange', from: '2027-04-12', edits: { addOns: ['dishwashing'] } }
    await expect(args.ask).toHaveBeenCalledWith({ act: 'preview-series', change })
  },
}

/** From which visit on, and until when. */
export const Pausing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause my visits' }))
    await userEvent.selectOptions(canvas.getByLabelText('Visits again from'), '4')
    await expect(canvas.getByText('Monday, April 12, 2027 (4 weeks)')).toBeInTheDocument()
  },
}

/** Until a day that is not in the list: nothing is asked before it is chosen. */
export const PausingUntilADay: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause my visits' }))
    await userEvent.selectOptions(canvas.getByLabelText('Visits again from'), 'Another day')
    await userEvent.click(canvas.getByRole('button', { name: 'See what changes' }))
    await expect(args.ask).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByLabelText(/^First day with visits again/), '2027-06-01')
    await userEvent.click(canvas.getByRole('button', { name: 'See what changes' }))
    const change = { kind: 'pause', from: '2027-03-15', until: '2027-06-01' }
    await expect(args.ask).toHaveBeenCalledWith({ act: 'preview-series', change })
  },
}

/** A pause is said, and can be ended. */
export const Paused: Story = {
  args: {
    series: { ...series, pauses: [{ from: businessDate('2027-04-10'), to: businessDate('2027-05-07') }] },
  },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'End the pause' })).toBeVisible(),
}

/** The visits were changed meanwhile: nothing is done, and what is so now is shown. */
export const Changed: Story = {
  args: {
    ask: fn(
      answers([off('2027-03-15')], {
        status: 409,
        body: { error: 'Your visits have changed in the meantime.', code: 'changed' },
      }),
    ),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Skip the visit of Monday, March 15, 2027 at 9:00 AM' }),
    )
    await userEvent.click(await canvas.findByRole('button', { name: 'Skip this visit' }))
    await expect(await canvas.findByText('Your visits have changed in the meantime.')).toBeVisible()
    await expect(args.onChanged).not.toHaveBeenCalled()
  },
}

/** It was ended: what is paid still takes place. */
export const Ended: Story = {
  args: { series: { ...series, isRunning: false, visits: series.visits.slice(0, 1) } },
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
}

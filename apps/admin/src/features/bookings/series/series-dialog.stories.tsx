import { cents } from '@dustforce/core/money'
import { businessDate } from '@dustforce/core/schedule'
import type { VisitFacts } from '@dustforce/office/series/change'
import { AdminFailure, type BookingSeries, type SeriesPreview } from '@dustforce/supabase/admin'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Toasts } from '../../../app/toasts.tsx'
import { fakeBackend } from '../../../testing/fake-backend.ts'
import { StoryHub } from '../../../testing/story-hub.tsx'
import { booking } from '../../../testing/story-records.ts'
import { storySeries } from '../../../testing/story-series.ts'
import { SeriesDialog } from './series-dialog.tsx'

type Changes = ReturnType<typeof fakeBackend>['series']

const facts = (date: string, minute = 540, totalCents = 33_100): VisitFacts => ({
  ...{ date: businessDate(date), minute, totalCents: cents(totalCents) },
})

/** Returns the server's answer to each change. */
const preview: Changes['preview'] = async (_, change) => {
  const visits: SeriesPreview['visits'] =
    change.kind === 'rearrange'
      ? [
          {
            ...{ kind: 'changed', original: businessDate('2026-12-08') },
            ...{ before: facts('2026-12-08'), after: facts('2026-12-09', 780, 35_200) },
          },
          {
            ...{ kind: 'stays', original: businessDate('2027-01-05') },
            ...{ before: facts('2027-01-06'), after: facts('2027-01-06') },
          },
          { kind: 'left', original: businessDate('2027-01-20'), before: null, after: null },
        ]
      : [{ kind: 'off', original: businessDate('2026-12-08'), before: facts('2026-12-08'), after: null }]
  return { version: 3, visits, shown: [] }
}

const changed = fn<Changes['change']>(async () => undefined)
const onClose = fn()

interface Opened {
  readonly series: BookingSeries
  readonly acts?: Partial<Changes>
}

function Opened({ series, acts }: Opened) {
  return (
    <StoryHub backend={fakeBackend({ series: { preview, change: changed, ...acts } })}>
      <SeriesDialog booking={{ ...booking, id: 'b2' }} series={series} onClose={onClose} />
      <Toasts />
    </StoryHub>
  )
}

const meta: Meta<typeof Opened> = {
  title: 'Admin/Visits that repeat/Change',
  component: Opened,
  args: { series: storySeries },
  beforeEach: () => {
    changed.mockClear()
    onClose.mockClear()
  },
}
export default meta

type Story = StoryObj<typeof Opened>

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Change Visits That Repeat' }))

/** One visit is skipped: it is crossed out before anything is done. */
export const SkipOne: Story = {
  play: async () => {
    const open = await dialog()
    await expect(await open.findByText('Called off')).toBeVisible()
    await expect(open.getByRole('button', { name: 'Skip Visit' })).toBeEnabled()
  },
}

/** A skipped visit is an act as it was shown, with its reason. */
export const SkipOneTest: Story = {
  tags: ['!dev'],
  play: async () => {
    const open = await dialog()
    await open.findByText('Called off')
    await expect(open.getByRole('combobox', { name: 'Visit' })).toHaveValue('2026-12-08')
    await userEvent.type(open.getByRole('textbox', { name: 'Reason (for the history)' }), 'On holiday ')
    await userEvent.selectOptions(open.getByRole('combobox', { name: 'Missed because of' }), 'customer')
    await userEvent.click(open.getByRole('button', { name: 'Skip Visit' }))
    await expect(changed).toHaveBeenCalledWith('b2', {
      ...{ change: { kind: 'skip', original: '2026-12-08' }, version: 3, shown: [] },
      ...{ reason: 'On holiday', missedBy: 'customer', actId: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    })
    await expect(onClose).toHaveBeenCalledOnce()
  },
}

/** Another day and time from a visit on: what is paid stays, and what finds no place is left out. */
export const AnotherDay: Story = {
  play: async () => {
    const open = await dialog()
    await userEvent.selectOptions(open.getByRole('combobox', { name: 'What to do' }), 'rearrange')
    await expect(open.getByText('Choose what is to be other than now.')).toBeVisible()
    await expect(open.getByRole('button', { name: 'Change Visits' })).toBeDisabled()
    const often = open.getByRole('combobox', { name: 'How often' })
    // By the prices of the series, which has what today's price list has not.
    await expect([...often.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      ...['Every two weeks', 'Once a month'],
    ])
    await userEvent.selectOptions(open.getByRole('combobox', { name: 'Start time' }), '1:00 PM')
    await open.findByText(/instead of Dec 8, 2026, 9:00 AM/)
    await expect(open.getByText('was $331.00')).toBeVisible()
    await expect(open.getByText('No place: left out')).toBeVisible()
  },
}

/** Every kind of change asks for what it needs, and no more. */
export const EveryKindTest: Story = {
  tags: ['!dev'],
  play: async () => {
    const open = await dialog()
    const asked = async (kind: string) => {
      await userEvent.selectOptions(open.getByRole('combobox', { name: 'What to do' }), kind)
      return open.getAllByRole('combobox').map((field) => field.getAttribute('aria-label') ?? labelOf(field))
    }
    await expect(await asked('pause')).toEqual([
      'What to do',
      'First visit to leave out',
      'For how long',
      'Missed because of',
    ])
    await expect(await asked('take-back')).toEqual(['What to do', 'Visit'])
    await expect(await asked('go-on')).toEqual(['What to do'])
    await expect(await asked('end')).toEqual(['What to do', 'First visit that no longer takes place'])
    await expect(await asked('size')).toEqual([
      ...['What to do', 'From which visit on', 'Service', 'Bedrooms', 'Bathrooms'],
    ])
  },
}

/** The extras of every visit are of the series' own prices; another service has other extras. */
export const Extras: Story = {
  play: async () => {
    const open = await dialog()
    await userEvent.selectOptions(open.getByRole('combobox', { name: 'What to do' }), 'size')
    await userEvent.selectOptions(open.getByRole('combobox', { name: 'Service' }), 'Basic Cleaning')
    await expect(open.getByRole('checkbox', { name: 'Laundry' })).toBeChecked()
    await userEvent.click(open.getByRole('checkbox', { name: 'Watering plants' }))
  },
}

export const ExtrasTest: Story = {
  tags: ['!dev'],
  play: async (context) => {
    await Extras.play?.(context)
    const open = await dialog()
    const act = open.getByRole('button', { name: 'Change Visits' })
    await waitFor(() => expect(act).toBeEnabled())
    await userEvent.click(act)
    await expect(changed).toHaveBeenCalledWith(
      'b2',
      expect.objectContaining({
        change: {
          kind: 'rearrange',
          from: '2026-12-08',
          edits: { service: 'standard', addOns: ['laundry', 'plants'] },
        },
      }),
    )
    await userEvent.selectOptions(open.getByRole('combobox', { name: 'Service' }), 'Deep Cleaning')
    await expect(open.getByRole('checkbox', { name: 'Oven Cleaning' })).not.toBeChecked()
    await expect(open.queryByRole('checkbox', { name: 'Laundry' })).toBeNull()
  },
}

/** A pause until a day that no list of weeks has. */
export const UntilADateTest: Story = {
  tags: ['!dev'],
  play: async () => {
    const open = await dialog()
    await userEvent.selectOptions(open.getByRole('combobox', { name: 'What to do' }), 'pause')
    await userEvent.selectOptions(open.getByRole('combobox', { name: 'For how long' }), 'Until a date')
    await expect(open.getByRole('button', { name: 'Change Visits' })).toBeDisabled()
    await userEvent.type(open.getByRole('textbox', { name: /^Visits again from/ }), 'Jan 20, 2027')
    const act = await open.findByRole('button', { name: 'Pause Visits' })
    await waitFor(() => expect(act).toBeEnabled())
    await userEvent.click(act)
    await expect(changed).toHaveBeenCalledWith(
      'b2',
      expect.objectContaining({ change: { kind: 'pause', from: '2026-12-08', until: '2027-01-20' } }),
    )
  },
}

/** Nothing is skipped and nothing paused: only what can be done is offered. */
export const FewerKindsTest: Story = {
  tags: ['!dev'],
  args: {
    series: {
      ...storySeries,
      ...{ pauses: [], visits: storySeries.visits.filter(({ status }) => status !== 'canceled') },
    },
  },
  play: async () => {
    const kind = (await dialog()).getByRole('combobox', { name: 'What to do' })
    await expect([...kind.querySelectorAll('option')].map(({ value }) => value)).toEqual([
      ...['skip', 'rearrange', 'size', 'pause', 'end'],
    ])
  },
}

/** All visits are paid for: the series can still end, from today on. */
export const OnlyPaidTest: Story = {
  tags: ['!dev'],
  args: { series: { ...storySeries, pauses: [], visits: storySeries.visits.slice(0, 1) } },
  play: async () => {
    const open = await dialog()
    await userEvent.click(await open.findByRole('button', { name: 'End Series' }))
    await expect(changed).toHaveBeenCalledWith(
      'b2',
      expect.objectContaining({ change: { kind: 'end', from: '1969-12-31' } }),
    )
  },
}

/** The change cannot be: why is said in its place, and it cannot be done. */
export const Refused: Story = {
  args: {
    acts: {
      preview: async () => {
        throw new AdminFailure('refused', 'This is too close to the visit before it.')
      },
    },
  },
  play: async () => {
    const open = await dialog()
    await open.findByText('This is too close to the visit before it.', undefined, { timeout: 15_000 })
    await expect(open.getByRole('button', { name: 'Skip Visit' })).toBeDisabled()
  },
}

/** Somebody else was faster: nothing is changed, and the dialog stays open over what is so now. */
export const ChangedMeanwhileTest: Story = {
  tags: ['!dev'],
  args: {
    acts: {
      change: async () => {
        throw new AdminFailure('conflict', 'These visits have changed in the meantime.')
      },
    },
  },
  play: async () => {
    const open = await dialog()
    await open.findByText('Called off')
    await userEvent.click(open.getByRole('button', { name: 'Skip Visit' }))
    await screen.findByText('Visits Not Changed')
    await expect(onClose).not.toHaveBeenCalled()
  },
}

function labelOf(field: HTMLElement): string {
  return document.querySelector(`label[for="${field.id}"]`)?.textContent ?? ''
}

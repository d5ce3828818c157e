import { addOnsFor, gtaPriceBook } from '@dustforce/core/catalogue'
import { gtaPolicy } from '@dustforce/core/schedule'
import { withOfficeRules } from '@dustforce/core/schedule/office-rules'
import { seriesConsent, seriesHorizon } from '@dustforce/office/series'
import { gtaBusiness } from '@dustforce/office/testing/business'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { beginningOf, otherDates, plannedVisits } from './planned-visits.ts'
import { noRepeatChoices, type RepeatChoices } from './repeat-choices.ts'
import { RepeatedVisitsView } from './repeated-visits-view.tsx'
import { filledForm } from './story-form.ts'

/** Saturday, November 21, 2026, 10:00 AM in Toronto. */
const now = Date.UTC(2026, 10, 21, 15)
const form = { ...filledForm, howOften: 'week' } as const
const policy = withOfficeRules(gtaPolicy, {
  closures: [{ from: '2026-12-22', to: '2026-12-26', reason: 'Closed for Christmas' }],
})
const facts = {
  ...{ book: gtaPriceBook, policy, through: seriesHorizon(now, gtaPolicy) },
  availability: { now, limit: 10, taken: { '2026-12-08': 10, '2026-12-11': 10 } },
}
const addOns = addOnsFor(gtaPriceBook, 'deep-clean').filter(({ id }) => form.addOns.includes(id))

interface Asked {
  readonly choices: RepeatChoices
  readonly error?: string
  readonly onChoose: (choices: RepeatChoices) => void
}

function Visits({ choices: first, error, onChoose }: Asked) {
  const [choices, setChoices] = useState(first)
  const beginning = beginningOf(form)
  if (beginning === null) return null
  const plan = plannedVisits(beginning, choices, facts)
  const question = {
    company: gtaBusiness.company.name,
    request: beginning.first,
    every: beginning.every,
    book: gtaPriceBook,
    money: gtaBusiness.money,
  }
  const consent = seriesConsent(
    plan.map(({ visit }) => visit),
    question,
  )
  return (
    <RepeatedVisitsView
      {...{ plan, choices, addOns, error }}
      consent={consent?.text ?? null}
      otherDates={(original) => otherDates(beginning, choices, facts, original)}
      onChoose={(next) => {
        setChoices(next)
        onChoose(next)
      }}
    />
  )
}

const meta: Meta<typeof Visits> = {
  title: 'Booking/Visits to come',
  component: Visits,
  args: { choices: noRepeatChoices, onChoose: fn() },
}
export default meta

type Story = StoryObj<typeof Visits>

/** Every week: one day is full, and a week is closed. */
export const EveryWeek: Story = {}
export const EveryWeekTest: Story = {
  ...EveryWeek,
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    const rows = canvas.getAllByRole('listitem')
    const row = (nr: number) => within(rows[nr] ?? document.body)
    await expect(row(0).getByText('Tuesday, Dec 1')).toBeVisible()
    await expect(row(0).getByText('$336.00')).toBeVisible()
    await expect(rows[1]).toHaveTextContent('Wednesday, Dec 9')
    await expect(rows[1]).toHaveTextContent('All 10 places of Dec 8, 2026 are taken.')
    await expect(rows[3]).toHaveTextContent('Closed for Christmas')

    await userEvent.click(row(0).getByRole('button', { name: 'Skip the visit on Tuesday, Dec 1' }))
    await expect(rows[0]).toHaveTextContent('No visit')
    await expect(rows[0]).toHaveTextContent('Skipped, as you asked.')
    await userEvent.click(row(0).getByRole('button', { name: 'Put back the visit on Tuesday, Dec 1' }))
    await expect(rows[0]).toHaveTextContent('$336.00')

    await userEvent.click(row(2).getByRole('button', { name: 'Move the visit on Tuesday, Dec 15' }))
    await userEvent.selectOptions(row(2).getByRole('combobox'), 'Wednesday, Dec 16')
    await expect(rows[2]).toHaveTextContent('Moved, as you asked.')

    const consent = canvas.getByRole('checkbox', { name: /^I agree that Dust Force keeps my card/ })
    await userEvent.click(consent)
    await expect(consent).toBeChecked()
    // Another price is another consent.
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Laundry' }))
    await expect(consent).not.toBeChecked()
    await expect(args.onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ once: ['laundry'] }))
  },
}

/** The button was pressed without the tick. */
export const NotAgreed: Story = {
  args: { error: 'Please agree that your card is kept and charged for the visits to come.' },
  play: async ({ canvas, args }) =>
    expect(canvas.getByRole('checkbox', { name: /^I agree/ })).toHaveAccessibleDescription(args.error),
}

/** A visit that cannot be is left out, and one visit was skipped. */
export const LeftOut: Story = {
  args: { choices: { ...noRepeatChoices, onClosed: 'skip', visits: { '2026-12-15': { skip: true } } } },
  play: async ({ canvas }) => expect(canvas.getAllByText('No visit')).toHaveLength(3),
}

import { type CalendarPolicy, gtaPolicy } from '@dustforce/core/schedule'
import { parsePolicy } from '@dustforce/core/schedule/schema'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import dogGroomer from '../../../docs/examples/dog-groomer/policy.json'
import londonMaid from '../../../docs/examples/london-maid/policy.json'
import musicSchool from '../../../docs/examples/music-school/policy.json'
import poolService from '../../../docs/examples/pool-service/policy.json'
import windowCleaner from '../../../docs/examples/window-cleaner/policy.json'
import { CalendarSheet } from './calendar-sheet.tsx'

/* The calendar to play with: whose rules, at which moment, for how long a visit, and what is taken already. */

function read(name: string, policy: unknown): CalendarPolicy {
  const parsed = parsePolicy(policy)
  if (!parsed.ok) throw new Error(`${name}: ${JSON.stringify(parsed.issues)}`)
  return parsed.value
}

const policies = {
  'dust-force': gtaPolicy,
  'dog-groomer': read('dog-groomer', dogGroomer),
  'london-maid': read('london-maid', londonMaid),
  'music-school': read('music-school', musicSchool),
  'pool-service': read('pool-service', poolService),
  'window-cleaner': read('window-cleaner', windowCleaner),
  'office-by-night': read('office-by-night', {
    ...{ zone: 'America/Toronto', hours: { saturday: ['00:00', '06:00'], sunday: ['00:00', '06:00'] } },
    ...{ slotMinutes: 60, leadMinutes: 0, lookaheadDays: 60, lastStart: 'fits' },
  }),
}

const lengths = [30, 60, 90, 120, 180, 240, 360, 480]
const services = { 'music-school': ['lesson', 'trial', 'group'] }
const hourMs = 3_600_000

interface Choices {
  readonly business: keyof typeof policies
  /** An instant, in epoch milliseconds. */
  readonly askedAt: number
  readonly durationMinutes: number
  /** The service, where the policy has rules by service. */
  readonly service: string
  /** Visits that are booked already on the day after, each for two hours from the moment a day later. */
  readonly takenTomorrow: number
}

function Calendar({ business, askedAt, durationMinutes, service, takenTomorrow }: Choices) {
  const policy = policies[business]
  const tomorrow = askedAt + 24 * hourMs
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: policy.zone, dateStyle: 'short' }).format(tomorrow)
  return (
    <CalendarSheet
      policy={policy}
      days={14}
      availability={{
        now: askedAt,
        durationMinutes,
        taken: { [day]: takenTomorrow },
        busy: Array.from({ length: takenTomorrow }, () => ({ start: tomorrow, end: tomorrow + 2 * hourMs })),
        ...(business === 'music-school' && service !== 'any' && { service }),
      }}
    />
  )
}

const meta: Meta<Choices> = {
  title: 'Pricing/Calendar',
  argTypes: {
    business: { control: 'select', options: Object.keys(policies) },
    askedAt: { control: 'date' },
    durationMinutes: { control: 'select', options: lengths },
    service: { control: 'select', options: ['any', ...services['music-school']] },
    takenTomorrow: { control: { type: 'range', min: 0, max: 12, step: 1 } },
  },
  args: { business: 'dust-force', durationMinutes: 120, service: 'any', takenTomorrow: 0 },
  render: (args) => <Calendar {...args} />,
}
export default meta

const cellsOf = (table: HTMLElement) =>
  Object.fromEntries(
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => [within(row).getByRole('rowheader').textContent, row.lastElementChild?.textContent]),
  )

function tablesOf(canvas: Pick<ReturnType<typeof within>, 'getAllByRole'>) {
  const [days, times] = canvas.getAllByRole('table')
  if (days === undefined || times === undefined) throw new Error('Two tables')
  return { days: cellsOf(days), times: cellsOf(times) }
}

/** An ordinary morning: the times of today that are past or too near say so. */
export const AnOrdinaryMorning: StoryObj<Choices> = {
  args: { askedAt: Date.UTC(2026, 10, 23, 14), takenTomorrow: 10 },
  play: async ({ canvas, userEvent }) => {
    const { days, times } = tablesOf(canvas)
    await expect(days['Tue, Nov 24, 2026']).toMatch(/full|taken|booked/)
    await expect(times['8:00 AM']).not.toBe('Open')
    await expect(times['5:00 PM']).toBe('Open')
    await userEvent.click(canvas.getByRole('button', { name: 'Wed, Nov 25, 2026' }))
    await expect(tablesOf(canvas).times['8:00 AM']).toBe('Open')
  },
}

/** The night in which the clocks go back: no day is missing or doubled, and the hour that is there twice is offered once. */
export const ClocksGoBack: StoryObj<Choices> = {
  args: { business: 'office-by-night', askedAt: Date.UTC(2026, 9, 31, 20), durationMinutes: 60 },
  play: async ({ canvas }) => {
    const { days } = tablesOf(canvas)
    await expect(Object.keys(days).slice(0, 3)).toEqual([
      'Sat, Oct 31, 2026',
      'Sun, Nov 1, 2026',
      'Mon, Nov 2, 2026',
    ])
    await expect(days['Sun, Nov 1, 2026']).toBe('6 of 6 times')
  },
}

/** The night in which the clocks go forward: a time that does not exist is not offered. */
export const ClocksGoForward: StoryObj<Choices> = {
  args: { business: 'office-by-night', askedAt: Date.UTC(2026, 2, 7, 20), durationMinutes: 60 },
  play: async ({ canvas, userEvent }) => {
    const { days } = tablesOf(canvas)
    await expect(Object.keys(days).slice(0, 3)).toEqual([
      'Sat, Mar 7, 2026',
      'Sun, Mar 8, 2026',
      'Mon, Mar 9, 2026',
    ])
    await expect(days['Sun, Mar 8, 2026']).toBe('5 of 6 times')
    await userEvent.click(canvas.getByRole('button', { name: 'Sun, Mar 8, 2026' }))
    await expect(tablesOf(canvas).times['2:00 AM']).toMatch(/clocks|skip|does not exist/)
  },
}

/** Christmas in London: closures with their reason, special hours, and a visit that is longer than them. */
export const Holidays: StoryObj<Choices> = {
  args: { business: 'london-maid', askedAt: Date.UTC(2026, 11, 23, 9), durationMinutes: 240 },
  play: async ({ canvas }) => {
    const { days } = tablesOf(canvas)
    await expect(days['Fri, Dec 25, 2026']).toMatch(/Christmas/)
  },
}

/** Rooms and teachers: a time is open while what the service needs is free. */
export const ByService: StoryObj<Choices> = {
  args: {
    business: 'music-school',
    askedAt: Date.UTC(2026, 10, 20, 5),
    durationMinutes: 60,
    service: 'group',
  },
  play: async ({ canvas }) => {
    const { days } = tablesOf(canvas)
    await expect(days['Sat, Nov 21, 2026']).toBe('5 of 5 times')
  },
}

import { cents } from '@dustforce/core/money'
import { businessDate } from '@dustforce/core/schedule'
import type { DecidedRise, RaisedVisits, RisePreview } from '@dustforce/supabase/admin'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { Toasts } from '../../app/toasts.tsx'
import { fakeBackend } from '../../testing/fake-backend.ts'
import { StoryHub } from '../../testing/story-hub.tsx'
import { PriceRisePage } from './price-rise-route.tsx'

const now = Date.UTC(2026, 10, 24, 17)
const holdsFrom = businessDate('2026-12-24')

function raised(
  customer: string,
  every: string,
  prices: readonly [number, number],
  visits: number,
): RaisedVisits {
  const [before, after] = prices
  const year = (dollars: number) => ({
    visits,
    incomeCents: cents(Math.round(dollars / 1.13) * 100 * visits),
    payCents: cents(Math.round(dollars / 2.26) * 100 * visits),
    marginCents: cents((Math.round(dollars / 1.13) - Math.round(dollars / 2.26)) * 100 * visits),
  })
  return {
    ...{ id: customer, customer, every, holdsFrom, first: businessDate('2026-12-29') },
    ...{ beforeCents: cents(before * 100), afterCents: cents(after * 100) },
    percent: Math.round((after / before - 1) * 1000) / 10,
    lines: [
      { label: 'Standard Cleaning', beforeCents: cents(before * 88), afterCents: cents(after * 88) },
      { label: 'HST', beforeCents: cents(before * 12), afterCents: cents(after * 12) },
    ],
    ...{ yearBefore: year(before), yearAfter: year(after) },
  }
}

const preview: RisePreview = {
  ...{ from: holdsFrom, earliest: holdsFrom, book: 'gta-2027.1' },
  raised: [
    raised('Amelia Wright', 'Every week', [142, 149], 52),
    raised('Liam O’Brien', 'Every two weeks', [186, 198], 26),
    raised('Chloé Dubois', 'Every four weeks', [233, 261], 13),
  ],
  untouched: [
    { id: 'noah', customer: 'Noah Brandt', every: 'Every week', why: 'same-book', problems: [] },
    {
      ...{ id: 'mia', customer: 'Mia Chen', every: 'Every two weeks', why: 'not-offered' },
      problems: ['Standard Cleaning does not offer Laundry'],
    },
  ],
}

const told: DecidedRise = {
  ...{ id: 'r2', priceBook: 'gta-2026.4', author: 'owner@example.com', told: 14, held: 0, ended: 1 },
  ...{ toldOn: businessDate('2026-11-20'), takenBackOn: null, holdsFrom: businessDate('2027-01-01') },
}
const history: readonly DecidedRise[] = [
  told,
  {
    ...told,
    id: 'r1',
    priceBook: 'gta-2026.2',
    held: 13,
    toldOn: businessDate('2026-01-20'),
    holdsFrom: businessDate('2026-03-01'),
  },
  {
    ...told,
    id: 'r0',
    priceBook: 'gta-2025.3',
    ended: 0,
    toldOn: businessDate('2025-12-01'),
    takenBackOn: businessDate('2025-12-02'),
  },
]

const html = '<p style="padding:16px">Hello Amelia, until then nothing changes.</p>'
const raise = fn(async () => undefined)
const takeBack = fn(async () => undefined)
const self = {
  ...{ userId: 'u1', email: 'owner@example.com', isActive: true, isSelf: true, hasCode: false },
} as const

function show(parts: Partial<RisePreview> = {}, role: 'owner' | 'office' = 'owner') {
  return (
    <StoryHub
      backend={fakeBackend({
        team: { all: async () => ({ members: [{ ...self, role }], invitations: [] }) },
        rises: {
          preview: async () => ({ ...preview, ...parts }),
          letter: async () => ({ to: 'amelia@example.com', subject: 'Your visits have a new price', html }),
          decided: async () => (parts.raised === undefined ? history : []),
          ...{ raise, takeBack },
        },
      })}
      now={now}
      at="/dashboard/price-rise"
    >
      <PriceRisePage />
      <Toasts />
    </StoryHub>
  )
}

const meta: Meta = { title: 'Admin/Price rise' }
export default meta

type Story = StoryObj

export const EveryCustomer: Story = {
  render: () => show(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 of 3 chosen')).toBeVisible()
    await expect(await canvas.findByRole('list', { name: 'Price rises' })).toBeVisible()
  },
}

export const NothingToRaise: Story = {
  render: () => show({ raised: [], untouched: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing to raise')).toBeVisible()
    await expect(await canvas.findByText('No prices were raised yet.')).toBeVisible()
  },
}

export const ForTheOffice: Story = {
  render: () => show({}, 'office'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Only an owner can raise prices.')).toBeVisible()
  },
}

export const Letter: Story = {
  render: () => show(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'E-mail to Amelia Wright' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'The e-mail' }))
    await expect(await dialog.findByText('amelia@example.com')).toBeVisible()
  },
}

export const Asked: Story = {
  render: () => show(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Raise Chloé Dubois' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Tell 2 customers' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(dialog.getByText(/take it back/)).toBeVisible()
  },
}

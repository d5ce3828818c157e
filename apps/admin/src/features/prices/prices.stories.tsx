import { gtaPriceBook, type PriceBook } from '@dustforce/core/catalogue'
import { cents } from '@dustforce/core/money'
import { businessDate } from '@dustforce/core/schedule'
import type { PricedBooking } from '@dustforce/office/prices'
import { withValueAt } from '@dustforce/office/publishing'
import { AdminFailure, type Version } from '@dustforce/supabase/admin'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { Toasts } from '../../app/toasts.tsx'
import { fakeBackend } from '../../testing/fake-backend.ts'
import { StoryHub } from '../../testing/story-hub.tsx'
import { PricesPage } from './prices-route.tsx'

const now = Date.UTC(2026, 10, 21, 17)
const day = 24 * 60 * 60_000
const gta: PriceBook = gtaPriceBook
const dearer = withValueAt(
  withValueAt(gta, 'services.deep-clean.price.cells.3-2', 28_500),
  'version',
  'gta-2026.2',
)

const first: Version<PriceBook> = {
  ...{ id: 1, document: gta, author: null, note: '', holdsFrom: 0 },
  publishedAt: now - 20 * day,
}
const second: Version<PriceBook> = {
  ...{ id: 2, document: dearer, author: 'owner@example.com', note: 'Deep cleaning takes longer' },
  ...{ holdsFrom: now - 20 * day, publishedAt: now - 20 * day },
}
const planned: Version<PriceBook> = {
  ...{ id: 3, author: 'ana@example.com', note: 'Winter prices' },
  document: withValueAt(withValueAt(dearer, 'addOns.laundry.amount', 2500), 'version', 'gta-2026.3'),
  ...{ holdsFrom: now + 10 * day, publishedAt: now - day },
}

const booking: PricedBooking = {
  ...{ id: 'b1', customerName: 'Ada Lovelace', serviceType: 'deep-clean', bedrooms: 3, bathrooms: 2 },
  ...{ bookingDate: businessDate('2026-11-18'), bookingMinute: null, addOns: ['Laundry'], hasPets: true },
  ...{ discountCents: cents(0), contractorPayCents: cents(15_000) },
}
const bookings = [
  booking,
  { ...booking, id: 'b2', customerName: 'Liam O’Brien', serviceType: 'standard', addOns: [], hasPets: false },
  { ...booking, id: 'b3', customerName: 'Chloé Dubois', contractorPayCents: cents(30_000) },
  { ...booking, id: 'b4', customerName: 'Noah Brandt', serviceType: 'windows' },
]

const publish = fn(async () => 3)
const self = {
  ...{ userId: 'u1', email: 'owner@example.com', isActive: true, isSelf: true, hasCode: false },
} as const

function show({
  versions = [second, first],
  role = 'owner',
}: {
  readonly versions?: readonly Version<PriceBook>[]
  readonly role?: 'owner' | 'office'
} = {}) {
  return (
    <StoryHub
      backend={fakeBackend({
        team: { all: async () => ({ members: [{ ...self, role }], invitations: [] }) },
        prices: {
          versions: async () => versions,
          bookingsSince: async () => bookings,
          publish,
        },
      })}
      now={now}
      at="/dashboard/prices"
    >
      <PricesPage />
      <Toasts />
    </StoryHub>
  )
}

const meta: Meta = { title: 'Admin/Prices' }
export default meta
type Story = StoryObj

const deep = 'Deep Cleaning, 3 bedrooms, 2 bathrooms'

type Play = NonNullable<Story['play']>
const retype: (label: string, text: string) => Play =
  (label, text) =>
  async ({ canvas, userEvent }) => {
    const cell = await canvas.findByLabelText(label)
    await userEvent.clear(cell)
    await userEvent.type(cell, text)
  }

export const ToEdit: Story = {
  render: () => show(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(deep)).toHaveValue('285')
    await expect(canvas.getByRole('list', { name: 'Versions' })).toHaveTextContent(/gta-2026.2.*Holds now/)
  },
}

export const NeverPublished: Story = {
  render: () => show({ versions: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(deep)).toHaveValue('270')
    await expect(canvas.getByText(/No prices were published here yet/)).toBeVisible()
  },
}

export const PlannedPrices: Story = {
  render: () => show({ versions: [planned, second, first] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('These prices are planned')).toBeVisible()
    await expect(canvas.getByLabelText('Laundry: price')).toHaveValue('25')
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  render: () => show(),
  play: async ({ canvas }) => {
    const frame = await canvas.findByRole('region', { name: 'Prices by size' })
    await expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth)
  },
}

export const ToRead: Story = {
  render: () => show({ role: 'office' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Only an owner can change prices.')).toBeVisible()
    await expect(canvas.queryByRole('textbox', { name: deep })).toBeNull()
  },
}

export const Edited: Story = {
  render: () => show(),
  play: async (context) => {
    await retype(deep, '$289.50')(context)
    await expect(await context.canvas.findByText('1 change, not published yet')).toBeVisible()
  },
}

export const NotRight: Story = {
  render: () => show(),
  play: async (context) => {
    await retype(deep, 'a lot')(context)
    const { canvas } = context
    await expect(canvas.getByLabelText(deep)).toHaveAccessibleDescription(
      'Write an amount, such as 220 or 219.50.',
    )
    await expect(canvas.getByRole('button', { name: 'Review and publish' })).toBeDisabled()
  },
}

export const SmallerForMore: Story = {
  render: () => show(),
  play: async (context) => {
    await retype(deep, '400')(context)
    await expect(await context.canvas.findAllByText(/would cost less than/)).not.toHaveLength(0)
  },
}

export const Review: Story = {
  render: () => show(),
  play: async (context) => {
    await retype(deep, '290')(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Review and publish' }))
    const dialog = within(await screen.findByRole('dialog'))
    await expect(await dialog.findByText('Chloé Dubois')).toBeVisible()
  },
}

export const PublishedTest: Story = {
  tags: ['!dev'],
  render: () => show(),
  play: async (context) => {
    const { canvas, userEvent } = context
    publish.mockClear()
    await retype(deep, '290')(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Review and publish' }))
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByRole('table', { name: 'What changes' })).toHaveTextContent(`${deep}$285$290`)
    await expect(await dialog.findByText(/1 booking is left out/)).toBeVisible()
    publish.mockRejectedValueOnce(new AdminFailure('refused', 'Somebody else published prices.'))
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }))
    await expect(await screen.findByText('Somebody else published prices.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }))
    await expect(await screen.findByText('Prices published')).toBeVisible()
    await expect(publish).toHaveBeenLastCalledWith(
      expect.objectContaining({
        // Storybook writes into what it is given, and a price book is frozen.
        document: structuredClone(
          withValueAt(
            withValueAt(dearer, 'services.deep-clean.price.cells.3-2', 29_000),
            'version',
            'gta-2026.3',
          ),
        ),
        ...{ basedOn: 2, holdsFrom: now, note: '' },
      }),
      expect.anything(),
    )
    await expect(canvas.queryByText(/not published yet/)).toBeNull()
  },
}

const file = (content: string) => new File([content], 'winter.json', { type: 'application/json' })

export const WrongFile: Story = {
  render: () => show(),
  play: async ({ canvas, userEvent }) => {
    const wrong = JSON.stringify({ ...withValueAt(gta, 'addOns.laundry.amount', 'much'), taxes: 13 })
    await userEvent.upload(await canvas.findByLabelText('Price list to import'), file(wrong))
    const dialog = within(await screen.findByRole('dialog', { name: 'This file is no price list' }))
    await expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'taxes: must be a list, not 13',
      'addOns.laundry.amount: must be a whole number from 0 to 100000000, not "much"',
    ])
  },
}

export const ImportedTest: Story = {
  tags: ['!dev'],
  render: () => show(),
  play: async ({ canvas, userEvent }) => {
    const cheaper = JSON.stringify(withValueAt(dearer, 'addOns.laundry.amount', 1900))
    await userEvent.upload(await canvas.findByLabelText('Price list to import'), file(cheaper))
    await expect(await canvas.findByText('1 change, not published yet')).toBeVisible()
    await expect(canvas.getByLabelText('Laundry: price')).toHaveValue('19')
  },
}

export const TakenBack: Story = {
  render: () => show(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use again: gta-2026.1' }))
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByRole('table', { name: 'What changes' })).toHaveTextContent(`${deep}$285$270`)
    await expect(dialog.getByLabelText(/^Note/)).toHaveValue('gta-2026.1 again')
  },
}

export const DiscardAsksTest: Story = {
  tags: ['!dev'],
  render: () => show(),
  play: async (context) => {
    const { canvas, userEvent } = context
    await retype('Laundry: price', '25')(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Keep editing' }))
    await expect(canvas.getByLabelText('Laundry: price')).toHaveValue('25')
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard changes' }),
    )
    await expect(canvas.getByLabelText('Laundry: price')).toHaveValue('20')
  },
}

import { type ChargePolicy, standardCharges } from '@dustforce/office/charging'
import type { Version } from '@dustforce/supabase/admin'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { Toasts } from '../../app/toasts.tsx'
import { fakeBackend } from '../../testing/fake-backend.ts'
import { StoryHub } from '../../testing/story-hub.tsx'
import { CompanyPage } from './company-route.tsx'

const now = Date.UTC(2026, 10, 21, 17)
const installed: Version<ChargePolicy> = {
  ...{ id: 1, document: standardCharges, author: null, note: '', holdsFrom: 0, publishedAt: now },
}
const self = {
  ...{ userId: 'u1', email: 'owner@example.com', isActive: true, isSelf: true, hasCode: false },
} as const

const show = (role: 'owner' | 'office' = 'owner') => (
  <StoryHub
    backend={fakeBackend({
      team: { all: async () => ({ members: [{ ...self, role }], invitations: [] }) },
      charges: { versions: async () => [installed], publish: fn(async () => 2) },
    })}
    now={now}
    at="/dashboard/company?part=charges"
  >
    <CompanyPage />
    <Toasts />
  </StoryHub>
)

const meta: Meta = { title: 'Admin/Company/Repeating visits' }
export default meta
type Story = StoryObj
type Play = NonNullable<Story['play']>

const retype =
  (label: string, text: string): Play =>
  async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText(label)
    await userEvent.clear(field)
    await userEvent.type(field, text)
  }

const tries = 'Days before a visit that the card is charged'

export const ToEdit: Story = {
  render: () => show(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(tries)).toHaveValue('4, 3, 2')
    await expect(canvas.getByRole('table', { name: 'What it means for a visit' })).toHaveTextContent(
      'Card is chargedDec 8, 2026, 10:00 AM',
    )
  },
}

export const Changed: Story = {
  render: () => show(),
  play: async (context) => {
    await retype(tries, '6, 5, 2')(context)
    const { canvas } = context
    await expect(canvas.getByText('1 change, not published yet')).toBeVisible()
    await expect(canvas.getByRole('table', { name: 'What it means for a visit' })).toHaveTextContent(
      'Card is chargedDec 8, 2026, 10:00 AMDec 6, 2026, 10:00 AMDec 8, 2026, 10:00 AM',
    )
  },
}

export const ChangedOnAPhone: Story = {
  ...Changed,
  globals: { viewport: { value: 'mobile1' } },
  play: async (context) => {
    await Changed.play?.(context)
    const { documentElement: page } = document
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
  },
}

export const NotRight: Story = {
  render: () => show(),
  play: async (context) => {
    await retype(tries, '2, 3')(context)
    const { canvas } = context
    await expect(canvas.getByLabelText(tries)).toHaveAccessibleDescription(
      'It must be later than the try before it: fewer than 2 days.',
    )
    await expect(canvas.getByRole('button', { name: 'Review and publish' })).toBeDisabled()
  },
}

export const Review: Story = {
  render: () => show(),
  play: async (context) => {
    await retype(tries, '3, 2')(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Review and publish' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Publish when visits are charged' }))
    await expect(dialog.getByText(/Nobody is told later or charged earlier than they agreed/)).toBeVisible()
    await expect(dialog.getByRole('table', { name: 'What changes' })).toHaveTextContent(`${tries}4, 3, 23, 2`)
  },
}

export const ToRead: Story = {
  render: () => show('office'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Only an owner can change this.')).toBeVisible()
    await expect(await canvas.findByLabelText(tries)).toHaveAttribute('readonly')
  },
}

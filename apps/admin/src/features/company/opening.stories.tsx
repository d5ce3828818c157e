import type { TrialLetter } from '@dustforce/office/hub'
import { gtaBusiness } from '@dustforce/office/testing/business'
import { BusinessProvider } from '@dustforce/ui/use-business'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Toasts } from '../../app/toasts.tsx'
import { fakeBackend } from '../../testing/fake-backend.ts'
import { StoryHub } from '../../testing/story-hub.tsx'
import { CompanyPage } from './company-route.tsx'

const now = Date.UTC(2026, 10, 21, 17)
const { company } = gtaBusiness
const soon = {
  ...{ ...company, opening: 'soon' as const, taxNumber: '123456789 RT0001' },
  address: { ...company.address, street: '1 King St W', postalCode: 'M5H 1A1' },
}
const self = {
  ...{ userId: 'u1', email: 'owner@example.com', isActive: true, isSelf: true, hasCode: false },
} as const
const version = {
  ...{ id: 2, document: soon, author: 'owner@example.com', note: '', holdsFrom: 0, publishedAt: now },
}
const publish = fn(async (_: object) => 3)

const sendTrialLetter = fn(async () => true)
const sent = { recipient: 'owner@example.com', status: 'sent', delivery: null, detail: null }

interface Shown {
  readonly letter?: TrialLetter | null
  readonly published?: object
  readonly role?: 'owner' | 'office'
}

function show({ published = { company: soon }, role = 'owner', letter = null }: Shown = {}) {
  return (
    <StoryHub
      backend={fakeBackend({
        team: { all: async () => ({ members: [{ ...self, role }], invitations: [] }) },
        companies: { versions: async () => [version], publish },
        published: { current: async () => published },
        bookings: { page: async () => ({ rows: [], next: null }) },
        letters: { toLookAt: async () => [] },
        providers: {
          payments: async () => ({ works: true, isLive: false, isDeaf: false }),
          trialLetter: async () => letter,
          sendTrialLetter,
        },
      })}
      now={now}
      at="/dashboard/company?part=opening"
    >
      <BusinessProvider business={{ ...gtaBusiness, company: soon }}>
        <CompanyPage />
      </BusinessProvider>
      <Toasts />
    </StoryHub>
  )
}

const meta: Meta = { title: 'Admin/Company opening' }
export default meta
type Story = StoryObj

export const StepsLeft: Story = {
  render: () => show(),
  play: async ({ canvas }) => {
    const steps = await canvas.findByRole('list', { name: 'Steps' })
    await waitFor(() => expect(steps).toHaveTextContent(/Enter your tax number, done/))
    await expect(steps).toHaveTextContent(/Set hours and terms, open/)
    await expect(canvas.getByText('Pay a trial booking')).toBeVisible()
  },
}

export const OpenAllTheSame: Story = {
  render: () => show({ published: { company: soon, policy: {}, texts: {}, 'price-book': {} }, letter: sent }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open for bookings' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(dialog.getByText(/^1 step is still open\./)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Open for bookings' }))
    const { opening: _, ...opened } = soon
    await expect(publish.mock.calls.at(-1)?.at(0)).toEqual({
      ...{ document: opened, basedOn: 2, holdsFrom: 0, note: 'Opened' },
    })
  },
}

export const NotSent: Story = {
  render: () =>
    show({
      published: { company: soon, policy: {}, texts: {}, 'price-book': {} },
      letter: { ...sent, status: 'failed', detail: 'The domain of the sender is not verified.' },
    }),
  play: async ({ canvas, userEvent }) => {
    const next = within(await canvas.findByRole('region', { name: 'Next step' }))
    await expect(next.getByText('The domain of the sender is not verified.')).toBeVisible()
    await userEvent.click(next.getByRole('button', { name: 'Send me an e-mail' }))
    await expect(sendTrialLetter).toHaveBeenCalled()
    await userEvent.click(next.getByRole('button', { name: 'Skip for now' }))
    await expect(canvas.getByRole('heading', { name: 'Pay a trial booking' })).toBeVisible()
    await expect(next.getByRole('button', { name: 'Book on the site' })).toBeEnabled()
  },
}

export const ToRead: Story = {
  render: () => show({ role: 'office' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Steps' })).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  render: () => show(),
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Steps' })
    const { documentElement: page } = document
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
  },
}

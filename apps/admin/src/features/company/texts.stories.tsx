import type { TextsByLanguage } from '@dustforce/office/company'
import type { EmailPreview, Version } from '@dustforce/supabase/admin'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { Toasts } from '../../app/toasts.tsx'
import { fakeBackend } from '../../testing/fake-backend.ts'
import { StoryHub } from '../../testing/story-hub.tsx'
import { CompanyPage } from './company-route.tsx'

const now = Date.UTC(2026, 10, 21, 17)
const day = 24 * 60 * 60_000

const installed: Version<TextsByLanguage> = {
  ...{ id: 1, document: {}, author: null, note: '', holdsFrom: 0, publishedAt: now - 20 * day },
}
const own: Version<TextsByLanguage> = {
  ...{ id: 2, author: 'owner@example.com', note: 'Warmer', holdsFrom: now - day, publishedAt: now - day },
  document: { 'en-CA': { site: { home: { title: 'Clean homes in {area}' } } } },
}
const letter: EmailPreview = {
  ...{ to: 'ada@example.com', subject: 'Your booking on Friday, November 27, 2026 is canceled' },
  html: '<html><body><h1>Your booking is canceled</h1><p>Hello Ada, the booking below is canceled.</p></body></html>',
}
const self = {
  ...{ userId: 'u1', email: 'owner@example.com', isActive: true, isSelf: true, hasCode: false },
} as const

interface Shown {
  readonly at?: string
  readonly role?: 'owner' | 'office'
  readonly versions?: readonly Version<TextsByLanguage>[]
  readonly shown?: EmailPreview | null
}

function show({ at = '', role = 'owner', versions = [own, installed], shown = letter }: Shown = {}) {
  return (
    <StoryHub
      backend={fakeBackend({
        team: { all: async () => ({ members: [{ ...self, role }], invitations: [] }) },
        texts: { versions: async () => versions, publish: fn(async () => 3) },
        emails: { previewOwnWords: async () => shown },
      })}
      now={now}
      at={`/dashboard/company?part=texts${at}`}
    >
      <CompanyPage />
      <Toasts />
    </StoryHub>
  )
}

const meta: Meta = { title: 'Admin/Company texts' }
export default meta
type Story = StoryObj
type Play = NonNullable<Story['play']>

const retype: (label: string, text: string) => Play =
  (label, text) =>
  async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText(label)
    await userEvent.clear(field)
    await userEvent.click(field)
    await userEvent.paste(text)
  }

export const OfAPage: Story = {
  render: () => show(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Headline')).toHaveValue('Clean homes in {area}')
    await expect(canvas.getByText('Reads: Clean homes in Greater Toronto Area')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Use the default: Headline' })).toBeVisible()
    await expect(canvas.getByText('By default: Professional Home Cleaning Services in {area}')).toBeVisible()
  },
}

export const NeverPublished: Story = {
  render: () => show({ versions: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Nothing was published here yet/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Use the default/ })).toBeNull()
  },
}

export const OfALetter: Story = {
  render: () => show({ at: '&text=booking-canceled' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('First sentence')).toHaveAccessibleDescription(
      'It keeps {money}',
    )
    await expect(await canvas.findByText(letter.subject)).toBeVisible()
  },
}

export const OfALetterBeforeTheFirstBooking: Story = {
  render: () => show({ at: '&text=thank-you', shown: null }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^After your first booking/)).toBeVisible()
  },
}

export const InFrench: Story = {
  render: () => show({ at: '&language=fr-CA&text=faq' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Language')).toHaveValue('fr-CA')
    await expect(canvas.getByLabelText('Group 1, headline')).toHaveValue('Réservation et horaire')
  },
}

export const NotRight: Story = {
  render: () => show({ at: '&text=booking-canceled' }),
  play: async (context) => {
    await retype('First sentence', 'Hello {custommer}, it is canceled.')(context)
    const { canvas } = context
    await expect(canvas.getByLabelText('First sentence')).toHaveAccessibleDescription(
      /It has {custommer}; write one of .* It lacks {money}/,
    )
    await expect(canvas.getByRole('option', { name: /^E-mail: .* \(not right\)$/ })).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Review and publish' })).toBeDisabled()
  },
}

export const Review: Story = {
  render: () => show({ at: '&text=home' }),
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Use the default: Headline' }))
    await retype('Claim 2', 'Loved in {area}')(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Review and publish' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Publish the texts' }))
    await expect(dialog.getByRole('table', { name: 'What changes' })).toHaveTextContent(
      /English, Home page: HeadlineClean homes in {area}Professional.*English, Home page: Claim 2.*Loved in {area}/,
    )
  },
}

export const ToRead: Story = {
  render: () => show({ role: 'office' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Only an owner can change this.')).toBeVisible()
    await expect(await canvas.findByLabelText('Headline')).toHaveAttribute('readonly')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  render: () => show({ at: '&text=faq' }),
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Group 1, headline')
    const { documentElement: page } = document
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
  },
}

import { type Company, scheduleOf } from '@dustforce/office/company'
import { gtaBusiness } from '@dustforce/office/testing/business'
import { AdminFailure, type Version } from '@dustforce/supabase/admin'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { Toasts } from '../../app/toasts.tsx'
import { fakeBackend } from '../../testing/fake-backend.ts'
import { StoryHub } from '../../testing/story-hub.tsx'
import { CompanyPage } from './company-route.tsx'

const now = Date.UTC(2026, 10, 21, 17)
const day = 24 * 60 * 60_000
const { company } = gtaBusiness
const schedule = scheduleOf(gtaBusiness.policy)

const installed: Version<Company> = {
  ...{ id: 1, document: company, author: null, note: '', holdsFrom: 0, publishedAt: now - 20 * day },
}
const moved: Version<Company> = {
  ...{ id: 2, author: 'owner@example.com', note: 'We moved', holdsFrom: now - day, publishedAt: now - day },
  document: { ...company, address: { ...company.address, street: '1 King St W' } },
}
const hours = {
  ...{ id: 3, document: schedule, author: null, note: '', holdsFrom: 0, publishedAt: now - 20 * day },
}

const publish = fn(async () => 4)
const self = {
  ...{ userId: 'u1', email: 'owner@example.com', isActive: true, isSelf: true, hasCode: false },
} as const

interface Shown {
  readonly versions?: readonly Version<Company>[]
  /** In place of `versions`, each time that they are read. */
  readonly read?: () => Promise<readonly Version<Company>[]>
  readonly role?: 'owner' | 'office'
  readonly at?: string
}

function show({
  versions = [moved, installed],
  read = async () => versions,
  role = 'owner',
  at = '/dashboard/company',
}: Shown = {}) {
  return (
    <StoryHub
      backend={fakeBackend({
        team: { all: async () => ({ members: [{ ...self, role }], invitations: [] }) },
        companies: { versions: read, publish },
        policies: { versions: async () => [hours], publish },
      })}
      now={now}
      at={at}
    >
      <CompanyPage />
      <Toasts />
    </StoryHub>
  )
}

const meta: Meta = { title: 'Admin/Company' }
export default meta
type Story = StoryObj
type Play = NonNullable<Story['play']>

const retype: (label: string, text: string) => Play =
  (label, text) =>
  async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText(label)
    await userEvent.clear(field)
    if (text !== '') await userEvent.type(field, text)
  }

export const ToEdit: Story = {
  render: () => show(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Phone')).toHaveValue(company.phone)
    await expect(canvas.getByRole('list', { name: 'Versions' })).toHaveTextContent(/We moved.*Holds now/)
  },
}

export const NeverPublished: Story = {
  render: () => show({ versions: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Nothing was published here yet/)).toBeVisible()
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  render: () => show(),
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Phone')
    const { documentElement: page } = document
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
  },
}

export const ToRead: Story = {
  render: () => show({ role: 'office' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Only an owner can change this.')).toBeVisible()
    await expect(canvas.getByLabelText('Phone')).toHaveAttribute('readonly')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const NotRight: Story = {
  render: () => show(),
  play: async (context) => {
    await retype('Phone', 'soon')(context)
    await retype('Name', '')(context)
    const { canvas } = context
    await expect(canvas.getByLabelText('Phone')).toHaveAccessibleDescription(/^Write a phone number/)
    await expect(canvas.getByText(/2 values are not right/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Review and publish' })).toBeDisabled()
  },
}

export const Review: Story = {
  render: () => show(),
  play: async (context) => {
    await retype('Phone', '(416) 234-5678')(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Review and publish' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Publish the company' }))
    await expect(dialog.getByRole('table', { name: 'What changes' })).toHaveTextContent(
      `Phone${company.phone}(416) 234-5678`,
    )
  },
}

export const OnTopOfTheirs: Story = {
  render: () => {
    const seen = [[installed], [moved, installed]]
    return show({ read: async () => seen.shift() ?? [moved, installed] })
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    await retype('Phone', '(416) 234-5678')(context)
    publish.mockRejectedValueOnce(new AdminFailure('refused', 'Somebody else published.'))
    await userEvent.click(canvas.getByRole('button', { name: 'Review and publish' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }))
    await expect(await screen.findByText('Somebody else published.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await expect(await canvas.findByText(/has published Version 2 in the meantime/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Put my changes on top of theirs' }))
    await expect(canvas.getByLabelText('Phone')).toHaveValue('(416) 234-5678')
    await expect(canvas.getByLabelText(/^Street/)).toHaveValue('1 King St W')
  },
}

export const TakenBack: Story = {
  render: () => show(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use again: Version 1' }))
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByRole('table', { name: 'What changes' })).toHaveTextContent(
      'Street1 King St Wempty',
    )
    await expect(dialog.getByLabelText(/^Reason/)).toHaveValue('Version 1 again')
  },
}

export const Regions: Story = {
  render: () => show(),
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a region' }))
    await expect(canvas.getByText(/^Each region needs a name/)).toBeVisible()
    await retype('Region 4', 'Durham')(context)
    await retype('Places of Durham, with commas between', 'Pickering, Ajax')(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Review and publish' }))
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByRole('table', { name: 'What changes' })).toHaveTextContent(
      /Durham: Pickering, Ajax/,
    )
  },
}

export const Brand: Story = {
  render: () => show(),
  play: async (context) => {
    await retype('Primary colour', '#e9b44c')(context)
    await expect(context.canvas.getByText(/hard to read: their contrast is 1.9/)).toBeVisible()
  },
}

const file = (content: string, type = 'image/svg+xml') => new File([content], 'mark.svg', { type })
const mark = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'

export const Logo: Story = {
  render: () => show(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText('Logo to upload'), file(mark))
    await expect(await canvas.findByRole('img', { name: 'Your logo' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Review and publish' }))
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByRole('table', { name: 'What changes' })).toHaveTextContent(/an uploaded picture/)
  },
}

export const LogoRefused: Story = {
  render: () => show(),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText('Logo to upload')
    await userEvent.upload(field, file(mark.replace('<path', '<script>alert(1)</script><path')))
    await expect(await canvas.findByText('Upload an SVG or PNG file: this one has a script.')).toBeVisible()
    await expect(canvas.queryByRole('img', { name: 'Your logo' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Review and publish' })).toBeDisabled()
    await userEvent.upload(field, file(mark.replace('<path', `<!--${'x'.repeat(25_000)}--><path`)))
    await expect(await canvas.findByText('This file is larger than 24 kB.')).toBeVisible()
    await userEvent.upload(field, file(mark))
    await expect(await canvas.findByRole('img', { name: 'Your logo' })).toBeVisible()
    await expect(canvas.queryByText('This file is larger than 24 kB.')).toBeNull()
  },
}

export const Hours: Story = {
  render: () => show({ at: '/dashboard/company?part=hours' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Open on Monday')).toHaveValue('08:00 – 18:00')
  },
}

export const HoursNotRight: Story = {
  ...Hours,
  play: async (context) => {
    await retype('Open on Monday', 'in the morning')(context)
    await retype('Days ahead that can be booked', '0')(context)
    const { canvas } = context
    await expect(canvas.getByLabelText('Open on Monday')).toHaveAccessibleDescription(
      'Write hours as 8:00 – 18:00, or nothing for a closed day.',
    )
    await expect(canvas.getByText(/2 values are not right/)).toBeVisible()
  },
}

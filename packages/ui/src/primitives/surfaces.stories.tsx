import type { Meta, StoryObj } from '@storybook/react-vite'
import { CalendarCheck, Info } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { Avatar } from './avatar.tsx'
import { Button } from './button.tsx'
import { Card } from './card.tsx'
import { EmptyState } from './empty-state.tsx'
import { ErrorState } from './error-state.tsx'
import { Notice } from './notice.tsx'
import { Skeleton } from './skeleton.tsx'
import { Spinner } from './spinner.tsx'
import { StatCard } from './stat-card.tsx'
import { coloursOf } from './story-look.ts'
import { TextLink } from './text-link.tsx'

const meta: Meta = { title: 'Primitives/Surfaces' }
export default meta

type Story = StoryObj

export const Cards: Story = {
  render: () => (
    <div className="grid gap-4 md:grid-cols-3">
      {(['flat', 'lifted', 'sunken'] as const).map((look) => (
        <Card key={look} look={look}>
          <h3 className="text-title">Basic Cleaning</h3>
          <p className="pt-1 text-muted">
            Kitchen, bathrooms, floors and dust, every room. <TextLink href="#top">What is included</TextLink>
          </p>
        </Card>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const cards = canvas
      .getAllByRole('heading', { name: 'Basic Cleaning' })
      .map((title) => title.parentElement)
    await expect(new Set(cards.map((card) => (card === null ? '' : coloursOf(card)))).size).toBe(3)
    for (const link of canvas.getAllByRole('link', { name: 'What is included' }))
      await expect(link).toHaveAttribute('href', '#top')
  },
}

export const Stats: Story = {
  render: () => (
    <div className="grid gap-4 sm:grid-cols-3">
      <StatCard
        label="Total Bookings"
        value="1,284"
        hint="All time"
        icon={<CalendarCheck aria-hidden="true" className="size-4.5" />}
        link={(content, look) => (
          <a href="#bookings" className={look}>
            {content}
          </a>
        )}
      />
      <StatCard label="Monthly Revenue" value="$18,940" hint="Nov 1 – Nov 30" />
      <StatCard label="Weekly Revenue" value="$4,310" loading />
    </div>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^Total Bookings\s*1,284\s*All time$/ })
    await expect(link).toHaveAttribute('href', '#bookings')
    await expect(canvas.getByText('$18,940')).toBeVisible()
    await expect(canvas.getByText('Nov 1 – Nov 30')).toBeVisible()
    await expect(canvas.getByText('Weekly Revenue')).toBeVisible()
    await expect(canvas.queryByText('$4,310')).toBeNull()
  },
}

export const Notices: Story = {
  render: () => (
    <div className="grid max-w-xl gap-3">
      {(['info', 'success', 'warning', 'danger', 'quiet'] as const).map((tone) => (
        <Notice
          key={tone}
          tone={tone}
          title="Earliest available"
          icon={<Info aria-hidden="true" className="size-4" />}
        >
          Saturday, November 21 at 9:00 AM
        </Notice>
      ))}
      <Notice announce="polite">Saved.</Notice>
      <Notice announce="assertive">Nothing was saved.</Notice>
    </div>
  ),
  play: async ({ canvas }) => {
    const titles = canvas.getAllByText('Earliest available')
    await expect(new Set(titles.map(coloursOf)).size).toBe(5)
    await expect(canvas.getAllByText('Saturday, November 21 at 9:00 AM')).toHaveLength(5)
    await expect(canvas.getByRole('status')).toHaveTextContent('Saved.')
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nothing was saved.')
  },
}

export const Empty: Story = {
  render: () => (
    <EmptyState
      title="No bookings found"
      hint="No results matched the current filters."
      action={<Button variant="secondary">Back to Dashboard</Button>}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No bookings found')).toBeVisible()
    await expect(canvas.getByText('No results matched the current filters.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Back to Dashboard' })).toBeVisible()
  },
}

const retry = fn()

export const Failed: Story = {
  render: () => (
    <ErrorState title="Error loading dashboard data" hint="The server did not answer." onRetry={retry} />
  ),
}
export const FailedTest: Story = {
  ...Failed,
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Error loading dashboard dataThe server did not answer.',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

export const Loading: Story = {
  render: () => (
    <div className="grid max-w-md gap-3">
      <p className="flex items-center gap-3">
        <Spinner size="sm" /> Loading dashboard data...
      </p>
      <Skeleton className="h-5 w-2/3" />
      <Skeleton className="h-5 w-full" />
      <Skeleton className="h-24 w-full" />
      <Spinner size="lg" />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    // Spinners and skeletons are decoration.
    await expect(canvas.queryByRole('status')).toBeNull()
    for (const skeleton of canvasElement.querySelectorAll('.animate-breathe'))
      await expect(skeleton).toHaveAttribute('aria-hidden', 'true')
  },
}

export const Avatars: Story = {
  render: () => (
    <div className="flex items-center gap-3">
      <Avatar initials="NA" />
      <Avatar initials="?" tone="empty" />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const initials of ['NA', '?']) {
      const avatar = canvas.getByText(initials)
      await expect(avatar.offsetWidth).toBe(36)
      await expect(avatar).toHaveAttribute('aria-hidden', 'true')
    }
  },
}

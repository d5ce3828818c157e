import type { Meta, StoryObj } from '@storybook/react-vite'
import { CalendarCheck, Info, SearchX } from 'lucide-react'
import { fn } from 'storybook/test'
import { Avatar } from './avatar.tsx'
import { Button } from './button.tsx'
import { Card } from './card.tsx'
import { EmptyState } from './empty-state.tsx'
import { ErrorState } from './error-state.tsx'
import { Notice } from './notice.tsx'
import { Skeleton } from './skeleton.tsx'
import { Spinner } from './spinner.tsx'
import { StatCard } from './stat-card.tsx'
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
      <StatCard label="Weekly Revenue" value="" loading />
    </div>
  ),
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
    </div>
  ),
}

export const Empty: Story = {
  render: () => (
    <EmptyState
      icon={<SearchX aria-hidden="true" className="size-6" />}
      title="No bookings found"
      hint="No results matched the current filters."
      action={<Button variant="secondary">Back to Dashboard</Button>}
    />
  ),
}

export const Failed: Story = {
  render: () => (
    <ErrorState title="Error loading dashboard data" hint="The server did not answer." onRetry={fn()} />
  ),
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
      <Spinner size="lg" label="Processing your payment" />
    </div>
  ),
}

export const Avatars: Story = {
  render: () => (
    <div className="flex items-center gap-3">
      <Avatar initials="IL" size="sm" />
      <Avatar initials="NA" />
      <Avatar initials="MK" tone="sun" size="lg" />
      <Avatar initials="?" tone="empty" />
    </div>
  ),
}

import { businessDate } from '@dustforce/core/schedule'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ApplicationDetail } from './application-detail.tsx'
import { ApplicationList } from './application-list.tsx'
import { FinanceView, type FinanceViewProps } from './finance-view.tsx'
import { PromoFormDialog } from './promo-form-dialog.tsx'
import { PromoList } from './promo-list.tsx'
import { application, finance, promo } from './samples.ts'
import { BusinessHours, DailyLimitForm, PriceBookView, SettingsCard } from './settings-cards.tsx'
import { TeamList } from './team-list.tsx'

const meta: Meta = { title: 'Admin/Office' }
export default meta

type Story = StoryObj

const view: FinanceViewProps = {
  choice: 'this-month',
  range: { from: businessDate('2026-11-01'), to: businessDate('2026-11-30') },
  grain: 'week',
  figures: finance,
  stale: false,
  chart: <div className="h-40 rounded-md bg-wash" />,
  onChoice: fn(),
  onRange: fn(),
  onRetry: fn(),
  onExport: fn(),
}

export const Finance: Story = { render: () => <FinanceView {...view} /> }
export const FinanceLoading: Story = { render: () => <FinanceView {...view} figures={null} /> }
export const FinanceStale: Story = { render: () => <FinanceView {...view} stale /> }
export const FinanceFailed: Story = {
  render: () => <FinanceView {...view} figures={null} failure="The server could not be reached." />,
}
export const FinanceEmpty: Story = {
  render: () => <FinanceView {...view} figures={{ ...finance, points: [], services: [], contractors: [] }} />,
}

const detail = { saving: false, downloading: false, onDownload: fn(), onNotes: fn() }

export const Applications: Story = {
  render: () => (
    <ApplicationList
      applications={[
        application,
        { ...application, id: 'a2', fullName: 'Rosa Lima', experience: null, serviceAreas: [] },
      ]}
      expandedId={application.id}
      onToggle={fn()}
      onStatus={fn()}
      renderDetail={(one) => <ApplicationDetail application={one} {...detail} />}
    />
  ),
}
export const ApplicationWithoutResume: Story = {
  render: () => (
    <ApplicationDetail application={{ ...application, resumeFilename: null, message: null }} {...detail} />
  ),
}
export const ApplicationBusy: Story = {
  render: () => <ApplicationDetail application={application} {...detail} saving downloading />,
}

export const Limit: Story = {
  render: () => (
    <SettingsCard title="Daily booking limit" hint="A day with this many bookings is fully booked.">
      <DailyLimitForm limit={10} busy={false} onSave={fn()} />
    </SettingsCard>
  ),
}
export const Hours: Story = { render: () => <BusinessHours /> }
export const Prices: Story = { render: () => <PriceBookView /> }
export const Promos: Story = {
  render: () => (
    <PromoList
      promoCodes={[
        promo,
        { ...promo, code: 'SPRING20', isActive: false, discountType: 'fixed', discountValue: 20 },
      ]}
      onEdit={fn()}
      onSetActive={fn()}
    />
  ),
}
export const NoPromos: Story = {
  render: () => <PromoList promoCodes={[]} onEdit={fn()} onSetActive={fn()} />,
}
export const PromoAdd: Story = {
  render: () => <PromoFormDialog promo={null} busy={false} onSave={fn()} onClose={fn()} />,
}
export const PromoEdit: Story = {
  render: () => <PromoFormDialog promo={promo} busy={false} onSave={fn()} onClose={fn()} />,
}
export const Team: Story = {
  render: () => (
    <TeamList
      team={[
        { userId: 'one', email: 'office@dustforce.example', isActive: true, isSelf: true },
        { userId: 'two', email: 'former@dustforce.example', isActive: false, isSelf: false },
      ]}
      busy={null}
      onSetActive={fn()}
    />
  ),
}

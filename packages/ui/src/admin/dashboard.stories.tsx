import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { DashboardView } from './dashboard-view.tsx'
import { dashboard } from './samples.ts'

const meta: Meta<typeof DashboardView> = {
  title: 'Admin/Dashboard',
  component: DashboardView,
  args: {
    date: 'Saturday, November 21, 2026',
    figures: dashboard,
    onRetry: fn(),
    link: (target, content, look) => (
      <a href={`#${target.to}`} className={look}>
        {content}
      </a>
    ),
  },
}
export default meta

type Story = StoryObj<typeof DashboardView>

export const Figures: Story = {}
export const Loading: Story = { args: { figures: null } }
export const Failed: Story = { args: { figures: null, failure: 'The server could not be reached.' } }
export const NoAssignments: Story = { args: { figures: { ...dashboard, assignments: [] } } }

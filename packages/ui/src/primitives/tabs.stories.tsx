import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Tabs } from './tabs.tsx'

type Period = 'week' | 'month'

const Example = () => {
  const [value, setValue] = useState<Period>('week')
  return (
    <Tabs<Period>
      label="Period"
      value={value}
      onChange={setValue}
      tabs={[
        { value: 'week', label: 'This week', content: <p>$2,310 in seven days</p> },
        { value: 'month', label: 'This month', content: <p>$8,940 so far</p> },
      ]}
    />
  )
}

const meta: Meta<typeof Example> = { title: 'Primitives/Tabs', component: Example }
export default meta

type Story = StoryObj<typeof Example>

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('tab', { name: 'This week' }))
    await expect(canvas.getByRole('tablist', { name: 'Period' })).toBeVisible()
    await expect(canvas.getByRole('tabpanel', { name: 'This week' })).toHaveTextContent(
      '$2,310 in seven days',
    )
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'This month' })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.queryByText('$2,310 in seven days')).toBeNull()
    await expect(canvas.getByText('$8,940 so far')).toBeVisible()
  },
}

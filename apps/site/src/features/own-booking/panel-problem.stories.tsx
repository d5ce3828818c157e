import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { PanelProblem } from './panel-problem.tsx'

const meta: Meta<typeof PanelProblem> = {
  title: 'Site/Own booking/Panel problem',
  component: PanelProblem,
  args: {
    refusal: { ok: false, reason: 'unavailable' },
    phone: '(416) 555-0142',
    onRetry: fn(),
    onClose: fn(),
  },
}
export default meta

export const Failed: StoryObj<typeof PanelProblem> = {}
export const FailedTest: StoryObj<typeof PanelProblem> = {
  ...Failed,
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please check your connection and try again.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

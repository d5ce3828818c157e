import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ReviewView } from './review-view.tsx'

const question = {
  service: 'Deep Cleaning',
  when: 'Monday, March 15, 2027',
  cleaner: 'Ana',
  shownAs: 'Ada L., Toronto',
  review: null,
  canReview: true,
  isShown: false,
}

const meta: Meta<typeof ReviewView> = {
  title: 'Site/How was it',
  component: ReviewView,
  args: { found: question, onRetry: fn(), onSend: fn(async () => null) },
}
export default meta

type Story = StoryObj<typeof ReviewView>

export const Asking: Story = {}
export const AskingTest: Story = {
  ...Asking,
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Deep Cleaning on Monday, March 15, 2027, with Ana')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(await canvas.findByText('Please choose a number.')).toBeVisible()
    await expect(canvas.getByRole('radio', { name: '1' })).toHaveFocus()
    await expect(args.onSend).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('radio', { name: /^5/ }))
    await userEvent.type(canvas.getByRole('textbox'), 'Spotless.')
    await userEvent.click(canvas.getByRole('checkbox', { name: /as “Ada L., Toronto”/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(args.onSend).toHaveBeenCalledWith({ rating: 5, text: 'Spotless.', mayShow: true })
    await expect(await canvas.findByText(/The office has your review\./)).toBeVisible()
  },
}

export const Answered: Story = {
  args: {
    found: { ...question, review: { rating: 4, text: 'Good', mayShow: false } },
    onSend: fn(async () => 'Too many tries. Please wait a few minutes.'),
  },
}
export const AnsweredTest: Story = {
  ...Answered,
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /^4/ })).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Change my answer' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Too many tries')
  },
}

export const Shown: Story = {
  args: { found: { ...question, canReview: false, isShown: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/is on our website/)).toBeVisible()
  },
}

export const TooEarly: Story = {
  args: { found: { ...question, canReview: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/once the cleaning is done/)).toBeVisible()
  },
}

export const Missing: Story = {
  args: { found: 'missing' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This link opens nothing')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'write to us' })).toHaveAttribute('href', '/#contact')
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { type FormEvent, useState } from 'react'
import { expect, within } from 'storybook/test'
import { Button } from './button.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { TextField } from './text-field.tsx'

const meta = {
  title: 'Primitives/Error summary',
  component: ErrorSummary,
  args: { tries: 1 },
  render: function Sample({ tries: before }) {
    const [tries, setTries] = useState(before)
    const [name, setName] = useState('')
    const [email, setEmail] = useState('')
    const send = (event: FormEvent) => {
      event.preventDefault()
      setTries(tries + 1)
    }
    return (
      <form noValidate className="grid max-w-lg gap-4" onSubmit={send}>
        <ErrorSummary tries={tries} />
        <TextField
          label="Full Name"
          required
          value={name}
          error={tries > 0 && name === '' ? 'Full name is required' : undefined}
          onChange={({ target }) => setName(target.value)}
        />
        <TextField
          label="Email"
          required
          value={email}
          error={tries > 0 && email === '' ? 'Email is required' : undefined}
          onChange={({ target }) => setEmail(target.value)}
        />
        <Button type="submit">Send Message</Button>
      </form>
    )
  },
} satisfies Meta<typeof ErrorSummary>
export default meta

type Story = StoryObj<typeof meta>

/** A form that was refused for several fields. */
export const Several: Story = {}

export const SeveralTest: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const summary = canvas.getByRole('group', { name: '2 things to put right' })
    await expect(canvas.getByLabelText(/^Full Name/)).toHaveFocus()
    await userEvent.click(within(summary).getByRole('link', { name: 'Email' }))
    await expect(canvas.getByLabelText(/^Email/)).toHaveFocus()
    await userEvent.keyboard('ada@example.com')
    await expect(await within(summary).findByRole('link', { name: 'Email (put right)' })).toBeVisible()
  },
}

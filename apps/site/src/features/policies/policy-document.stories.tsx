import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { PolicyDocument } from './policy-document.tsx'

const meta: Meta = { title: 'Site/Policies', parameters: { layout: 'fullscreen' } }
export default meta

export const Policy: StoryObj = {
  render: () => (
    <PolicyDocument
      sections={[
        { id: 'payment', title: 'Payment', body: <p>In full, by card.</p> },
        { id: 'privacy', title: 'Privacy', body: <p>We sell nothing.</p> },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    const contents = within(canvas.getByRole('navigation', { name: 'Table of contents' })).getAllByRole(
      'link',
    )
    await expect(contents.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      ['#payment', '1. Payment'],
      ['#privacy', '2. Privacy'],
    ])
    await expect(canvas.getByRole('region', { name: '2. Privacy' })).toHaveTextContent('We sell nothing.')
  },
}

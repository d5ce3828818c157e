import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { PolicyDocument } from './policy-document.tsx'
import { termsSections } from './terms-content.en.tsx'

const meta: Meta = { title: 'Site/Policies', parameters: { layout: 'fullscreen' } }
export default meta

export const Policy: StoryObj = {
  render: () => <PolicyDocument sections={termsSections} />,
  play: async ({ canvas }) => {
    const contents = within(canvas.getByRole('navigation', { name: 'Table of contents' })).getAllByRole(
      'link',
    )
    await expect(contents.map((link) => [link.getAttribute('href'), link.textContent])).toEqual(
      termsSections.map(({ id, title }, index) => [`#${id}`, `${index + 1}. ${title}`]),
    )
    for (const link of contents)
      await expect(canvas.getByRole('region', { name: link.textContent })).toBeVisible()
  },
}

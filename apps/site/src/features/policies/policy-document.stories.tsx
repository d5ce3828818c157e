import { gtaBusiness } from '@dustforce/office/testing/business'
import terms from '@dustforce/office/texts/terms.en.json'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { PolicyDocument } from './policy-document.tsx'
import { policySections } from './policy-sections.tsx'

const meta: Meta = { title: 'Site/Policies', parameters: { layout: 'fullscreen' } }
export default meta

const sections = policySections('terms', terms, gtaBusiness)

export const Policy: StoryObj = {
  render: () => <PolicyDocument sections={sections} />,
  play: async ({ canvas }) => {
    const contents = within(canvas.getByRole('navigation', { name: 'Table of contents' })).getAllByRole(
      'link',
    )
    await expect(contents.map((link) => [link.getAttribute('href'), link.textContent])).toEqual(
      sections.map(({ id, title }, index) => [`#${id}`, `${index + 1}. ${title}`]),
    )
    for (const link of contents)
      await expect(canvas.getByRole('region', { name: link.textContent })).toBeVisible()
  },
}

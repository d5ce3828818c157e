import { gtaBusiness } from '@dustforce/office/testing/business'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { careersContent } from './careers-content.ts'
import { JobBenefits } from './job-benefits.tsx'

const meta: Meta = { title: 'Site/Careers', parameters: { layout: 'fullscreen' } }
export default meta

const { benefits, expectations } = careersContent(gtaBusiness)

export const Careers: StoryObj = {
  render: () => <JobBenefits benefits={benefits} expectations={expectations} />,
  play: async ({ canvas }) => {
    const itemsOf = (name: string) =>
      within(canvas.getByRole('region', { name }))
        .getAllByRole('listitem')
        .map((item) => item.textContent)
    await expect(itemsOf('What you get')).toEqual(benefits.map(({ title, text }) => `${title}${text}`))
    await expect(itemsOf('What we ask')).toEqual(expectations)
  },
}

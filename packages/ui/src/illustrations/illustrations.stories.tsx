import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

const pictures = {
  hero: new URL('./hero.svg', import.meta.url).href,
  'basic-cleaning': new URL('./basic-cleaning.svg', import.meta.url).href,
  'deep-cleaning': new URL('./deep-cleaning.svg', import.meta.url).href,
  'move-cleaning': new URL('./move-cleaning.svg', import.meta.url).href,
  mark: new URL('./mark.svg', import.meta.url).href,
}

const meta: Meta = { title: 'Foundations/Illustrations' }
export default meta

type Story = StoryObj

/** Files, not components: they cost a page no script. Each follows the visitor's colour scheme by itself. */
export const All: Story = {
  render: () => (
    <div className="flex flex-wrap items-end gap-6">
      {Object.entries(pictures).map(([name, src]) => (
        <figure key={name} className={name === 'mark' ? 'w-16' : 'w-full max-w-md'}>
          <img src={src} alt={name} className="w-full rounded-lg" />
          <figcaption className="pt-1 text-xs text-muted">{name}.svg</figcaption>
        </figure>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const image of within(canvasElement).getAllByRole<HTMLImageElement>('img')) {
      await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0))
    }
  },
}

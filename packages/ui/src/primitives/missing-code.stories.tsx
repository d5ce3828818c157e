import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { lazyPart } from './lazy-part.tsx'
import { ReloadNotice } from './reload-notice.tsx'

const meta: Meta<typeof ReloadNotice> = { title: 'Primitives/Missing code', component: ReloadNotice }
export default meta

type Story = StoryObj<typeof ReloadNotice>

function loseCode() {
  window.dispatchEvent(new Event('vite:preloadError'))
}

export const NewVersion: Story = {
  args: { ask: async () => new Response('<script type="module" src="/assets/next.js"></script>') },
  play: async ({ canvas }) => {
    loseCode()
    await expect(await canvas.findByText(/A new version is here/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Reload' })).toBeEnabled()
  },
}

export const ConnectionLost: Story = {
  args: { ask: () => Promise.reject(new TypeError('Failed to fetch')) },
  play: async ({ canvas }) => {
    loseCode()
    await expect(await canvas.findByText(/Check your connection/)).toBeVisible()
  },
}

const closed = fn()
const fail = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
const Chart = lazyPart(fail)
const Panel = lazyPart<{ readonly onClose: () => void }>(fail)

/** The rest of the page stays; a part that can be closed closes. */
export const PartMissing: Story = {
  render: () => (
    <>
      <p>The rest of the page</p>
      <Chart />
      <Panel onClose={closed} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This part could not be loaded.')).toBeVisible()
    await waitFor(() => expect(closed).toHaveBeenCalled())
    await expect(canvas.getByText('The rest of the page')).toBeVisible()
  },
}

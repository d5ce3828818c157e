import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from './button.tsx'
import { lazyPart } from './lazy-part.tsx'
import { ReloadNotice } from './reload-notice.tsx'

const meta: Meta<typeof ReloadNotice> = { title: 'UI/Missing code', component: ReloadNotice }
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

/** A download that fails the first time. */
function failingOnce<P extends object>(Shown: (props: P) => React.ReactNode) {
  let failed = false
  return lazyPart<P>(async () => {
    if (failed) return { default: Shown }
    failed = true
    throw new TypeError('Failed to fetch dynamically imported module')
  })
}

interface PanelProps {
  readonly onClose: () => void
}

const closed = fn()

export const PartTriedAgain: Story = {
  render: () => {
    const [{ Chart, Panel }] = useState(() => ({
      Chart: failingOnce(() => <p>The chart</p>),
      Panel: failingOnce<PanelProps>(() => <p>The panel</p>),
    }))
    const [open, setOpen] = useState(false)
    return (
      <>
        <Chart />
        <Button onClick={() => setOpen(true)}>Open</Button>
        {open ? (
          <Panel
            onClose={() => {
              setOpen(false)
              closed()
            }}
          />
        ) : null}
      </>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByText('The chart')).toBeVisible()
    const open = canvas.getByRole('button', { name: 'Open' })
    await userEvent.click(open)
    await waitFor(() => expect(closed).toHaveBeenCalled())
    await userEvent.click(open)
    await expect(await canvas.findByText('The panel')).toBeVisible()
  },
}

import type { SavedView } from '@dustforce/supabase/admin'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLocation } from 'react-router'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { Toasts } from '../app/toasts.tsx'
import { undoLast } from '../app/undo.ts'
import { fakeBackend } from '../testing/fake-backend.ts'
import { StoryHub } from '../testing/story-hub.tsx'
import { SavedViews } from './saved-views.tsx'

const view = (id: string, name: string, query: string, isDefault = false): SavedView => ({
  id,
  page: 'bookings',
  name,
  query,
  isDefault,
})

function stored(views: readonly SavedView[]) {
  let kept = [...views]
  return fakeBackend({
    views: {
      all: async () => kept,
      save: async ({ id, ...written }) => {
        kept =
          id === null
            ? [...kept, { id: 'new', ...written }]
            : kept.map((each) => (each.id === id ? { id, ...written } : each))
      },
      remove: async (id) => {
        kept = kept.filter((each) => each.id !== id)
      },
    },
  })
}

const kept = () =>
  stored([
    view('v1', 'Needs a contractor this week', 'needsCleaner=true', true),
    view('v2', 'Unpaid', 'status=pending&hide=address'),
  ])
const broken = fakeBackend({ views: { all: () => Promise.reject(new Error('down')) } })

function Place() {
  return <output>{useLocation().search}</output>
}

const onOpened = fn()

const meta: Meta<typeof SavedViews> = {
  title: 'Admin/Saved views',
  component: SavedViews,
  args: { page: 'bookings', query: 'status=pending&hide=address', onOpened },
  decorators: [
    (Story, { parameters }) => (
      <StoryHub backend={parameters.broken === true ? broken : kept()}>
        <div className="max-w-xl">
          <Story />
        </div>
        <Place />
        <Toasts />
      </StoryHub>
    ),
  ],
}
export default meta

type Story = StoryObj<typeof meta>

const views = () => within(screen.getByRole('list', { name: 'Views' }))

/** The one that is shown is marked, and can be no further updated. */
export const Kept: Story = {
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Unpaid' })).toHaveAttribute(
      'aria-current',
      'true',
    )
    await expect(screen.queryByRole('button', { name: 'Update Unpaid to this list' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: /^Needs a contractor this week/ }))
    await expect(screen.getByText('?needsCleaner=true')).toBeInTheDocument()
    await expect(onOpened).toHaveBeenCalledOnce()
  },
}

export const Changed: Story = {}
export const ChangedTest: Story = {
  ...Changed,
  tags: ['!dev'],
  play: async () => {
    await userEvent.type(screen.getByLabelText('Save this list as'), 'Mine{Enter}')
    await expect(await screen.findByRole('button', { name: 'Mine' })).toBeVisible()

    await userEvent.click(screen.getByRole('button', { name: 'Rename Unpaid' }))
    const field = screen.getByLabelText('New name of Unpaid')
    await expect(field).toHaveFocus()
    await userEvent.clear(field)
    await userEvent.type(field, 'Not paid{Enter}')
    await expect(await screen.findByRole('button', { name: 'Not paid' })).toBeVisible()
    undoLast()
    await expect(await screen.findByRole('button', { name: 'Unpaid' })).toBeVisible()

    await userEvent.click(screen.getByRole('button', { name: 'Default Unpaid' }))
    await expect(await screen.findByRole('button', { name: 'No default Unpaid' })).toBeVisible()

    await userEvent.click(screen.getByRole('button', { name: 'Delete Mine' }))
    await expect(await screen.findByText('View deleted')).toBeVisible()
    await expect(views().queryByRole('button', { name: 'Mine' })).toBeNull()
    undoLast()
    await expect(await screen.findByRole('button', { name: 'Mine' })).toBeVisible()
  },
}

export const NotLoaded: Story = {
  parameters: { broken: true },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('The views could not be loaded: down')
  },
}

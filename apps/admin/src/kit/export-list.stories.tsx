import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor } from 'storybook/test'
import type { ReadPage } from '../app/list-csv.ts'
import { fakeBackend } from '../testing/fake-backend.ts'
import { StoryHub } from '../testing/story-hub.tsx'
import { ExportList } from './export-list.tsx'

interface Row {
  readonly name: string
}

const columns = [{ label: 'Name', value: ({ name }: Row) => name }]
const read: ReadPage<Row> = async () => ({ rows: [{ name: 'Ada' }], next: null })

const meta: Meta<typeof ExportList<Row>> = {
  title: 'Admin/CSV of a list',
  component: ExportList<Row>,
  args: { what: 'customers', columns, read },
  decorators: [
    (Story) => (
      <StoryHub backend={fakeBackend({})}>
        <Story />
      </StoryHub>
    ),
  ],
}

export default meta
type Story = StoryObj<typeof meta>

export const Saved: Story = {
  play: async ({ canvas }) => {
    const blobs: Blob[] = []
    const url = spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) blobs.push(blob)
      return '#'
    })
    await userEvent.click(canvas.getByRole('button', { name: 'CSV of all these customers' }))
    await waitFor(() => expect(blobs).toHaveLength(1))
    url.mockRestore()
    await expect(await blobs[0]?.text()).toContain('Name\r\nAda\r\n')
    await expect(await canvas.findByRole('button', { name: 'CSV of all these customers' })).toBeEnabled()
  },
}

/** The first page has come, the second has not. */
export const Reading: Story = {
  args: {
    read: async (after) =>
      after === null
        ? { rows: Array.from({ length: 1200 }, () => ({ name: 'Ada' })), next: 'a' }
        : new Promise(() => undefined),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'CSV of all these customers' }))
    await expect(await canvas.findByText('1,200 customers…')).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('Reading the customers…')
  },
}

export const Cancelled: Story = {
  tags: ['!dev'],
  args: { read: () => new Promise(() => undefined) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'CSV of all these customers' }))
    const cancel = await canvas.findByRole('button', { name: 'Cancel' })
    await expect(cancel).toHaveFocus()
    await userEvent.click(cancel)
    await expect(canvas.getByRole('button', { name: 'CSV of all these customers' })).toBeVisible()
  },
}

import { type Inquiry, inquiryFromRow } from '@dustforce/office/inquiry'
import type { ResultOfMany } from '@dustforce/supabase/admin'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { undoLast } from '../../app/undo.ts'
import { fakeBackend } from '../../testing/fake-backend.ts'
import { StoryHub } from '../../testing/story-hub.tsx'
import { Component as Contacts } from './contacts-route.tsx'

const meta: Meta = { title: 'Admin/Many inquiries' }
export default meta

const inquiry = (id: string, name: string, inquiry_status: string): Inquiry =>
  inquiryFromRow({
    ...{
      id,
      name,
      inquiry_status,
      email: `${id}@example.com`,
      subject: 'Prices',
      message: 'How much is it?',
    },
    created_at: '2026-11-19T15:20:00Z',
  })
const rows = [
  inquiry('i1', 'Fatima Khan', 'new'),
  inquiry('i2', 'Marcus Bell', 'in_progress'),
  inquiry('i3', 'Jacob Lee', 'resolved'),
]
const changeInquiries = fn(
  async (changes: readonly { readonly id: string }[]): Promise<readonly ResultOfMany[]> =>
    changes.map(({ id }) => ({ id, customerName: id, outcome: 'done', message: '' })),
)

/** The bar says before what will be done, skips what is so already, and takes it back for those that were changed. */
export const Selected: StoryObj = {
  render: () => (
    <StoryHub
      at="/dashboard/contacts"
      backend={fakeBackend({
        inquiries: {
          page: async () => ({ rows, next: null }),
          counts: async () => ({ all: 3, new: 1, in_progress: 1, resolved: 1, closed: 0 }),
        },
        many: { changeInquiries },
      })}
    >
      <Contacts />
    </StoryHub>
  ),
  play: async ({ canvas }) => {
    changeInquiries.mockClear()
    await userEvent.click(
      await canvas.findByRole('checkbox', { name: 'Select the inquiry from Fatima Khan' }),
    )
    await userEvent.click(await canvas.findByRole('button', { name: 'Select 2 more' }))
    const choice = await canvas.findByLabelText('Set the status of the selected inquiries')
    await userEvent.selectOptions(choice, 'Resolved')
    await expect(canvas.getByText('set to resolved 2, skip 1 (already so)')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Apply to 2' }))
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Selected inquiries' })).toBeNull())
    await expect(changeInquiries.mock.calls[0]?.[0]).toEqual([
      { id: 'i1', seen: 'new', status: 'resolved' },
      { id: 'i2', seen: 'in_progress', status: 'resolved' },
    ])
    await expect(undoLast()).toBe(true)
    await waitFor(() =>
      expect(changeInquiries.mock.calls[1]?.[0]).toEqual([
        { id: 'i1', seen: 'resolved', status: 'new' },
        { id: 'i2', seen: 'resolved', status: 'in_progress' },
      ]),
    )
    // Selected again, so that the picture shows the bar.
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select the inquiry from Fatima Khan' }))
    await canvas.findByRole('region', { name: 'Selected inquiries' })
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { InquiryDetail } from './inquiry-detail.tsx'
import { InquiryFilterBar } from './inquiry-filter-bar.tsx'
import { InquiriesTable, InquiryRow } from './inquiry-row.tsx'
import { inquiry, replies } from './samples.ts'

const send = fn(async () => true)

function Contacts({
  expanded,
  busy = false,
  known = true,
}: {
  readonly expanded: boolean
  readonly busy?: boolean
  readonly known?: boolean
}) {
  const unnamed = {
    ...inquiry,
    id: 'i2',
    name: 'Marcus Bell',
    phone: null,
    subject: null,
    status: 'new',
  } as const
  return (
    <>
      <InquiryFilterBar
        status="all"
        counts={known ? { all: 24, new: 10, in_progress: 6, resolved: 2, closed: 6 } : null}
        search=""
        onStatus={fn()}
        onSearch={fn()}
      />
      <InquiriesTable>
        <tbody className="divide-y divide-line">
          <InquiryRow
            inquiry={inquiry}
            expanded={expanded}
            detail={
              <InquiryDetail inquiry={inquiry} replies={replies} busy={busy} onStatus={fn()} onSend={send} />
            }
            onToggle={fn()}
            onStatus={fn()}
          />
          <InquiryRow inquiry={unnamed} expanded={false} onToggle={fn()} onStatus={fn()} />
        </tbody>
      </InquiriesTable>
    </>
  )
}

const meta: Meta<typeof Contacts> = {
  title: 'Admin/Contacts',
  component: Contacts,
  args: { expanded: false },
}
export default meta

type Story = StoryObj<typeof Contacts>

export const List: Story = {}
export const CountsOnTheirWay: Story = { args: { known: false } }
export const Sending: Story = { args: { expanded: true, busy: true } }

export const Thread: Story = {
  args: { expanded: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const button = canvas.getByRole('button', { name: 'Send Reply' })
    const field = canvas.getByLabelText('Send a new reply:')
    await userEvent.type(field, '  hey ')
    await expect(button).toBeDisabled()
    await userEvent.type(field, 'there')
    await userEvent.click(button)
    await expect(send).toHaveBeenCalledWith('hey there')
    await expect(field).toHaveValue('')
    await expect(canvas.getByRole('button', { name: 'In Progress' })).toBeDisabled()
  },
}

import { type Inquiry, type InquiryReply, inquiryFromRow, replyFromRow } from '@dustforce/office/inquiry'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { holdTimers } from '../../testing/held-timers.ts'
import { InquiryDetail } from './inquiry-detail.tsx'
import { InquiryFilterBar } from './inquiry-filter-bar.tsx'
import { InquiriesTable, InquiryRow } from './inquiry-row.tsx'

const inquiry: Inquiry = inquiryFromRow({
  id: 'b7c9d3a0-92f4-4a51-8f0a-7d0a54a3f1e2',
  name: 'Fatima Khan',
  email: 'fatima.khan@example.com',
  phone: '9055550170',
  subject: 'Move-out cleaning in Mississauga, with keys left at the concierge',
  message: 'We hand over the apartment at the end of the month.\n\nThe keys will be with the concierge.',
  inquiry_status: 'in_progress',
  created_at: '2026-11-19T15:20:00Z',
})

const replies: readonly InquiryReply[] = [
  replyFromRow({
    id: 'r1',
    inquiry_id: inquiry.id,
    reply_content: 'Thank you! We will collect the keys on Friday.',
    admin_email: 'office@dustforce.example',
    created_at: '2026-11-19T17:05:00Z',
  }),
]

const send = fn()
const actions = { onStatus: fn(), onSearch: fn(), onToggle: fn(), onRowStatus: fn(), onDetailStatus: fn() }

function Contacts({
  expanded,
  busy = false,
  known = true,
  said = inquiry,
}: {
  readonly expanded: boolean
  readonly said?: Inquiry
  readonly busy?: boolean
  readonly known?: boolean
}) {
  const [draft, setDraft] = useState('')
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
        onStatus={actions.onStatus}
        onSearch={actions.onSearch}
      />
      <InquiriesTable>
        <tbody className="divide-y divide-line">
          <InquiryRow
            inquiry={said}
            expanded={expanded}
            detail={
              <InquiryDetail
                inquiry={said}
                replies={replies}
                busy={busy}
                draft={draft}
                onDraft={setDraft}
                onStatus={actions.onDetailStatus}
                onSend={send}
              />
            }
            onToggle={actions.onToggle}
            onStatus={actions.onRowStatus}
            onSelect={fn()}
          />
          <InquiryRow
            inquiry={unnamed}
            expanded={false}
            onToggle={actions.onToggle}
            onStatus={fn()}
            onSelect={fn()}
          />
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
export const ListTest: Story = {
  ...List,
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const filters = within(canvas.getByRole('group', { name: 'Status' })).getAllByRole('button')
    await expect(filters.map((filter) => filter.textContent)).toEqual([
      'All24',
      'New10',
      'In Progress6',
      'Resolved2',
      'Closed6',
    ])
    await expect(filters.map((filter) => filter.getAttribute('aria-pressed'))).toEqual([
      'true',
      'false',
      'false',
      'false',
      'false',
    ])
    await userEvent.click(canvas.getByRole('button', { name: /^Resolved/ }))
    await expect(actions.onStatus).toHaveBeenCalledWith('resolved')
    await expect(canvas.getByText('Move-out cleaning in Mississauga…')).toBeVisible()
    await expect(canvas.getByText('No subject')).toBeVisible()
    const status = canvas.getByRole('combobox', { name: 'Status of the inquiry from Fatima Khan' })
    await expect(status).toHaveDisplayValue('In Progress')
    await userEvent.selectOptions(status, 'Closed')
    await expect(actions.onRowStatus).toHaveBeenCalledWith('closed')
    await expect(actions.onToggle).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByText('No subject'))
    await expect(actions.onToggle).toHaveBeenCalledTimes(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Show the inquiry from Fatima Khan' }))
    await expect(actions.onToggle).toHaveBeenCalledTimes(2)
  },
}

/** The search begins in the first pause of the typing, with what is typed by then. */
export const SearchWaitsForAPause: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const pause = holdTimers(200)
    try {
      const field = canvas.getByRole('searchbox', { name: 'Search inquiries' })
      await expect(field).toHaveAttribute('placeholder', 'Search by name, email, or subject...')
      await userEvent.type(field, 'khan')
      await expect(actions.onSearch).not.toHaveBeenCalled()
      await expect(pause.fire()).toBe(1)
      await expect(actions.onSearch).toHaveBeenCalledTimes(1)
      await expect(actions.onSearch).toHaveBeenCalledWith('khan')
    } finally {
      pause.release()
    }
  },
}
export const CountsOnTheirWay: Story = {
  args: { known: false },
  play: async ({ canvas }) => {
    const filters = within(canvas.getByRole('group', { name: 'Status' })).getAllByRole('button')
    await expect(filters.map((filter) => filter.textContent)).toEqual([
      'All–',
      'New–',
      'In Progress–',
      'Resolved–',
      'Closed–',
    ])
  },
}
export const Sending: Story = {
  args: { expanded: true, busy: true },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Send a new reply:'), 'Thank you')
    await userEvent.click(canvas.getByRole('button', { name: 'Sending...' }))
    await expect(send).not.toHaveBeenCalled()
  },
}

export const Thread: Story = {
  args: { expanded: true },
}
export const ThreadTest: Story = {
  ...Thread,
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const button = canvas.getByRole('button', { name: 'Send Reply' })
    const field = canvas.getByLabelText('Send a new reply:')
    await userEvent.type(field, '  hey ')
    await expect(button).toBeDisabled()
    await userEvent.type(field, 'there')
    await userEvent.click(button)
    await expect(send).toHaveBeenCalledWith('hey there')
    // Only the saved reply empties the field.
    await expect(field).toHaveValue('  hey there')
    await expect(canvas.getByRole('button', { name: 'In Progress' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Resolved' }))
    await expect(actions.onDetailStatus).toHaveBeenCalledWith('resolved')
    const thread = canvas.getByRole('heading', { name: 'Conversation Thread' }).parentElement
    const messages = within(thread ?? canvasElement).getAllByRole('listitem')
    await expect(messages.map((message) => message.querySelector('strong')?.textContent)).toEqual([
      'Fatima Khan',
      'office@dustforce.example',
    ])
    await expect(messages[1]).toHaveTextContent('Thank you! We will collect the keys on Friday.')
    await expect(canvas.getByRole('link', { name: 'fatima.khan@example.com' })).toHaveAttribute(
      'href',
      'mailto:fatima.khan@example.com',
    )
    await expect(canvas.getByRole('link', { name: '(905) 555-0170' })).toHaveAttribute(
      'href',
      'tel:+19055550170',
    )
    await expect(canvas.getByText(inquiry.id)).toBeVisible()
  },
}

/** On a phone the detail is as wide as the screen and not as the table. */
export const ThreadOnAPhone: Story = {
  args: {
    expanded: true,
    said: {
      ...inquiry,
      name: `Fatima ${'Anastasia-'.repeat(9)}Khan`,
      subject: `https://example.com/${'listing'.repeat(20)}`,
      message: `The home: https://example.com/${'photos'.repeat(40)}`,
    },
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    for (const name of ['Closed', 'Send Reply']) {
      await expect(
        canvas.getByRole('button', { name: name === 'Closed' ? /^Closed$/ : name }).getBoundingClientRect()
          .right,
      ).toBeLessThan(window.innerWidth)
    }
  },
}

import { type BulkAct, bulkPlan } from '@dustforce/office/hub'
import { gtaBusiness } from '@dustforce/office/testing/business'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { fakeBackend } from '../../../testing/fake-backend.ts'
import { booking, contractor } from '../../../testing/samples.ts'
import { StoryHub } from '../../../testing/story-hub.tsx'
import { payRules } from '../pay-rules.ts'
import { BulkBarView } from './bulk-bar-view.tsx'
import BulkLettersDialog from './bulk-letters-dialog.tsx'

const free = { ...booking, contractorId: null, assignedCleanerName: null, bookingStatus: 'confirmed' }
const selected = [
  free,
  { ...free, id: 'b2', bookingStatus: 'pending' },
  { ...free, id: 'b3', bookingStatus: 'canceled' },
]

const meta: Meta<typeof BulkBarView> = {
  title: 'Admin/Bookings/Selected',
  component: BulkBarView,
  args: {
    count: 3,
    waiting: 2,
    cleaners: [contractor],
    busy: false,
    planOf: (act: BulkAct) => bulkPlan(selected, act, payRules(gtaBusiness)),
    against: (act: BulkAct) =>
      act.kind === 'assign'
        ? [
            { id: 'b1', who: 'Amelia Wright', why: 'Does not work on Mondays', needsReason: true },
            { id: 'b2', who: 'Ben Lee', why: 'Works in York only', needsReason: true },
          ]
        : [],
    onApply: fn(),
    onLetters: fn(),
    onCsv: fn(),
    onClear: fn(),
    onShowWaiting: fn(),
    rest: 7,
    onRest: fn(),
  },
}
export default meta

type Story = StoryObj<typeof BulkBarView>

export const PreviewBeforeItIsDone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 selected')
    await userEvent.click(canvas.getByRole('button', { name: 'Show 2 new' }))
    await expect(args.onShowWaiting).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Select 7 more' }))
    await expect(args.onRest).toHaveBeenCalledOnce()
    await userEvent.selectOptions(canvas.getByLabelText('Assign the selected bookings'), contractor.fullName)
    await expect(canvas.getByText('assign 2, skip 1 (canceled)')).toBeVisible()
    await expect(canvas.getByRole('list', { name: 'What speaks against it' })).toHaveTextContent(
      'Amelia Wright: Does not work on Mondays',
    )
    await expect(canvas.getByRole('button', { name: 'Apply to 2' })).toBeDisabled()
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Assign anyway, because' }),
      'Agreed with the contractor',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Apply and e-mail…' }))
    await expect(args.onLetters).toHaveBeenCalledWith(contractor.id, 'agreed')
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await userEvent.selectOptions(
      canvas.getByLabelText('Set the status of the selected bookings'),
      'Confirmed',
    )
    const preview = canvas.getByText(/^set to confirmed/)
    const bar = canvas.getByRole('region', { name: 'Selected bookings' })
    await expect(preview.offsetWidth).toBeGreaterThan(bar.offsetWidth / 3)
    await userEvent.click(canvas.getByRole('button', { name: 'Apply to 1' }))
    await expect(args.onApply).toHaveBeenCalledWith({ kind: 'status', status: 'confirmed' }, null)
    await expect(canvas.queryByRole('button', { name: 'Apply and e-mail…' })).toBeNull()
  },
}

/** Only acts that change something are offered. */
export const NothingToAssign: Story = {
  args: { count: 1, waiting: 0, planOf: (act) => bulkPlan(selected.slice(2), act, payRules(gtaBusiness)) },
}
export const NothingToAssignTest: Story = {
  ...NothingToAssign,
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    const choices = canvas.getByLabelText('Assign the selected bookings').querySelectorAll('option')
    await expect(choices).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'CSV' }))
    await expect(args.onCsv).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the selection' }))
    await expect(args.onClear).toHaveBeenCalledOnce()
  },
}

const onAssign = fn()

/** The letters of many assignments: one booking's at a time, and how many go out. */
export const LettersOfMany: Story = {
  render: () => (
    <StoryHub
      backend={fakeBackend({
        contractors: { emailOf: async () => 'maria@example.com' },
        emails: {
          previewJobAssignment: async ({ bookingId }) => letter(`Job of ${bookingId}`),
          previewCleanerAssignment: async ({ bookingId }) => letter(`Who comes to ${bookingId}`),
        },
      })}
    >
      <BulkLettersDialog
        cleaner={contractor}
        bookings={[free, { ...free, id: 'b2', customerName: 'Zoe Papadakis' }]}
        busy={false}
        onAssign={onAssign}
        onClose={fn()}
      />
    </StoryHub>
  ),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Assign and E-mail' }))
    await expect(await dialog.findByText(`Job of ${free.id}`)).toBeVisible()
    await userEvent.selectOptions(
      dialog.getByRole('combobox', { name: 'Show the e-mails of' }),
      dialog.getByRole('option', { name: /^Zoe Papadakis/ }),
    )
    await expect(await dialog.findByText('Who comes to b2')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Assign 2 and send 4 e-mails' })).toBeEnabled()
    await userEvent.click(dialog.getByRole('checkbox', { name: 'E-mail each customer who is coming' }))
    await userEvent.type(dialog.getByRole('textbox', { name: /^Additional notes/ }), 'Ring twice')
    await userEvent.click(dialog.getByRole('button', { name: 'Assign 2 and send 2 e-mails' }))
    await expect(onAssign).toHaveBeenCalledWith({ toCleaner: true, toCustomer: false, notes: 'Ring twice' })
    await userEvent.click(dialog.getByRole('checkbox', { name: /^E-mail .* each job$/ }))
    await expect(dialog.getByRole('button', { name: 'Assign 2 and send 0 e-mails' })).toBeDisabled()
  },
}

function letter(subject: string) {
  return { to: 'maria@example.com', subject, html: '<p>A letter of the server</p>' }
}

import { type BulkAct, bulkPlan } from '@dustforce/core/hub'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { booking, contractor } from '../../testing/samples.ts'
import { BulkBarView } from './bulk-bar-view.tsx'
import { payRules } from './pay-rules.ts'

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
    planOf: (act: BulkAct) => bulkPlan(selected, act, payRules),
    onApply: fn(),
    onCsv: fn(),
    onClear: fn(),
    onShowWaiting: fn(),
  },
}
export default meta

type Story = StoryObj<typeof BulkBarView>

export const PreviewBeforeItIsDone: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 selected')
    await userEvent.click(canvas.getByRole('button', { name: 'Show 2 new' }))
    await expect(args.onShowWaiting).toHaveBeenCalledOnce()
    await userEvent.selectOptions(canvas.getByLabelText('Assign the selected bookings'), contractor.fullName)
    await expect(canvas.getByText('assign 2, skip 1 (canceled)')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await userEvent.selectOptions(
      canvas.getByLabelText('Set the status of the selected bookings'),
      'Confirmed',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Apply to 1' }))
    await expect(args.onApply).toHaveBeenCalledWith({ kind: 'status', status: 'confirmed' })
  },
}

/** Only acts that change something are offered. */
export const NothingToAssign: Story = {
  args: { count: 1, waiting: 0, planOf: (act) => bulkPlan(selected.slice(2), act, payRules) },
  play: async ({ canvas, args }) => {
    const choices = canvas.getByLabelText('Assign the selected bookings').querySelectorAll('option')
    await expect(choices).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'CSV' }))
    await expect(args.onCsv).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the selection' }))
    await expect(args.onClear).toHaveBeenCalledOnce()
  },
}

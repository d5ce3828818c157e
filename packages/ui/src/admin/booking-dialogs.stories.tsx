import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { AssignDialog } from './assign-dialog.tsx'
import { ContractorEmailDialog } from './contractor-email-dialog.tsx'
import { CustomerEmailDialog } from './customer-email-dialog.tsx'
import { DeleteBookingDialog } from './delete-booking-dialog.tsx'
import { EditBookingDialog } from './edit-booking-dialog.tsx'
import { assignedBooking, booking, contractor, offDuty } from './samples.ts'

const meta: Meta = { title: 'Admin/Booking dialogs' }
export default meta

type Story = StoryObj

const assign = { booking, pay: '$165', busy: false, onAssign: fn(), onClose: fn() }

export const Assign: Story = {
  render: () => <AssignDialog {...assign} cleaners={[contractor, { ...offDuty, onDuty: true }]} />,
  play: async () => {
    const dialog = within(document.body)
    const button = dialog.getByRole('button', { name: 'Assign' })
    await expect(button).toBeDisabled()
    await userEvent.click(dialog.getByRole('radio', { name: /Maria Santos/ }))
    await userEvent.click(button)
    await expect(assign.onAssign).toHaveBeenCalledWith(contractor)
  },
}
export const AssignLoading: Story = { render: () => <AssignDialog {...assign} cleaners={null} /> }
export const AssignNobody: Story = { render: () => <AssignDialog {...assign} cleaners={[]} /> }
export const AssignFailed: Story = {
  render: () => <AssignDialog {...assign} cleaners={null} failure="The server could not be reached." />,
}
export const AssignCurrent: Story = {
  render: () => <AssignDialog {...assign} booking={assignedBooking} cleaners={[contractor]} />,
}
export const AssignBusy: Story = { render: () => <AssignDialog {...assign} busy cleaners={[contractor]} /> }

const edit = { busy: false, onSave: fn(), onCancelBooking: fn(), onDelete: fn(), onClose: fn() }

export const Edit: Story = { render: () => <EditBookingDialog {...edit} booking={booking} /> }
export const EditBusy: Story = { render: () => <EditBookingDialog {...edit} booking={booking} busy /> }
export const EditCanceled: Story = {
  render: () => <EditBookingDialog {...edit} booking={{ ...booking, bookingStatus: 'canceled' }} />,
}
export const EditOddTime: Story = {
  render: () => (
    <EditBookingDialog {...edit} booking={{ ...booking, bookingTime: '6:00 PM', bookingMinute: 1080 }} />
  ),
}

export const Delete: Story = {
  render: () => <DeleteBookingDialog booking={booking} busy={false} onDelete={fn()} onClose={fn()} />,
}
export const DeleteBusy: Story = {
  render: () => <DeleteBookingDialog booking={booking} busy onDelete={fn()} onClose={fn()} />,
}

export const ContractorEmail: Story = {
  render: () => <ContractorEmailDialog booking={assignedBooking} busy={false} onSend={fn()} onClose={fn()} />,
}
export const ContractorEmailToNobody: Story = {
  render: () => <ContractorEmailDialog booking={booking} busy={false} onSend={fn()} onClose={fn()} />,
}
export const ContractorEmailBusy: Story = {
  render: () => <ContractorEmailDialog booking={assignedBooking} busy onSend={fn()} onClose={fn()} />,
}
export const CustomerEmail: Story = {
  render: () => <CustomerEmailDialog booking={assignedBooking} busy={false} onSend={fn()} onClose={fn()} />,
}
export const CustomerEmailWithoutCleaner: Story = {
  render: () => <CustomerEmailDialog booking={booking} busy={false} onSend={fn()} onClose={fn()} />,
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
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
    await expect(dialog.getByText('Contractor pay will be').textContent).toBe('Contractor pay will be $165')
    await userEvent.click(dialog.getByRole('radio', { name: /Maria Santos/ }))
    await userEvent.click(button)
    await expect(assign.onAssign).toHaveBeenCalledWith(contractor)
  },
}
export const AssignLoading: Story = {
  render: () => <AssignDialog {...assign} cleaners={null} />,
  play: async () => {
    await expect(await screen.findByRole('status')).toHaveTextContent('Loading cleaners...')
    await expect(screen.getByRole('button', { name: 'Assign' })).toBeDisabled()
  },
}
export const AssignNobody: Story = {
  render: () => <AssignDialog {...assign} cleaners={[]} />,
  play: async () => {
    await expect(await screen.findByRole('status')).toHaveTextContent('No cleaners found for this region.')
    await expect(screen.getByRole('button', { name: 'Assign' })).toBeDisabled()
  },
}
export const AssignFailed: Story = {
  render: () => <AssignDialog {...assign} cleaners={null} failure="The server could not be reached." />,
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to load contractors: The server could not be reached.',
    )
  },
}
export const AssignCurrent: Story = {
  render: () => <AssignDialog {...assign} booking={assignedBooking} cleaners={[contractor, offDuty]} />,
  play: async () => {
    const label = (name: RegExp) => screen.getByRole('radio', { name }).closest('label')
    await expect(await screen.findByText('Current')).toBeVisible()
    await expect(label(/Maria Santos/)).toHaveTextContent('Current')
    await expect(label(/Maria Santos/)).toHaveTextContent('(416) 555-0181')
    await expect(label(/Chen Wei/)).not.toHaveTextContent('Current')
    await expect(label(/Chen Wei/)).toHaveTextContent('All areas')
  },
}
export const AssignBusy: Story = {
  render: () => <AssignDialog {...assign} busy cleaners={[contractor]} />,
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Assigning...' })).toHaveAttribute(
      'aria-busy',
      'true',
    )
    await expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled()
    await userEvent.keyboard('{Escape}')
    await expect(assign.onClose).not.toHaveBeenCalled()
  },
}

const edit = { busy: false, onSave: fn(), onCancelBooking: fn(), onDelete: fn(), onClose: fn() }

export const Edit: Story = {
  render: () => <EditBookingDialog {...edit} booking={booking} />,
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Booking' }))
    const time = dialog.getByRole('combobox', { name: 'Time' })
    const times = [...time.querySelectorAll('option')].map(({ value }) => value)
    await expect([times.length, times.at(0), times.at(1), times.at(-1)]).toEqual([
      19,
      '8:00 AM',
      '8:30 AM',
      '5:00 PM',
    ])
    await userEvent.selectOptions(time, '8:30 AM')
    await userEvent.type(dialog.getByRole('textbox', { name: /^Admin notes/ }), 'Ring twice')
    await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }))
    await expect(edit.onSave).toHaveBeenCalledWith({
      customerName: 'Amelia Wright',
      email: 'amelia.wright@example.com',
      phone: '(416) 555-0177',
      address: '12 Queen St W, Toronto, ON M5H 3X4',
      bookingDate: '2026-11-21',
      bookingTime: '8:30 AM',
      notes: 'Please mind the plants by the window.',
      adminNotes: 'Ring twice',
    })
    await userEvent.click(dialog.getByRole('button', { name: 'Delete Booking' }))
    await expect(edit.onDelete).toHaveBeenCalledOnce()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel Booking' }))
    await expect(dialog.getByRole('status')).toHaveTextContent(
      'Are you sure you want to cancel this booking?',
    )
    await userEvent.click(dialog.getByRole('button', { name: 'No' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel Booking' }))
    await expect(edit.onCancelBooking).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, Cancel' }))
    await expect(edit.onCancelBooking).toHaveBeenCalledOnce()
    await expect(edit.onClose).not.toHaveBeenCalled()
  },
}
export const EditBusy: Story = {
  render: () => <EditBookingDialog {...edit} booking={booking} busy />,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Saving...' }))
    await expect(edit.onSave).not.toHaveBeenCalled()
    await expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  },
}
export const EditCanceled: Story = {
  render: () => <EditBookingDialog {...edit} booking={{ ...booking, bookingStatus: 'canceled' }} />,
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Save Changes' })).toBeEnabled()
    await expect(screen.queryByRole('button', { name: 'Cancel Booking' })).toBeNull()
    await expect(screen.queryByRole('button', { name: 'Delete Booking' })).toBeNull()
  },
}
export const EditOddTime: Story = {
  render: () => (
    <EditBookingDialog {...edit} booking={{ ...booking, bookingTime: '6:00 PM', bookingMinute: 1080 }} />
  ),
  play: async () => {
    const time = await screen.findByRole('combobox', { name: 'Time' })
    await expect(time).toHaveValue('6:00 PM')
    await expect(time.querySelectorAll('option')).toHaveLength(20)
  },
}

const remove = { booking, busy: false, onDelete: fn(), onClose: fn() }

export const Delete: Story = {
  render: () => <DeleteBookingDialog {...remove} />,
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Booking' })
    await expect(dialog).toHaveAccessibleDescription(
      'The booking of Amelia Wright (Nov 21, 2026, 9:00 AM) will be permanently deleted. This action cannot be undone.',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await expect(remove.onClose).toHaveBeenCalledOnce()
    await expect(remove.onDelete).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Delete Booking' }))
    await expect(remove.onDelete).toHaveBeenCalledOnce()
  },
}
export const DeleteBusy: Story = {
  render: () => <DeleteBookingDialog {...remove} busy />,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Deleting...' }))
    await expect(remove.onDelete).not.toHaveBeenCalled()
  },
}

const email = { busy: false, onSend: fn(), onClose: fn() }

/** What the preview of an e-mail says, name by name. */
const previewed = () => {
  const names = within(screen.getByRole('region', { name: 'Preview' })).getAllByRole('term')
  return Object.fromEntries(names.map((name) => [name.textContent, name.nextElementSibling?.textContent]))
}

export const ContractorEmail: Story = {
  render: () => <ContractorEmailDialog {...email} booking={assignedBooking} />,
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Job Assignment Confirmation' }))
    await userEvent.type(dialog.getByRole('textbox', { name: /^Additional notes/ }), ' Ring twice ')
    await expect(previewed()).toEqual({
      To: 'Maria Santos',
      Subject: 'New cleaning job',
      Service: 'Deep Cleaning',
      Date: 'Nov 21, 2026',
      Time: '9:00 AM',
      Address: '12 Queen St W, Toronto, ON M5H 3X4',
      Home: 'condo, 3 bedrooms, 2 bathrooms',
      'Your pay': '$165.00',
      'Add-ons': 'Laundry, Dishwashing',
      'Someone home': 'yes',
      Entry: 'Buzz 405',
      Building: 'elevator',
      Parking: 'visitor',
      Pets: 'One friendly dog',
      Avoid: 'The study',
      Notes: 'Please mind the plants by the window.',
      'From the office': 'Ring twice',
    })
    await userEvent.click(dialog.getByRole('button', { name: 'Send Email' }))
    await expect(email.onSend).toHaveBeenCalledWith('Ring twice')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await expect(email.onClose).toHaveBeenCalledOnce()
  },
}
export const ContractorEmailToNobody: Story = {
  render: () => <ContractorEmailDialog {...email} booking={booking} />,
  play: async () => {
    await expect(await screen.findByText('No contractor is assigned to this booking yet.')).toBeVisible()
    await expect(previewed()).toMatchObject({ To: 'No contractor assigned' })
    await expect(screen.getByText('Hi there, you have a new job:')).toBeVisible()
  },
}
export const ContractorEmailBusy: Story = {
  render: () => <ContractorEmailDialog {...email} booking={assignedBooking} busy />,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Sending...' }))
    await expect(email.onSend).not.toHaveBeenCalled()
  },
}
export const CustomerEmail: Story = {
  render: () => <CustomerEmailDialog {...email} booking={assignedBooking} />,
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Review Cleaner Assignment Email' }))
    await expect(dialog.getByText('Hi Amelia, your cleaner has been assigned:')).toBeVisible()
    await expect(previewed()).toEqual({
      To: 'amelia.wright@example.com',
      Subject: 'Your cleaner has been assigned',
      Cleaner: 'Maria Santos',
      Service: 'Deep Cleaning',
      Date: 'Nov 21, 2026',
      Time: '9:00 AM',
    })
    await userEvent.click(dialog.getByRole('button', { name: 'Send Email' }))
    await expect(email.onSend).toHaveBeenCalledOnce()
  },
}
export const CustomerEmailWithoutCleaner: Story = {
  render: () => <CustomerEmailDialog {...email} booking={booking} />,
  play: async () => {
    await expect(await screen.findByText(/no cleaner is assigned to this booking yet\.$/)).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Send Email' })).toBeDisabled()
  },
}

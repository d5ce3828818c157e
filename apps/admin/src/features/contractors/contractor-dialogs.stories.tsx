import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, within } from 'storybook/test'
import { Toasts } from '../../app/toasts.tsx'
import { fakeBackend } from '../../testing/fake-backend.ts'
import { StoryHub } from '../../testing/story-hub.tsx'
import { assignedBooking, contractor } from '../../testing/story-records.ts'
import ContractorDialogs from './contractor-dialogs.tsx'

const meta: Meta = { title: 'Admin/Contractor off duty' }
export default meta

function Edited() {
  const [open, setOpen] = useState(true)
  return open ? (
    <ContractorDialogs dialog={{ kind: 'edit', contractor }} onClose={() => setOpen(false)} />
  ) : null
}

/** A cleaner is ill: the jobs stand under the switch, and what is saved leads to them. */
export const LeadsToTheJobs: StoryObj = {
  render: () => (
    <StoryHub
      backend={fakeBackend({
        contractors: { update: async () => undefined },
        bookings: {
          page: async () => ({
            rows: [{ ...assignedBooking, contractorId: contractor.id }],
            next: null,
          }),
        },
      })}
    >
      <Edited />
      <Toasts />
    </StoryHub>
  ),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Contractor' }))
    await userEvent.click(dialog.getByRole('switch', { name: 'On Duty' }))
    await expect(await dialog.findByText(/^1 job to come is assigned to Maria Santos/)).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }))
    await expect(await screen.findByText('Contractor updated!')).toBeVisible()
    await expect(await screen.findByRole('button', { name: 'Reassign the job' })).toBeVisible()
  },
}

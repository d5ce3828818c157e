import { contractorFormOf, emptyContractorForm } from '@dustforce/core/contractor'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ContractorDetail } from './contractor-detail.tsx'
import { ContractorFormDialog } from './contractor-form-dialog.tsx'
import { ContractorList } from './contractor-list.tsx'
import { DeleteContractorDialog } from './delete-contractor-dialog.tsx'
import { contractor, offDuty } from './samples.ts'

const meta: Meta<typeof ContractorList> = {
  title: 'Admin/Contractors',
  component: ContractorList,
  args: {
    contractors: [contractor, offDuty],
    expandedId: null,
    onToggle: fn(),
    onEdit: fn(),
    onDelete: fn(),
    renderDetail: (one) => <ContractorDetail contractor={one} onCopy={fn()} />,
  },
}
export default meta

type Story = StoryObj<typeof ContractorList>

export const List: Story = {}
export const Expanded: Story = { args: { expandedId: contractor.id } }
export const ExpandedWithLittleKnown: Story = { args: { expandedId: offDuty.id } }
export const Cards: Story = {
  args: { expandedId: contractor.id },
  globals: { viewport: { value: 'mobile1' } },
}

const save = fn()

export const Add: Story = {
  render: () => (
    <ContractorFormDialog
      mode="add"
      initial={emptyContractorForm}
      busy={false}
      onSave={save}
      onClose={fn()}
    />
  ),
  play: async () => {
    const body = within(document.body)
    await userEvent.click(body.getByRole('button', { name: 'Add Contractor' }))
    await expect(body.getByText('Name is required')).toBeVisible()
    await expect(body.getByText('Enter a valid email')).toBeVisible()
    await expect(body.getByText('Enter a valid phone number')).toBeVisible()
    await expect(body.getByPlaceholderText('Full name')).toHaveFocus()
    await expect(save).not.toHaveBeenCalled()
  },
}
export const Edit: Story = {
  render: () => (
    <ContractorFormDialog
      mode="edit"
      initial={contractorFormOf(contractor)}
      busy={false}
      onSave={fn()}
      onClose={fn()}
    />
  ),
}
export const Saving: Story = {
  render: () => (
    <ContractorFormDialog
      mode="edit"
      initial={contractorFormOf(contractor)}
      busy
      onSave={fn()}
      onClose={fn()}
    />
  ),
}
export const Delete: Story = {
  render: () => (
    <DeleteContractorDialog contractor={contractor} busy={false} onDelete={fn()} onClose={fn()} />
  ),
}

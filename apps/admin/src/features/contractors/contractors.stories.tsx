import { contractorFormOf, emptyContractorForm } from '@dustforce/office/contractor'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { assignedBooking, contractor, offDuty } from '../../testing/story-records.ts'
import { ContractorDetail } from './contractor-detail.tsx'
import { ContractorFormDialog } from './contractor-form-dialog.tsx'
import { ContractorList } from './contractor-list.tsx'
import { DeleteContractorDialog } from './delete-contractor-dialog.tsx'

const copy = fn()

const meta: Meta<typeof ContractorList> = {
  title: 'Admin/Contractors',
  component: ContractorList,
  args: {
    contractors: [contractor, offDuty],
    expandedId: null,
    onToggle: fn(),
    onEdit: fn(),
    onDelete: fn(),
    renderDetail: (one) => <ContractorDetail contractor={one} onCopy={copy} />,
  },
}
export default meta

type Story = StoryObj<typeof ContractorList>

export const List: Story = {}
export const ListTest: Story = {
  ...List,
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Details',
      'Name',
      'Contact',
      'Service Area',
      'Status',
      'Actions',
    ])
    const [, maria, chen] = canvas.getAllByRole('row')
    await expect(maria).toHaveTextContent(
      'MSMaria SantosAvailablemaria.santos@example.com(416) 555-0181Toronto +2 moreOn Duty',
    )
    await expect(chen).toHaveTextContent(
      'CWChen WeiNo Schedule Setchen.wei@example.com(437) 555-0166All areas Off Duty',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Maria Santos' }))
    await expect(args.onEdit).toHaveBeenCalledWith(contractor)
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Chen Wei' }))
    await expect(args.onDelete).toHaveBeenCalledWith(offDuty)
    await expect(args.onToggle).not.toHaveBeenCalled()
    await userEvent.click(within(canvas.getByRole('table')).getByText('chen.wei@example.com'))
    await expect(args.onToggle).toHaveBeenCalledWith(offDuty)
  },
}
export const Expanded: Story = {
  args: { expandedId: contractor.id },
}
export const ExpandedTest: Story = {
  ...Expanded,
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      'Contact Info',
      'Schedule',
      'Services',
      'Equipment / Pay Details / Notes',
    ])
    const tags = canvas.getAllByRole('listitem').map((tag) => tag.textContent)
    await expect(tags).toEqual([
      'Monday',
      'Tuesday',
      'Morning (8am-12pm)',
      'Toronto',
      'East York',
      'Residential Cleaning',
      'Deep Cleaning',
    ])
    await userEvent.click(canvas.getByRole('button', { name: 'Copy details' }))
    await expect(copy).toHaveBeenCalledWith(
      [
        'Name: Maria Santos',
        'Email: maria.santos@example.com',
        'Phone: (416) 555-0181',
        'Address: 88 Wellesley St E, Toronto',
        'Emergency contact: Luis Santos, 4165550182',
        'Areas: Toronto, East York',
        'Services: Residential Cleaning, Deep Cleaning',
        'Days: Monday, Tuesday',
        'Times: Morning (8am-12pm)',
        'Equipment: Vacuum, steam mop, own supplies',
        'Pay details: 50% per job, paid weekly',
        'Notes: Prefers homes without large dogs.',
      ].join('\n'),
    )
  },
}
export const ExpandedWithLittleKnown: Story = {
  args: { expandedId: offDuty.id },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Contractors' }))
    await expect(table.getAllByText('No Schedule Set')).toHaveLength(2)
    await expect(table.getAllByText('None given')).toHaveLength(3)
    await expect(table.getByText('All areas', { selector: 'p' })).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: /^Equipment/ })).toBeNull()
  },
}
export const Cards: Story = {
  args: { expandedId: contractor.id },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull()
    const chen = canvas.getByRole('button', { name: 'Show details of Chen Wei' }).closest('li')
    await expect(chen).toHaveTextContent('CWChen Weichen.wei@example.com(437) 555-0166Off DutyAll areas')
    await expect(canvas.getByRole('button', { name: 'Hide details of Maria Santos' })).toBeVisible()
  },
}

const save = fn()
const remove = fn()

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
      onSave={save}
      onClose={fn()}
    />
  ),
}
export const EditTest: Story = {
  ...Edit,
  tags: ['!dev'],
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Contractor' }))
    await expect(dialog.getByRole('switch', { name: 'On Duty' })).toBeChecked()
    await userEvent.click(dialog.getByRole('switch'))
    await expect(dialog.getByRole('switch', { name: 'Off Duty' })).not.toBeChecked()
    // In the order they are offered, not of the clicks.
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Etobicoke' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }))
    await expect(save).toHaveBeenCalledWith({
      ...contractorFormOf(contractor),
      serviceAreas: ['Toronto', 'Etobicoke', 'East York'],
      onDuty: false,
    })
  },
}
const comingJobs = ['Amelia Wright', 'Noah Brandt', 'Zoe Ray'].map((customerName, place) => ({
  ...assignedBooking,
  id: `b${place}`,
  customerName,
}))
/** The dialog says before saving what a new name, and a cleaner who is taken off duty, mean for the jobs to come. */
export const WithJobsToCome: Story = {
  render: () => (
    <ContractorFormDialog
      mode="edit"
      initial={contractorFormOf(contractor)}
      busy={false}
      comingJobs={comingJobs}
      onSave={save}
      onClose={fn()}
    />
  ),
  play: async () => {
    const name = await screen.findByRole('textbox', { name: /^Name/ })
    await expect(screen.queryByText(/jobs to come/)).toBeNull()
    await userEvent.type(name, ' Lopez')
    await expect(
      screen.getByText(
        '3 jobs to come are assigned to Maria Santos. They get the new name, and stay with this contractor.',
      ),
    ).toBeVisible()
    await userEvent.clear(name)
    await userEvent.type(name, 'Maria Santos')
    await expect(screen.queryByText(/jobs to come/)).toBeNull()
    const monday = screen.getByRole('checkbox', { name: 'Monday' })
    await userEvent.click(screen.getByRole('checkbox', { name: 'Saturday' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Toronto' }))
    await expect(
      screen.getByText(
        /^3 jobs to come are assigned to Maria Santos\. They are outside the days, times or areas chosen above/,
      ),
    ).toBeVisible()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Toronto' }))
    await expect(screen.queryByText(/jobs to come/)).toBeNull()
    await expect(monday).toBeChecked()
    await userEvent.click(screen.getByRole('switch', { name: 'On Duty' }))
    const warning = screen.getByText(
      '3 jobs to come are assigned to Maria Santos. They stay assigned: give them to someone else on the schedule.',
    )
    await expect(warning).toBeVisible()
    await expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Nov 21, 2026, 9:00 AM · Amelia Wright',
      'Nov 21, 2026, 9:00 AM · Noah Brandt',
      'Nov 21, 2026, 9:00 AM · Zoe Ray',
    ])
  },
}
/** On a phone the dialog leaves 15 % of the screen free. */
export const EditOnAPhone: Story = {
  render: () => (
    <ContractorFormDialog
      mode="edit"
      initial={contractorFormOf(contractor)}
      busy={false}
      onSave={save}
      onClose={fn()}
    />
  ),
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Edit Contractor' })
    await expect(dialog.offsetHeight).toBeLessThanOrEqual(Math.round(window.innerHeight * 0.85))
  },
}
export const Saving: Story = {
  render: () => (
    <ContractorFormDialog
      mode="edit"
      initial={contractorFormOf(contractor)}
      busy
      onSave={save}
      onClose={fn()}
    />
  ),
}
export const Adding: Story = {
  tags: ['!test'],
  render: () => (
    <ContractorFormDialog
      mode="add"
      initial={contractorFormOf(contractor)}
      busy
      onSave={save}
      onClose={fn()}
    />
  ),
}
export const SavingTest: Story = {
  ...Saving,
  tags: ['!dev'],
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Saving...' }))
    await expect(save).not.toHaveBeenCalled()
    await expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  },
}
export const Delete: Story = {
  render: () => (
    <DeleteContractorDialog contractor={contractor} busy={false} onDelete={remove} onClose={fn()} />
  ),
}
export const DeleteTest: Story = {
  ...Delete,
  tags: ['!dev'],
  play: async () => {
    await expect(
      await screen.findByRole('alertdialog', { name: 'Delete Contractor' }),
    ).toHaveAccessibleDescription(
      'Are you sure you want to delete contractor "Maria Santos"? This action cannot be undone.',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    await expect(remove).toHaveBeenCalledOnce()
  },
}
export const DeleteWithJobs: Story = {
  render: () => (
    <DeleteContractorDialog
      contractor={contractor}
      comingJobs={Array.from({ length: 7 }, (_, place) => ({ ...assignedBooking, id: `b${place}` }))}
      busy={false}
      onDelete={remove}
      onClose={fn()}
    />
  ),
  play: async () => {
    await expect(
      await screen.findByText(
        '7 jobs to come are assigned to Maria Santos. They will need another contractor.',
      ),
    ).toBeVisible()
    await expect(screen.getAllByRole('listitem')).toHaveLength(6)
    await expect(screen.getByText('and 2 more')).toBeVisible()
  },
}

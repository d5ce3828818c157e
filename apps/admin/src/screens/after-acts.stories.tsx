import { expect, screen, userEvent, within } from 'storybook/test'
import { type HubAt, type HubStory, wholeHub } from '../testing/whole-hub.tsx'

/* The notices of the Hub over its screens once something was done there, or was refused. */

const meta: typeof wholeHub = { title: 'Admin/After an act', ...wholeHub }
export default meta

const refuse = (request: string) => ({ [request]: 'Somebody else is at it. Please try again.' })

const press = async (name: string | RegExp, part?: HTMLElement) =>
  userEvent.click(await (part === undefined ? screen : within(part)).findByRole('button', { name }))

/** A story in which something is done on a screen, and is over when the notice is there. */
function after(args: HubAt, act: () => Promise<void>, notice: string): HubStory {
  return {
    args,
    play: async () => {
      await act()
      await expect(await screen.findByText(notice)).toBeVisible()
    },
  }
}

const contractors = '/dashboard/contractors'

async function add() {
  await press('Add Contractor')
  const dialog = await screen.findByRole('dialog', { name: 'Add Contractor' })
  const { getByPlaceholderText, getByRole } = within(dialog)
  await userEvent.type(getByPlaceholderText('Full name'), 'Sofia Alvarez')
  await userEvent.type(getByPlaceholderText('Email address'), 'sofia.alvarez@example.com')
  await userEvent.type(getByRole('textbox', { name: 'Phone' }), '4165550144')
  await press('Add Contractor', dialog)
}

async function edit() {
  await press('Edit Chen Wei')
  const dialog = await screen.findByRole('dialog', { name: 'Edit Contractor' })
  await userEvent.type(within(dialog).getByPlaceholderText('Notes (optional)'), 'Has a van.')
  await press('Save Changes', dialog)
}

async function remove() {
  await press('Delete Chen Wei')
  await press(/^Delete/, await screen.findByRole('alertdialog', { name: 'Delete Contractor' }))
}

export const ContractorAdded: HubStory = {
  ...after({ at: contractors }, add, 'Contractor added!'),
  tags: ['test'],
}
export const ContractorNotAdded: HubStory = after(
  { at: contractors, refused: refuse('POST contractors') },
  add,
  'Failed to add contractor',
)
export const ContractorUpdated: HubStory = after({ at: contractors }, edit, 'Contractor updated!')
export const ContractorNotUpdated: HubStory = after(
  { at: contractors, refused: refuse('rpc/admin_change_records') },
  edit,
  'Failed to update contractor',
)
export const ContractorDeleted: HubStory = after({ at: contractors }, remove, 'Contractor deleted!')
export const ContractorNotDeleted: HubStory = after(
  { at: contractors, refused: refuse('DELETE contractors') },
  remove,
  'Failed to delete contractor',
)

const contacts = '/dashboard/contacts'
const open = () => press('Show the inquiry from Marcus Bell')

async function resolve() {
  await open()
  await press('Resolved')
}

async function reply() {
  await open()
  await userEvent.type(
    await screen.findByLabelText('Send a new reply:'),
    'Yes: each team has a vacuum cleaner of its own.',
  )
  await press('Send Reply')
}

export const InquiryOpened: HubStory = after({ at: contacts }, open, 'No subject provided')
export const InquiryResolved: HubStory = after({ at: contacts }, resolve, 'Status updated')
export const InquiryNotResolved: HubStory = after(
  { at: contacts, refused: refuse('rpc/admin_change_records') },
  resolve,
  'Error updating status',
)
export const RepliesNotLoaded: HubStory = after(
  { at: contacts, refused: refuse('GET contact_inquiry_replies') },
  open,
  'Error loading replies',
)
export const ReplySent: HubStory = after({ at: contacts }, reply, 'Reply sent!')
export const ReplyNotSent: HubStory = after(
  { at: contacts, refused: refuse('POST contact_inquiry_replies') },
  reply,
  'Error sending reply',
)

/** Canceling is asked in place; what it means is decided in a dialog. */
export const CancelAsked: HubStory = after(
  { at: '/dashboard/bookings' },
  async () => {
    await press('Show details of Hannah Cohen')
    await press('Cancel Booking')
  },
  'Are you sure you want to cancel this booking?',
)

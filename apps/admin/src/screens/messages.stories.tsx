import { cents } from '@dustforce/core/money'
import { businessDate } from '@dustforce/core/schedule'
import { gtaBusiness } from '@dustforce/office/testing/business'
import { AdminFailure } from '@dustforce/supabase/admin'
import { ToastSheet } from '@dustforce/ui/toast-sheet'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { createBookingActions } from '../features/bookings/acts/booking-actions.ts'
import type { BookingChanges } from '../features/bookings/acts/booking-changes.ts'
import { signInNotice } from '../features/sign-in/sign-in-notice.ts'
import { fakeBackend } from '../testing/fake-backend.ts'
import { type Doing, raisedBy } from '../testing/raised-by.ts'
import { assignedBooking, booking, contractor, freeOffer } from '../testing/story-records.ts'

/* The notices of the Hub in the corner of the screen, raised by the acts themselves: each row is what stands there after an act. */

interface Told {
  readonly doings: readonly Doing[]
}

const meta: Meta<Told> = {
  title: 'Admin/Messages',
  tags: ['!test'],
  loaders: [async ({ args: { doings } }) => ({ toasts: await raisedBy(doings) })],
  render: (_, { loaded: { toasts } }) => <ToastSheet toasts={toasts} />,
}
export default meta

type Story = StoryObj<Told>

const refuse = () => Promise.reject(new AdminFailure('refused', 'Somebody else is at it. Please try again.'))

const done: BookingChanges = {
  change: async (seen, patch) => ({ ...seen, ...patch }),
  cancel: async () => undefined,
  move: async () => undefined,
  byCall: (_, call) => call(),
  remove: async () => 'deleted',
}
const refused: BookingChanges = {
  ...{ change: refuse, cancel: refuse, move: refuse, byCall: refuse, remove: refuse },
}
const fail = () => Promise.reject(null)
const wordless: BookingChanges = { ...refused, change: fail, remove: fail }

const sent = { success: true, error: null, heldId: null }
const notSent = { success: false, error: null, heldId: null }

/** The acts over a server that does what it is asked, except the parts that are said. */
const acting = (changes: BookingChanges, parts: Parameters<typeof fakeBackend>[0] = {}) =>
  createBookingActions(
    {
      changes,
      backend: fakeBackend({
        contractors: { emailOf: async () => contractor.email },
        emails: { jobAssignment: async () => sent, cleanerAssignment: async () => sent },
        ...parts,
      }),
    },
    gtaBusiness,
  )

const today = businessDate('2026-11-21')
const able = acting(done)
const unable = acting(refused)
const assigning = { cleaner: contractor, pay: 'suggested', reason: null, letters: null } as const
const edit = {
  ...{ customerName: booking.customerName, email: booking.email, phone: booking.phone },
  ...{ address: booking.address, bookingDate: booking.bookingDate, bookingTime: booking.bookingTime ?? '' },
  ...{ notes: booking.notes ?? '', adminNotes: '' },
}
const cancelling = {
  ...{
    offer: freeOffer,
    refundCents: cents(0),
    reason: '',
    missedBy: null,
    tell: { customer: true, cleaner: false },
  },
}

export const SigningIn: Story = {
  args: {
    doings: [
      [
        'the password is wrong',
        () => signInNotice({ outcome: 'login-failed', message: 'Invalid login credentials' }),
      ],
      [
        'nobody can be looked up',
        () => signInNotice({ outcome: 'lookup-failed', message: 'No answer from the database' }),
      ],
      ['the account is switched off', () => signInNotice({ outcome: 'inactive' })],
      [
        'no account can be made',
        () => signInNotice({ outcome: 'creation-failed', message: 'No answer from the database' }),
      ],
      ['it is all right', () => signInNotice({ outcome: 'signed-in' })],
    ],
  },
}

export const Bookings: Story = {
  tags: ['test'],
  args: {
    doings: [
      ['a cleaner is assigned', () => able.assign(booking, assigning)],
      ['assigning is refused', () => unable.assign(booking, assigning)],
      ['the cleaner is taken off', () => able.unassign(assignedBooking)],
      ['a status is chosen', () => able.setStatus(booking, 'completed')],
      ['a status is refused', () => unable.setStatus(booking, 'completed')],
      ['details are saved', () => able.edit(booking, edit, today)],
      ['details are refused', () => unable.edit(booking, edit, today)],
      ['a booking is canceled', () => able.cancel(booking, cancelling)],
      ['canceling is refused', () => unable.cancel(booking, cancelling)],
      ['a booking is deleted', () => able.remove(booking)],
      ['deleting is refused', () => unable.remove(booking)],
      ['the pay is changed', () => able.setPay(booking, '165.50')],
      ['the pay is no amount', () => able.setPay(booking, '-5')],
      ['the pay is refused', () => unable.setPay(booking, '165.50')],
      ['the pay is refused without a word', () => acting(wordless).setPay(booking, '165.50')],
      ['the job begins', () => able.setStarted(assignedBooking, true, 0)],
      ['the server fails without a word', () => acting(wordless).remove(booking)],
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Assignment Failed')).toBeVisible()
    await expect(canvas.getByText('Unknown error occurred')).toBeVisible()
  },
}

export const Letters: Story = {
  args: {
    doings: [
      ['the job is sent to its contractor', () => able.emailContractor(assignedBooking, '')],
      ['nobody has the job', () => able.emailContractor(booking, '')],
      [
        'the contractor cannot be looked up',
        () => acting(done, { contractors: { emailOf: refuse } }).emailContractor(assignedBooking, ''),
      ],
      [
        'the contractor has no address',
        () =>
          acting(done, { contractors: { emailOf: async () => null } }).emailContractor(assignedBooking, ''),
      ],
      [
        'the e-mail service fails',
        () => acting(done, { emails: { jobAssignment: refuse } }).emailContractor(assignedBooking, ''),
      ],
      [
        'the e-mail service says no',
        () =>
          acting(done, { emails: { jobAssignment: async () => notSent } }).emailContractor(
            assignedBooking,
            '',
          ),
      ],
      ['the customer is told who comes', () => able.emailCustomer(assignedBooking)],
      [
        'the customer cannot be told',
        () =>
          acting(done, { emails: { cleanerAssignment: async () => notSent } }).emailCustomer(assignedBooking),
      ],
    ],
  },
}

import { cents } from '@dustforce/core/money'
import { businessDate, calendar, dayOn, gtaPolicy } from '@dustforce/core/schedule'
import type { Contractor } from '@dustforce/office/contractor'
import { rankCandidates } from '@dustforce/office/hub'
import { gtaBusiness } from '@dustforce/office/testing/business'
import type { Booking, CancelOffer } from '@dustforce/supabase/admin'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { fakeBackend } from '../../../testing/fake-backend.ts'
import { StoryHub } from '../../../testing/story-hub.tsx'
import {
  assignedBooking,
  booking,
  contractor,
  dueBooking,
  freeOffer,
  lateOffer,
  offDuty,
} from '../../../testing/story-records.ts'
import { AssignDialog } from './assign-dialog.tsx'
import BookingDialogs from './booking-dialogs.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { ChangedMeanwhile } from './changed-meanwhile.tsx'
import { CompleteEarlyDialog } from './complete-early-dialog.tsx'
import { ContractorEmailDialog } from './contractor-email-dialog.tsx'
import { CustomerEmailDialog } from './customer-email-dialog.tsx'
import { DeleteBookingDialog } from './delete-booking-dialog.tsx'
import { EditBookingDialog } from './edit-booking-dialog.tsx'
import { MoveBookingDialog, type MoveBookingDialogProps, type NewTime } from './move-booking-dialog.tsx'
import { OfflinePaymentDialog } from './offline-payment-dialog.tsx'
import { ReviveDialog, type ReviveDialogProps } from './revive-dialog.tsx'
import { useBookingActions } from './use-booking-actions.ts'

const meta: Meta = { title: 'Admin/Booking dialogs' }
export default meta

type Story = StoryObj

const ranked = (roster: readonly Contractor[], jobs: readonly Booking[] = []) =>
  rankCandidates(
    booking,
    roster,
    { jobs, lastHere: { c1: businessDate('2026-10-03') }, wishes: {} },
    gtaBusiness.company,
  )
const free: Contractor = { ...contractor, availability: { days: [], times: [] } }
const plain = { cleaner: free, pay: 'suggested', reason: null, letters: null }

const assign = { booking, pay: '$165', busy: false, onAssign: fn(), onClose: fn() }

export const Assign: Story = {
  render: () => <AssignDialog {...assign} candidates={ranked([free, { ...offDuty, onDuty: true }])} />,
}
export const AssignTest: Story = {
  ...Assign,
  tags: ['!dev'],
  play: async () => {
    const dialog = within(document.body)
    const button = dialog.getByRole('button', { name: 'Assign' })
    await expect(button).toBeDisabled()
    await expect(dialog.queryByText('Contractor pay will be')).toBeNull()
    await userEvent.click(dialog.getByRole('radio', { name: /Maria Santos/ }))
    await expect(dialog.getByText('Contractor pay will be').textContent).toBe('Contractor pay will be $165')
    await expect(dialog.queryByRole('checkbox')).toBeNull()
    await userEvent.click(button)
    await expect(assign.onAssign).toHaveBeenCalledWith(plain)
  },
}
export const AssignLoading: Story = {
  render: () => <AssignDialog {...assign} candidates={null} />,
  play: async () => {
    await expect(await screen.findByRole('status')).toHaveTextContent('Loading cleaners...')
    await expect(screen.getByRole('button', { name: 'Assign' })).toBeDisabled()
  },
}
export const AssignNobody: Story = {
  render: () => <AssignDialog {...assign} candidates={[]} />,
  play: async () => {
    await expect(await screen.findByRole('status')).toHaveTextContent('No cleaners found for this region.')
    await expect(screen.getByRole('button', { name: 'Assign' })).toBeDisabled()
  },
}
/** Nobody works in the region: the others can be shown. */
export const AssignFromAnotherRegion: Story = {
  render: () => <AssignDialog {...assign} candidates={ranked([{ ...free, serviceAreas: ['Markham'] }])} />,
  play: async () => {
    await expect(await screen.findByText('No cleaners found for this region.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Show all (1 more)' }))
    await expect(screen.queryByText('No cleaners found for this region.')).toBeNull()
    await userEvent.click(screen.getByRole('radio', { name: /Maria Santos/ }))
    await expect(screen.getByText('Works in Markham only')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Assign' })).toBeDisabled()
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Assign anyway, because' }),
      'Nobody else can come',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Assign' }))
    await expect(assign.onAssign).toHaveBeenCalledWith({
      ...plain,
      cleaner: { ...free, serviceAreas: ['Markham'] },
      reason: 'nobody-else',
    })
  },
}
/** The dialog says who is free, who is not and why; a choice that the database would refuse needs a reason. */
export const AssignAgainstAReason: Story = {
  render: () => (
    <AssignDialog
      {...assign}
      candidates={ranked(
        [
          free,
          { ...contractor, id: 'c3', fullName: 'Ana Diaz' },
          { ...offDuty, availability: free.availability },
        ],
        [{ ...assignedBooking, id: 'b2', customerName: 'Zoe Papadakis', contractorId: 'c3' }],
      )}
    />
  ),
  play: async () => {
    const group = (name: RegExp) => within(screen.getByRole('group', { name }))
    await expect(group(/^Free/).getAllByRole('radio')).toHaveLength(1)
    await expect(screen.getByText('Last here on Oct 3, 2026')).toBeVisible()
    const against = group(/^With a reason/)
    await expect(against.getByText('Has another job 9:00 AM – 12:00 PM: Zoe Papadakis')).toBeVisible()
    await expect(against.getByText('Does not work on Saturdays')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Show all (1 more)' }))
    await expect(screen.getByText('Off duty')).toBeVisible()
    await userEvent.click(against.getByRole('radio', { name: /Ana Diaz/ }))
    await expect(screen.getByRole('button', { name: 'Assign' })).toBeDisabled()
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Assign anyway, because' }),
      'A second person comes along',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Assign' }))
    await expect(assign.onAssign).toHaveBeenCalledWith(expect.objectContaining({ reason: 'second-person' }))
  },
}
const shownLetter = { to: 'maria@example.com', subject: 'New job', html: '<p>A letter of the server</p>' }
/** One step: the booking and both letters, as they will be sent. */
export const AssignWithLetters: Story = {
  render: () => (
    <StoryHub
      backend={fakeBackend({
        contractors: { emailOf: async () => shownLetter.to },
        emails: {
          previewJobAssignment: async () => shownLetter,
          previewCleanerAssignment: async () => ({ ...shownLetter, subject: 'Who is coming' }),
        },
      })}
    >
      <AssignDialog {...assign} candidates={ranked([free])} />
    </StoryHub>
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: /Maria Santos/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Assign and e-mail...' }))
    await expect(await screen.findByText('Who is coming')).toBeVisible()
    await expect(screen.getByText('New job')).toBeVisible()
    await userEvent.click(screen.getByRole('checkbox', { name: 'E-mail Amelia Wright who is coming' }))
    await userEvent.click(screen.getByRole('button', { name: 'Assign and send 1 e-mail' }))
    await expect(assign.onAssign).toHaveBeenCalledWith({
      ...plain,
      letters: { toCleaner: true, toCustomer: false, notes: '' },
    })
  },
}
const revive = {
  booking: { ...booking, bookingStatus: 'canceled', totalCents: cents(21_500), refundedCents: cents(10_000) },
  status: 'confirmed',
  offer: { owedCents: cents(0), stillHereCents: cents(0), why: null },
  plan: { asks: true, tellsCustomer: true },
  letters: { preview: { problem: null, letters: [] }, stale: false },
  busy: false,
  onPlan: fn(),
  onRevive: fn(),
  onClose: fn(),
} as const satisfies ReviveDialogProps
export const Revive: Story = {
  render: () => <ReviveDialog {...revive} />,
}
export const ReviveTest: Story = {
  ...Revive,
  tags: ['!dev'],
  play: async () => {
    await expect(await screen.findByText(/It becomes Confirmed again/)).toBeVisible()
    await expect(screen.getByText('Nothing has been refunded.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Take it back' }))
    await expect(revive.onRevive).toHaveBeenCalledWith(revive.offer)
  },
}
/** The customer owes again what went back: the office chooses how it is asked for. */
export const ReviveOwed: Story = {
  render: () => <ReviveDialog {...revive} offer={{ ...revive.offer, owedCents: cents(10_000) }} />,
  play: async () => {
    await expect(
      await screen.findByRole('button', { name: 'Take it back and ask for $100.00' }),
    ).toBeVisible()
    await expect(screen.getByRole('checkbox', { name: /is confirmed again$/ })).toBeDisabled()
    await userEvent.click(screen.getByRole('radio', { name: /Note it as owed/ }))
    await expect(revive.onPlan).toHaveBeenCalledWith({ asks: false, tellsCustomer: true })
  },
}
/** The refund was refused: nothing is owed, and nothing is promised. */
export const ReviveWithTheMoney: Story = {
  render: () => <ReviveDialog {...revive} offer={{ ...revive.offer, stillHereCents: cents(20_000) }} />,
  play: async () => {
    await expect(await screen.findByText(/still has the money and keeps it/)).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Take it back' })).toBeEnabled()
  },
}
export const ReviveNotYet: Story = {
  render: () => <ReviveDialog {...revive} offer={{ ...revive.offer, why: 'refund-due' }} />,
  play: async () => {
    await expect(await screen.findByText(/stays canceled until the refund has arrived/)).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Take it back' })).toBeDisabled()
  },
}
const onComplete = fn()
/** The work is still to come: completing it makes its pay due. */
export const CompleteEarly: Story = {
  render: () => (
    <CompleteEarlyDialog
      early={[assignedBooking]}
      count={1}
      busy={false}
      onComplete={onComplete}
      onClose={fn()}
    />
  ),
}
export const CompleteEarlyTest: Story = {
  ...CompleteEarly,
  tags: ['!dev'],
  play: async () => {
    await expect(await screen.findByText(/Its pay is owed to .+ from then on\./)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Complete it' }))
    await expect(onComplete).toHaveBeenCalledOnce()
  },
}
/** Of five selected ones, two are still to come. */
export const CompleteManyEarly: Story = {
  render: () => (
    <CompleteEarlyDialog
      early={[assignedBooking, { ...booking, id: 'b2', customerName: 'Zoe Papadakis' }]}
      count={5}
      busy={false}
      onComplete={onComplete}
      onClose={fn()}
    />
  ),
  play: async () => {
    const early = await screen.findByRole('list', { name: 'Still to come' })
    await expect(within(early).getAllByRole('listitem')).toHaveLength(2)
    await expect(screen.getByText(/Their pay is owed to .+ from then on\./)).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Complete 5 jobs' })).toBeVisible()
  },
}
/** The pay was set by hand: assigning overwrites it only when that is wanted. */
export const AssignKeepingThePay: Story = {
  render: () => (
    <AssignDialog
      {...assign}
      booking={{ ...assignedBooking, contractorPayCents: cents(13_100) }}
      candidates={ranked([free])}
    />
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: /Maria Santos/ }))
    await expect(screen.getByText('Contractor pay will be')).toHaveTextContent('Contractor pay will be $165')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Keep the pay of $131.00' }))
    await expect(screen.getByText('Contractor pay stays')).toHaveTextContent('Contractor pay stays $131.00')
    await userEvent.click(screen.getByRole('button', { name: 'Assign' }))
    await expect(assign.onAssign).toHaveBeenCalledWith({ ...plain, pay: 'keep' })
  },
}
/** Assigning would bring the booking back: it is asked first. */
export const AssignCanceled: Story = {
  render: () => (
    <AssignDialog
      {...assign}
      booking={{ ...booking, bookingStatus: 'canceled' }}
      candidates={ranked([free])}
    />
  ),
  play: async () => {
    await expect(await screen.findByText('This booking is canceled')).toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name: /Maria Santos/ }))
    const button = screen.getByRole('button', { name: 'Assign' })
    await expect(button).toBeDisabled()
    await userEvent.click(
      screen.getByRole('checkbox', { name: 'Take the cancellation back and assign a contractor' }),
    )
    await userEvent.click(button)
    await expect(assign.onAssign).toHaveBeenCalledWith(plain)
  },
}
export const AssignUnpaid: Story = {
  render: () => (
    <AssignDialog
      {...assign}
      booking={{ ...booking, paymentStatus: 'pending' }}
      candidates={ranked([free])}
    />
  ),
  play: async () => {
    await expect(await screen.findByText('This booking has not been paid for: Unpaid.')).toBeVisible()
  },
}
export const AssignFailed: Story = {
  render: () => <AssignDialog {...assign} candidates={null} failure="The server could not be reached." />,
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to load contractors: The server could not be reached.',
    )
  },
}
export const AssignCurrent: Story = {
  render: () => (
    <AssignDialog
      {...assign}
      booking={assignedBooking}
      candidates={ranked([free, { ...offDuty, onDuty: true }])}
    />
  ),
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
  render: () => <AssignDialog {...assign} busy candidates={ranked([free])} />,
}
export const AssignBusyTest: Story = {
  ...AssignBusy,
  tags: ['!dev'],
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

const holiday = businessDate('2026-11-26')
const edit = {
  busy: false,
  today: businessDate('2026-11-19'),
  days: calendar(
    { ...gtaPolicy, closures: [{ from: holiday, to: holiday, reason: 'Team day' }] },
    { now: Date.UTC(2026, 10, 19, 15), taken: { '2026-11-24': 10 } },
  ),
  placesOn: () => ({ taken: 3, limit: 10 }),
  onDecide: fn(),
  onSave: fn(),
  onDelete: fn(),
  onClose: fn(),
}

export const Edit: Story = {
  render: () => <EditBookingDialog {...edit} booking={booking} />,
}
export const EditTest: Story = {
  ...Edit,
  tags: ['!dev'],
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
    await expect(edit.onDecide).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, Cancel' }))
    await expect(edit.onDecide).toHaveBeenCalledOnce()
    await expect(edit.onClose).not.toHaveBeenCalled()
  },
}
/** Answers that come when the story says so, the oldest question first. */
const waiting: ((offer: CancelOffer) => void)[] = []
const offerLater = () => new Promise<CancelOffer>((resolve) => waiting.push(resolve))
async function answerNext(offer: CancelOffer) {
  await waitFor(() => expect(waiting).not.toEqual([]))
  waiting.shift()?.(offer)
}

/** After No, the focus is back where the question was asked. */
export const EditCancelThenNo: Story = {
  tags: ['!dev'],
  render: () => <EditBookingDialog {...edit} booking={booking} />,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel Booking' }))
    await userEvent.click(screen.getByRole('button', { name: 'No' }))
    await expect(screen.queryByText('Are you sure you want to cancel this booking?')).toBeNull()
    await expect(screen.getByRole('button', { name: 'Cancel Booking' })).toHaveFocus()
  },
}

const actLetters = {
  preview: {
    problem: null,
    letters: [
      {
        reader: 'customer' as const,
        to: 'amelia.wright@example.com',
        subject: 'Your booking on Saturday, November 21, 2026 is canceled',
        html: '<html><body><h1>Your booking is canceled</h1></body></html>',
      },
      {
        reader: 'cleaner' as const,
        to: 'maria.santos@example.com',
        subject: 'Job canceled: Saturday, November 21, 2026',
        html: '<html><body><h1>Your job is canceled</h1></body></html>',
      },
    ],
  },
  stale: false,
}
const cancel = {
  busy: false,
  offer: lateOffer,
  letters: actLetters,
  onRefund: fn(),
  onCancelBooking: fn(),
  onClose: fn(),
}

/** Another amount than the terms give back needs a reason; the button says the sum. */
export const Cancel: Story = {
  render: () => <CancelDialog {...cancel} booking={assignedBooking} />,
}
export const CancelTest: Story = {
  ...Cancel,
  tags: ['!dev'],
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel Booking' }))
    await expect(dialog.getByRole('button', { name: 'Cancel Nov 21, no refund, 2 e-mails' })).toBeVisible()
    const letter = within(dialog.getByRole('region', { name: 'E-mail to Maria Santos' }))
    await expect(letter.getByText('Job canceled: Saturday, November 21, 2026')).toBeVisible()
    const refund = dialog.getByRole('textbox', { name: /^Refund/ })
    await userEvent.clear(refund)
    await userEvent.type(refund, '400')
    // No button says that an amount goes back which cannot, or that nothing does.
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel Booking' }))
    await expect(dialog.getByText('At most $336.00 can be given back.')).toBeVisible()
    await userEvent.clear(refund)
    await userEvent.type(refund, 'half')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel Booking' }))
    await expect(dialog.getByText('Please enter an amount in dollars.')).toBeVisible()
    await userEvent.clear(refund)
    await userEvent.type(refund, '1,5')
    await expect(
      dialog.getByText('“1,5” can be read in two ways. Please write it like 1250.50.'),
    ).toBeVisible()
    await userEvent.clear(refund)
    await userEvent.type(refund, '$210,18')
    await userEvent.click(
      dialog.getByRole('button', { name: /^Cancel Nov 21, refund \$210\.18, \d e-mails?$/ }),
    )
    await expect(dialog.getByText('Please say why you refund another amount.')).toBeVisible()
    await expect(cancel.onCancelBooking).not.toHaveBeenCalled()
    await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Flood')
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Missed because of' }), 'weather')
    await expect(cancel.onRefund).toHaveBeenLastCalledWith(21_018)
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Tell Maria Santos' }))
    await expect(dialog.queryByRole('region', { name: 'E-mail to Maria Santos' })).toBeNull()
    await userEvent.click(
      dialog.getByRole('button', { name: /^Cancel Nov 21, refund \$210\.18, \d e-mails?$/ }),
    )
    await expect(cancel.onCancelBooking).toHaveBeenCalledWith({
      offer: lateOffer,
      refundCents: 21_018,
      ...{ reason: 'Flood', missedBy: 'weather' },
      tell: { customer: true, cleaner: false },
    })
  },
}

/** Where another amount is an owner's to give, the office gives what the terms do. */
export const CancelByTheOffice: Story = {
  render: () => <CancelDialog {...cancel} booking={assignedBooking} canDecide={false} />,
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel Booking' }))
    const refund = dialog.getByRole('textbox', { name: 'Refund' })
    await expect(refund).toHaveAttribute('readonly')
    await expect(refund).toHaveAccessibleDescription('Only an owner can refund another amount')
  },
}

/** Until the terms' answer is there, no amount is claimed. */
export const CancelAsking: Story = {
  render: () => (
    <CancelDialog
      {...cancel}
      booking={booking}
      offer={null}
      letters={{ preview: null, stale: true }}
      changed={<ChangedMeanwhile seen={booking} live={{ ...booking, bookingTime: '1:00 PM', version: 9 }} />}
    />
  ),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel Booking' }))
    await expect(dialog.getByRole('textbox', { name: 'Refund' })).toHaveValue('')
    await expect(dialog.getByRole('button', { name: 'Cancel Booking' })).toBeDisabled()
    await expect(dialog.queryByText(/\$0\.00/)).toBeNull()
    await expect(dialog.getByText('When: Nov 21, 2026, 9:00 AM → Nov 21, 2026, 1:00 PM')).toBeVisible()
  },
}

export const CancelRefused: Story = {
  render: () => (
    <CancelDialog
      {...cancel}
      booking={booking}
      letters={{ preview: { problem: 'This booking no longer exists.', letters: [] }, stale: false }}
    />
  ),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel Booking' }))
    await expect(dialog.getByText('This booking no longer exists.')).toBeVisible()
    await expect(dialog.queryByText('There is no e-mail to send.')).toBeNull()
  },
}

/** The amount that the office took itself is named for every amount. */
export const CancelPaidBothWays: Story = {
  render: () => (
    <CancelDialog
      {...cancel}
      booking={booking}
      offer={{
        ...freeOffer,
        payments: [
          { leftCents: cents(30_000), isOffline: true },
          { leftCents: cents(3600), isOffline: false },
        ],
      }}
    />
  ),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel Booking' }))
    const way = dialog.getByRole('status', { name: 'How it goes back' })
    await expect(way).toHaveTextContent(
      /^\$36\.00 goes back to the card that paid\. .* the other \$300\.00 itself/,
    )
    const refund = dialog.getByRole('textbox', { name: /^Refund/ })
    await userEvent.clear(refund)
    await userEvent.type(refund, '36')
    await expect(dialog.queryByRole('status', { name: 'How it goes back' })).toBeNull()
  },
}

/** No amount is typed before the terms' answer: it would arrive between two keys, and stand before them. */
export const CancelAnsweredLate: Story = {
  render: () => (
    <StoryHub backend={fakeBackend({ bookings: { previewCancel: offerLater } })}>
      <CancelPaid />
    </StoryHub>
  ),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel Booking' }))
    await expect(dialog.getByRole('textbox', { name: 'Refund' })).toBeDisabled()
    await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Flood')
    await answerNext(freeOffer)
    const refund = await dialog.findByRole('textbox', { name: 'Refund (at most $336.00)' })
    await expect(refund).toBeEnabled()
    await expect(refund).toHaveValue('336.00')
    await expect(dialog.getByRole('textbox', { name: /^Reason/ })).toHaveFocus()
    await userEvent.clear(refund)
    await userEvent.type(refund, '100')
    await expect(dialog.getByRole('button', { name: /^Cancel Nov 21, refund \$100\.00, / })).toBeEnabled()
  },
}

function CancelPaid() {
  return (
    <BookingDialogs
      dialog={{ kind: 'cancel', booking: assignedBooking }}
      now={0}
      actions={useBookingActions()}
      onOpen={() => {}}
      onClose={() => {}}
      onDeleted={() => {}}
    />
  )
}

/** Full and closed days are marked before one is chosen, and cannot be. */
export const EditDates: Story = {
  tags: ['!dev'],
  render: () => <EditBookingDialog {...edit} booking={booking} />,
  play: async () => {
    const date = await screen.findByRole('button', { name: 'Date: Nov 21, 2026' })
    await userEvent.click(date)
    await userEvent.click(await screen.findByRole('button', { name: /November 24, 2026, Fully booked$/ }))
    await expect(screen.getByText('Tue, Nov 24, 2026: Fully booked')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: /November 26, 2026, Team day$/ }))
    await expect(date).toHaveAccessibleName('Date: Nov 21, 2026')
    await userEvent.click(screen.getByRole('button', { name: 'Wednesday, November 25, 2026' }))
    await expect(date).toHaveAccessibleName('Date: Nov 25, 2026')
    await expect(date).toHaveFocus()
    await expect(date).toHaveAccessibleDescription('3 of 10 places taken by others.')
    await expect(screen.queryByRole('grid')).toBeNull()
    await expect(screen.getByText(/^The customer and the contractor get an e-mail/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
    await expect(edit.onSave).toHaveBeenLastCalledWith(expect.objectContaining({ bookingDate: '2026-11-25' }))
  },
}
/** Corrects what happened yesterday, without an e-mail. */
export const EditPastDay: Story = {
  render: () => <EditBookingDialog {...edit} booking={booking} />,
}
export const EditPastDayTest: Story = {
  ...EditPastDay,
  tags: ['!dev'],
  play: async () => {
    const date = await screen.findByRole('button', { name: 'Date: Nov 21, 2026' })
    await userEvent.click(date)
    await userEvent.click(await screen.findByRole('button', { name: 'Wednesday, November 18, 2026' }))
    await expect(date).toHaveAccessibleName('Date: Nov 18, 2026')
    await expect(screen.getByText(/^This day is over: only the record is corrected/)).toBeVisible()
    await expect(screen.queryByText(/places taken/)).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
    await expect(edit.onSave).toHaveBeenLastCalledWith(expect.objectContaining({ bookingDate: '2026-11-18' }))
  },
}
export const EditWithoutDate: Story = {
  render: () => <EditBookingDialog {...edit} booking={{ ...booking, bookingDate: null }} />,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save Changes' }))
    const date = screen.getByRole('button', { name: 'Date: Choose a day' })
    await expect(date).toHaveAccessibleDescription('Please choose a date.')
    await expect(date).toHaveFocus()
    await expect(edit.onSave).not.toHaveBeenCalled()
  },
}
/** Escape asks before it throws away what was typed; without changes it closes at once. */
export const EditUnsaved: Story = {
  render: () => <EditBookingDialog {...edit} booking={booking} />,
  play: async () => {
    const notes = await screen.findByRole('textbox', { name: /^Admin notes/ })
    await userEvent.keyboard('{Escape}')
    await expect(edit.onClose).toHaveBeenCalledOnce()
    await userEvent.type(notes, 'Ring twice')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(edit.onClose).toHaveBeenCalledOnce()
    await expect(notes).toHaveValue('Ring twice')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }))
    await expect(edit.onClose).toHaveBeenCalledTimes(2)
  },
}
export const EditBusy: Story = {
  render: () => <EditBookingDialog {...edit} booking={booking} busy />,
}
export const EditBusyTest: Story = {
  ...EditBusy,
  tags: ['!dev'],
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
}
export const DeleteTest: Story = {
  ...Delete,
  tags: ['!dev'],
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Booking' })
    await expect(dialog).toHaveAccessibleDescription(
      'The booking of Amelia Wright (Nov 21, 2026, 9:00 AM) will be permanently deleted. This action cannot be undone.',
    )
    await expect(screen.getByText(/^It is paid \(\$336\.00\), so it stays for the books\./)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await expect(remove.onClose).toHaveBeenCalledOnce()
    await expect(remove.onDelete).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Delete Booking' }))
    await expect(remove.onDelete).toHaveBeenCalledOnce()
  },
}
export const DeleteUnpaid: Story = {
  render: () => <DeleteBookingDialog {...remove} booking={{ ...booking, paymentStatus: 'expired' }} />,
  play: async () => {
    await expect(await screen.findByRole('alertdialog')).toBeVisible()
    await expect(screen.queryByText(/^It is paid/)).toBeNull()
  },
}
export const DeleteBusy: Story = {
  render: () => <DeleteBookingDialog {...remove} busy />,
}
export const DeleteBusyTest: Story = {
  ...DeleteBusy,
  tags: ['!dev'],
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Deleting...' }))
    await expect(remove.onDelete).not.toHaveBeenCalled()
  },
}

const preview = {
  email: {
    to: 'maria.santos@example.com',
    subject: 'New job: Deep Cleaning on Saturday, November 21, 2026 at 9:00 AM',
    html: '<html><body style="padding: 12px"><h1>You have a new job</h1><p>Hello Maria, see <a href="https://example.com">us</a>.</p></body></html>',
  },
  stale: false,
}
const email = { busy: false, preview, onSend: fn(), onClose: fn() }
const contractorEmail = { ...email, notes: 'Ring twice', onNotes: fn(), onAssign: fn() }

/** Returns the fields above the letter, by name. */
function head() {
  const names = within(screen.getByRole('region', { name: 'Preview' })).getAllByRole('term')
  return Object.fromEntries(names.map((name) => [name.textContent, name.nextElementSibling?.textContent]))
}
/** The letter itself: in a tree of its own. */
const letter = () =>
  [...screen.getByRole('region', { name: 'Preview' }).children].map((part) => part.shadowRoot).find(Boolean)

export const ContractorEmail: Story = {
  render: () => <ContractorEmailDialog {...contractorEmail} booking={assignedBooking} />,
}
export const ContractorEmailTest: Story = {
  ...ContractorEmail,
  tags: ['!dev'],
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Job Assignment Confirmation' }))
    await expect(head()).toEqual({ To: preview.email.to, Subject: preview.email.subject })
    await expect(letter()?.textContent).toBe('You have a new jobHello Maria, see us.')
    await expect(letter()?.querySelector('a')).not.toHaveAttribute('href')
    const notes = dialog.getByRole('textbox', { name: /^Additional notes/ })
    await expect(notes).toHaveValue('Ring twice')
    await userEvent.type(notes, '!')
    await expect(contractorEmail.onNotes).toHaveBeenCalledWith('Ring twice!')
    await userEvent.click(dialog.getByRole('button', { name: 'Send Email' }))
    await expect(email.onSend).toHaveBeenCalledOnce()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await expect(email.onClose).toHaveBeenCalledOnce()
  },
}
/** The letter that is shown is older than what was typed: it cannot be sent yet. */
export const ContractorEmailStale: Story = {
  render: () => (
    <ContractorEmailDialog
      {...contractorEmail}
      booking={assignedBooking}
      preview={{ ...preview, stale: true }}
    />
  ),
}
export const ContractorEmailStaleTest: Story = {
  ...ContractorEmailStale,
  tags: ['!dev'],
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Send Email' })).toBeDisabled()
    await userEvent.type(
      screen.getByRole('textbox', { name: /^Additional notes/ }),
      '{Control>}{Enter}{/Control}',
    )
    await expect(email.onSend).not.toHaveBeenCalled()
  },
}
export const ContractorEmailToNobody: Story = {
  render: () => <ContractorEmailDialog {...contractorEmail} booking={booking} />,
}
export const ContractorEmailToNobodyTest: Story = {
  ...ContractorEmailToNobody,
  tags: ['!dev'],
  play: async () => {
    await expect(await screen.findByText('No contractor is assigned to this booking yet.')).toBeVisible()
    await expect(screen.queryByRole('region', { name: 'Preview' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Assign Cleaner' }))
    await expect(contractorEmail.onAssign).toHaveBeenCalledOnce()
  },
}
export const ContractorEmailBusy: Story = {
  render: () => <ContractorEmailDialog {...contractorEmail} booking={assignedBooking} busy />,
}
export const ContractorEmailBusyTest: Story = {
  ...ContractorEmailBusy,
  tags: ['!dev'],
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Sending...' }))
    await expect(email.onSend).not.toHaveBeenCalled()
  },
}
export const CustomerEmail: Story = {
  render: () => <CustomerEmailDialog {...email} booking={assignedBooking} />,
}
export const CustomerEmailTest: Story = {
  ...CustomerEmail,
  tags: ['!dev'],
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Review Cleaner Assignment Email' }))
    await expect(head()).toEqual({ To: preview.email.to, Subject: preview.email.subject })
    await userEvent.click(dialog.getByRole('button', { name: 'Send Email' }))
    await expect(email.onSend).toHaveBeenCalledOnce()
  },
}
export const CustomerEmailLoading: Story = {
  render: () => (
    <CustomerEmailDialog {...email} booking={assignedBooking} preview={{ email: null, stale: true }} />
  ),
  play: async () => {
    await expect(await screen.findByText('Loading the e-mail...')).toBeInTheDocument()
    await expect(screen.getByRole('button', { name: 'Send Email' })).toBeDisabled()
  },
}
export const CustomerEmailNotShown: Story = {
  render: () => (
    <CustomerEmailDialog
      {...email}
      booking={assignedBooking}
      preview={{ email: null, failure: 'The server could not be reached.', stale: false }}
    />
  ),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'The e-mail cannot be shown: The server could not be reached.',
    )
    await expect(screen.getByRole('button', { name: 'Send Email' })).toBeEnabled()
  },
}
export const CustomerEmailWithoutCleaner: Story = {
  render: () => <CustomerEmailDialog {...email} booking={booking} />,
  play: async () => {
    await expect(await screen.findByText('No contractor is assigned to this booking yet.')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Send Email' })).toBeDisabled()
  },
}

const record = { busy: false, onRecord: fn(), onClose: fn() }

export const MarkAsPaid: Story = {
  render: () => <OfflinePaymentDialog {...record} booking={dueBooking} amountCents={dueBooking.totalCents} />,
}
export const MarkAsPaidTest: Story = {
  ...MarkAsPaid,
  tags: ['!dev'],
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Mark as Paid' }))
    await userEvent.click(dialog.getByRole('radio', { name: 'E-transfer' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Mark $336.00 as paid' }))
    const reference = dialog.getByRole('textbox', { name: /^Reference/ })
    await expect(reference).toHaveFocus()
    await expect(reference).toHaveAccessibleDescription(/Please enter the reference of the payment/)
    await userEvent.type(reference, 'CA4711')
    await userEvent.click(dialog.getByRole('button', { name: 'Mark $336.00 as paid' }))
    await expect(record.onRecord).toHaveBeenLastCalledWith({
      method: 'e-transfer',
      reference: 'CA4711',
    })
  },
}
export const RecordRefund: Story = {
  render: () => (
    <OfflinePaymentDialog
      {...record}
      booking={{ ...dueBooking, paymentStatus: 'paid', bookingStatus: 'canceled', refundDue: true }}
      amountCents={cents(20_000)}
    />
  ),
}
export const RecordRefundTest: Story = {
  ...RecordRefund,
  tags: ['!dev'],
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Record Refund' }))
    await expect(dialog.getByText(/nothing is sent through Stripe/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Record $200.00 as paid back' }))
    await expect(record.onRecord).toHaveBeenLastCalledWith({ method: 'cash', reference: '' })
  },
}

/** The office took the first payment itself, and what goes back is of a change that was paid by card. */
export const RecordRefundOfNothing: Story = {
  render: () => (
    <OfflinePaymentDialog
      {...record}
      booking={{ ...dueBooking, paymentStatus: 'paid', refundDue: true }}
      amountCents={cents(0)}
    />
  ),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Record Refund' }))
    await expect(dialog.getByText(/^Nothing has to be paid back by hand/)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Record as paid back' })).toBeDisabled()
  },
}

/** Monday, November 16, 2026, 10:00 AM in Toronto. */
const monday = Date.UTC(2026, 10, 16, 15)
const moving = {
  booking: assignedBooking,
  load: { date: businessDate('2026-11-24'), taken: 7, limit: 10 },
  conflicts: [],
  busy: false,
  onMove: fn(),
  onClose: fn(),
}

function Moving(props: Partial<MoveBookingDialogProps>) {
  const [time, setTime] = useState<NewTime>({ date: businessDate('2026-11-21'), minute: 540 })
  const facts = { now: monday, taken: { '2026-11-25': 10 } }
  return (
    <MoveBookingDialog
      {...moving}
      shown={actLetters}
      time={time}
      days={calendar(gtaPolicy, facts)}
      slots={dayOn(gtaPolicy, facts, time.date).slots}
      onTime={setTime}
      {...props}
    />
  )
}

export const Move: Story = {
  render: () => <Moving />,
}
export const MoveTest: Story = {
  ...Move,
  tags: ['!dev'],
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Move Booking' }))
    await expect(dialog.getByRole('button', { name: 'Move' })).toBeDisabled()
    await expect(dialog.getByRole('button', { name: /November 25, 2026, Fully booked/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Tuesday, November 24, 2026' }))
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Time (Toronto)' }), '1:00 PM')
    await expect(dialog.getByText('Nov 24, 2026: 7 of 10 places taken.')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Flood')
    await expect(
      dialog.getByRole('button', { name: 'Move to Tue, Nov 24, 1:00 PM, 2 e-mails' }),
    ).toBeEnabled()
    await expect(dialog.getByText('Now').parentElement).toHaveTextContent('Sat, Nov 21, 9:00 AM')
    await expect(dialog.getByText('Then').parentElement).toHaveTextContent('Tue, Nov 24, 1:00 PM')
    await expect(dialog.getByText(/^The price stays \$336\.00/)).toBeVisible()
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Tell Maria Santos' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Move to Tue, Nov 24, 1:00 PM, 1 e-mail' }))
    await expect(moving.onMove).toHaveBeenCalledWith(
      {
        date: '2026-11-24',
        minute: 780,
        reason: 'Flood',
        tell: { customer: true, cleaner: false },
      },
      null,
    )
  },
}
/** A booking that does not suit the cleaner is moved there with a reason that is kept. */
export const MoveAllTheSame: Story = {
  render: () => (
    <Moving
      time={{ date: businessDate('2026-11-24'), minute: 780 }}
      conflicts={[{ kind: 'day', weekday: 'Tuesday' }]}
    />
  ),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Move Booking' }))
    await expect(dialog.getByText('Does not work on Tuesdays')).toBeVisible()
    const button = dialog.getByRole('button', { name: /^Move to/ })
    await expect(button).toBeDisabled()
    await userEvent.selectOptions(
      dialog.getByRole('combobox', { name: 'Move it anyway, because' }),
      'Nobody else can come',
    )
    await userEvent.click(button)
    await expect(moving.onMove).toHaveBeenLastCalledWith(expect.anything(), 'nobody-else')
  },
}
/** The dialog says beforehand what the database would refuse. */
export const MoveRefused: Story = {
  render: () => (
    <Moving
      time={{ date: businessDate('2026-11-24'), minute: 780 }}
      conflicts={[{ kind: 'travel', other: booking, gap: 10, needed: 45 }]}
      shown={{
        preview: { problem: 'The contractor has another job at that time.', letters: [] },
        stale: false,
      }}
    />
  ),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Move Booking' }))
    await expect(dialog.getByText('The contractor has another job at that time.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: /^Move to/ })).toBeDisabled()
    await expect(dialog.queryByRole('region', { name: /^E-mail to/ })).toBeNull()
  },
}

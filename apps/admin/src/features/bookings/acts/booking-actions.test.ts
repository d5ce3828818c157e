import { cents } from '@dustforce/core/money'
import { businessDate } from '@dustforce/core/schedule'
import { gtaBusiness } from '@dustforce/office/testing/business'
import type { AdminBackend, Booking, BookingPatch } from '@dustforce/supabase/admin'
import { dismissToast } from '@dustforce/ui/toast-store'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { undoLast } from '../../../app/undo.ts'
import { cleanerAssignmentEmail, jobAssignmentEmail } from '../../../patterns/job-email.ts'
import { fakeBackend } from '../../../testing/fake-backend.ts'
import { booking, contractor } from '../../../testing/samples.ts'
import { shownToast } from '../../../testing/shown-toast.ts'
import { assignmentOf, plannedBooking } from './assigning.ts'
import { createBookingActions } from './booking-actions.ts'
import { createBookingChanges } from './booking-changes.ts'
import type { BookingEdit } from './booking-edit.ts'
import type { CancelDecision } from './cancel-decision.ts'

beforeEach(() => dismissToast())
afterEach(() => void vi.unstubAllGlobals())

type Parts = { readonly [Part in keyof AdminBackend]?: Partial<AdminBackend[Part]> }
function act(parts: Parts) {
  const backend = fakeBackend(parts)
  return createBookingActions(
    {
      backend,
      changes: createBookingChanges(backend.bookings, new QueryClient()),
    },
    gtaBusiness,
  )
}

/** Actions on a backend that saves whatever it is sent, and what that was. */
function saving() {
  const update = vi.fn(
    async (_id: string, patch: BookingPatch): Promise<Booking> => ({ ...booking, ...patch }),
  )
  return { update, actions: act({ bookings: { update } }) }
}

/** Decides as offered, with everybody told. */
const asOffered = (offer: CancelDecision['offer']): CancelDecision => ({
  ...{ offer, refundCents: offer.refundCents, reason: '', missedBy: null },
  tell: { customer: true, cleaner: true },
})

const offer = {
  refundCents: cents(0),
  keptCents: cents(33_600),
  payments: [{ leftCents: cents(33_600), isOffline: false }],
  taxInRefundCents: cents(0),
  explanation: 'The booking is no longer refundable.',
}
const plain = { cleaner: contractor, pay: 'suggested', reason: null, letters: null } as const
const pending = { ...booking, bookingStatus: 'pending', assignedCleanerName: null }

describe('a change of what was booked', () => {
  const order = { edits: { hasPets: false }, version: 3, shownDifferenceCents: cents(3400) }

  it('is made once over what was shown, or waits for its payment, or is refused', async () => {
    const make = vi.fn<AdminBackend['edits']['make']>()
    make.mockResolvedValueOnce('pay').mockResolvedValueOnce('done').mockRejectedValueOnce(new Error('No'))
    const actions = act({ edits: { make } })
    expect(await actions.change(booking, order)).toBe(true)
    expect(make).toHaveBeenCalledExactlyOnceWith(booking.id, { actId: expect.any(String), ...order })
    expect(shownToast()).toEqual(['success', 'Payment asked for', expect.stringContaining('$34.00')])
    expect(await actions.change(booking, order)).toBe(true)
    expect(shownToast()?.[1]).toBe('Booking changed')
    expect(await actions.change(booking, order)).toBe(false)
    expect(shownToast()).toEqual(['destructive', 'Change Failed', 'No'])
    expect(new Set(make.mock.calls.map(([, { actId }]) => actId)).size).toBe(3)
  })

  it('that waits is taken back', async () => {
    const cancelPending = vi.fn(async () => undefined)
    expect(await act({ edits: { cancelPending } }).cancelPendingChange(booking)).toBe(true)
    expect(cancelPending).toHaveBeenCalledExactlyOnceWith(booking.id)
    expect(shownToast()?.[1]).toBe('Change taken back')
    expect(await act({}).cancelPendingChange(booking)).toBe(false)
  })
})

describe('the start of a job', () => {
  it('is noted, and taken back by the notice or the button', async () => {
    const { update, actions } = saving()
    const now = Date.UTC(2026, 10, 21, 14)
    expect(await actions.setStarted(booking, true, now)).toBe(true)
    expect(shownToast()).toEqual(['success', 'Job started', `${booking.customerName}: the job has begun.`])
    undoLast()
    await vi.waitFor(() => expect(shownToast()?.[1]).toBe('Undone'))
    await actions.setStarted({ ...booking, startedAt: now }, false, now)
    expect(shownToast()).toEqual([
      'success',
      'Job not started',
      `${booking.customerName}: the job has not begun.`,
    ])
    expect(update.mock.calls.map(([, patch]) => patch)).toEqual([
      { startedAt: now },
      { startedAt: null },
      { startedAt: null },
    ])
  })
})

describe('assigning', () => {
  it('writes name, phone, status and half of the subtotal as pay', async () => {
    const { update, actions } = saving()
    expect(await actions.assign(pending, { ...plain, pay: 'suggested' })).toBe(true)
    expect(update.mock.calls[0]?.slice(0, 2)).toEqual([
      'b1',
      {
        contractorId: 'c1',
        assignedCleanerName: 'Maria Santos',
        assignedCleanerPhone: '(416) 555-0181',
        bookingStatus: 'assigned',
        contractorPayCents: 16_500,
      },
    ])
    expect(shownToast()).toEqual([
      'success',
      'Success!',
      'Assigned Maria Santos to booking for  Amelia  Wright. Contractor pay automatically calculated and set.',
    ])
  })

  it('leaves a pay that was set by hand, and says so', async () => {
    const { update, actions } = saving()
    expect(await actions.assign(booking, { ...plain, pay: 'keep' })).toBe(true)
    expect(update.mock.calls[0]?.[1]).not.toHaveProperty('contractorPayCents')
    expect(shownToast()?.[2]).toBe(
      'Assigned Maria Santos to booking for  Amelia  Wright. Contractor pay was kept.',
    )
  })

  it('sends both letters in one step, made of the booking that was previewed', async () => {
    const sent = { jobAssignment: vi.fn(), cleanerAssignment: vi.fn() }
    sent.jobAssignment.mockResolvedValue({ success: true, error: null, heldId: 'l1' })
    sent.cleanerAssignment.mockResolvedValue({ success: true, error: null, heldId: 'l2' })
    const update = vi.fn(async () => ({ ...booking, notes: 'what others wrote', version: 4 }))
    const parts = { bookings: { update }, contractors: { emailOf: async () => 'maria@example.com' } }
    const letters = { toCleaner: true, toCustomer: true, notes: ' Ring twice ' }
    const assigning = { ...plain, reason: 'agreed', letters } as const
    expect(await act({ ...parts, emails: sent }).assign(pending, assigning)).toBe(true)
    expect(update).toHaveBeenCalledWith('b1', assignmentOf(pending, assigning, gtaBusiness), 3)
    expect(assignmentOf(pending, assigning, gtaBusiness).overlapReason).toBe('agreed')
    const planned = plannedBooking(pending, assigning, gtaBusiness)
    expect(sent.jobAssignment).toHaveBeenCalledExactlyOnceWith(
      jobAssignmentEmail(planned, 'maria@example.com', 'Ring twice', gtaBusiness.priceBook),
      'held',
    )
    expect(sent.cleanerAssignment).toHaveBeenCalledExactlyOnceWith(
      cleanerAssignmentEmail(planned, gtaBusiness.priceBook),
      'held',
    )
    expect(shownToast()?.[2]).toMatch(/set\. Both e-mails go out in ten seconds\.$/)

    sent.cleanerAssignment.mockResolvedValue({ success: false, error: 'Bounced.' })
    const onlyCustomer = { ...plain, letters: { ...letters, toCleaner: false } }
    expect(await act({ ...parts, emails: sent }).assign(pending, onlyCustomer)).toBe(true)
    expect(sent.jobAssignment).toHaveBeenCalledOnce()
    expect(shownToast()).toEqual(['destructive', 'Email Failed', expect.stringMatching(/set\. Bounced\.$/)])
    sent.cleanerAssignment.mockResolvedValue({ success: true, error: null, heldId: 'l3' })
    await act({ ...parts, emails: sent }).assign(pending, onlyCustomer)
    expect(shownToast()?.[2]).toMatch(/set\. The e-mail goes out in ten seconds\.$/)
  })

  it('is taken back with its letters, over the version that it made', async () => {
    const revert = vi.fn()
    revert.mockResolvedValueOnce({ id: 'b1', customerName: 'Ada', outcome: 'done', message: '' })
    revert.mockResolvedValueOnce({ id: 'b1', customerName: 'Ada', outcome: 'emails-sent', message: '' })
    const update = vi.fn(async (_id: string, patch: BookingPatch) => ({ ...booking, ...patch, version: 4 }))
    const letters = { toCleaner: true, toCustomer: true, notes: '' }
    const actions = act({
      bookings: { update },
      contractors: { emailOf: async () => 'maria@example.com' },
      emails: {
        jobAssignment: async () => ({ success: true, error: null, heldId: 'l1' }),
        cleanerAssignment: async () => ({ success: true, error: null, heldId: 'l2' }),
      },
      many: { revert },
    })
    await actions.assign(pending, { ...plain, letters })
    expect(undoLast()).toBe(true)
    await vi.waitFor(() => expect(shownToast()?.[1]).toBe('Undone'))
    expect(revert).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ id: 'b1', version: 4 }),
      {
        bookingStatus: 'pending',
        contractorId: pending.contractorId,
        assignedCleanerName: null,
        assignedCleanerPhone: pending.assignedCleanerPhone,
        contractorPayCents: pending.contractorPayCents,
        overlapReason: pending.overlapReason,
      },
      ['l1', 'l2'],
    )
    await actions.assign(pending, { ...plain, letters })
    undoLast()
    await vi.waitFor(() =>
      expect(shownToast()).toEqual([
        'destructive',
        'Undo Failed',
        'The e-mails have been sent: change the contractor instead.',
      ]),
    )
  })

  it('sends nothing when the booking was refused', async () => {
    const letters = { toCleaner: true, toCustomer: true, notes: '' }
    expect(await act({}).assign(pending, { ...plain, letters })).toBe(false)
    expect(shownToast()?.[1]).toBe('Assignment Failed')
  })

  it('says why it failed', async () => {
    expect(await act({}).assign(pending, { ...plain, pay: 'suggested' })).toBe(false)
    expect(shownToast()).toEqual(['destructive', 'Assignment Failed', 'Not part of this test'])
  })
})

describe('unassigning', () => {
  it('takes the cleaner off, leaves the pay, and gives the job back on undo', async () => {
    const { update, actions } = saving()
    const assigned = { ...booking, bookingStatus: 'assigned', contractorId: 'c1' } as const
    expect(await actions.unassign(assigned)).toBe(true)
    expect(shownToast()).toEqual([
      'success',
      'Contractor taken off',
      'Maria Santos no longer has the job of Amelia  Wright. No e-mail was sent.',
    ])
    expect(undoLast()).toBe(true)
    await vi.waitFor(() => expect(shownToast()?.[1]).toBe('Undone'))
    expect(update.mock.calls.map(([, patch]) => patch)).toEqual([
      {
        contractorId: null,
        assignedCleanerName: null,
        assignedCleanerPhone: null,
        bookingStatus: 'confirmed',
      },
      {
        contractorId: 'c1',
        assignedCleanerName: assigned.assignedCleanerName,
        assignedCleanerPhone: assigned.assignedCleanerPhone,
        bookingStatus: 'assigned',
        contractorPayCents: assigned.contractorPayCents,
        overlapReason: assigned.overlapReason,
      },
    ])
  })

  it('says why it failed', async () => {
    expect(await act({}).unassign(booking)).toBe(false)
    expect(shownToast()).toEqual(['destructive', 'Unassign Failed', 'Not part of this test'])
  })
})

describe('choosing a status', () => {
  it('writes it, and offers the confirmation e-mail for confirmed only', async () => {
    const { update, actions } = saving()
    expect(await actions.setStatus(pending, 'confirmed')).toBe(true)
    expect(await actions.setStatus(pending, 'completed')).toBe(false)
    expect(update.mock.calls.map(([, patch]) => patch)).toEqual([
      { bookingStatus: 'confirmed' },
      { bookingStatus: 'completed' },
    ])
    expect(shownToast()).toEqual(['success', 'Booking status updated', undefined])
  })

  it('can be undone until a booking is canceled, over the version that it made', async () => {
    const { update, actions } = saving()
    await actions.setStatus(pending, 'confirmed')
    expect(undoLast()).toBe(true)
    await vi.waitFor(() => expect(shownToast()).toEqual(['success', 'Undone', undefined]))
    await actions.setStatus(pending, 'canceled')
    expect(undoLast()).toBe(false)
    expect(update.mock.calls.map(([, patch]) => patch)).toEqual([
      { bookingStatus: 'confirmed' },
      { bookingStatus: 'pending' },
      { bookingStatus: 'canceled' },
    ])
  })

  it('does nothing when the shown status is chosen', async () => {
    const { update, actions } = saving()
    expect(await actions.setStatus({ ...booking, bookingStatus: 'scheduled' }, 'assigned')).toBe(false)
    expect(update).not.toHaveBeenCalled()
    expect(shownToast()).toBeNull()
  })

  it('offers no e-mail when it failed, and says why', async () => {
    expect(await act({}).setStatus(pending, 'confirmed')).toBe(false)
    expect(shownToast()).toEqual(['destructive', 'Status Update Error', 'Not part of this test'])
  })
})

describe('editing, canceling and deleting', () => {
  const today = businessDate('2026-11-21')
  const edit: BookingEdit = {
    customerName: 'Amelia',
    email: 'a@example.com',
    phone: '1',
    address: 'Here',
    bookingDate: null,
    bookingTime: '9:00 AM',
    notes: '',
    adminNotes: 'Call first',
  }

  it('saves an edit', async () => {
    const { update, actions } = saving()
    expect(await actions.edit(booking, edit, today)).toBe(true)
    expect(update.mock.calls[0]?.[1]).toEqual(edit)
    expect(shownToast()).toEqual(['success', 'Booking updated!', 'Booking details have been updated.'])
  })

  it('cancels', async () => {
    const cancel = vi.fn(async () => undefined)
    const actions = act({ bookings: { cancel } })
    expect(await actions.cancel(booking, asOffered(offer))).toBe(true)
    const actId = expect.stringMatching(/^[0-9a-f-]{36}$/)
    const tell = { customer: true, cleaner: true }
    expect(cancel).toHaveBeenLastCalledWith('b1', { actId, shownRefundCents: 0, tell })
    expect(shownToast()).toEqual(['destructive', 'Booking canceled', 'This booking has been canceled.'])
    const refundCents = cents(5000)
    await actions.cancel(booking, { ...asOffered(offer), refundCents, reason: 'Flood' })
    expect(cancel).toHaveBeenLastCalledWith('b1', {
      actId,
      shownRefundCents: 0,
      tell,
      refundCents,
      reason: 'Flood',
    })
    expect(shownToast()?.[2]).toBe(
      'This booking has been canceled. $50.00 still to give back: the bank has been asked, and the e-mail is sent when it answers.',
    )
  })

  it('keeps with a move why its cleaner has it anyway', async () => {
    const moved = { ...booking, version: 9 }
    const update = vi.fn(async () => moved)
    const between = async () => [moved]
    const date = businessDate('2026-12-01')
    const actions = act({ bookings: { move: async () => undefined, between, update } })
    expect(await actions.move(booking, { date, minute: 630 }, 'agreed')).toBe(true)
    expect(update).toHaveBeenCalledWith('b1', { overlapReason: 'agreed' }, 9)
  })

  it('moves a sold booking by its own act, and saves the rest', async () => {
    const move = vi.fn(async () => undefined)
    const update = vi.fn(async (_id: string, patch: BookingPatch) => ({ ...booking, ...patch }))
    const actions = act({ bookings: { update, move } })
    const sold = { ...booking, paymentStatus: 'paid', bookingStatus: 'confirmed' }
    const { bookingDate: _date, bookingTime: _time, ...rest } = edit
    const date = businessDate('2026-12-01')
    await actions.edit(sold, { ...edit, bookingDate: date, bookingTime: '10:30 AM' }, today)
    expect(update.mock.calls[0]?.[1]).toEqual(rest)
    expect(move).toHaveBeenCalledWith('b1', { actId: expect.any(String), date, minute: 630 })
    expect(shownToast()?.[1]).toBe('Booking updated!')
  })

  it('corrects a sold booking to a day that is over without a letter', async () => {
    const { update, actions } = saving()
    const sold = { ...booking, paymentStatus: 'paid', bookingStatus: 'confirmed' }
    const yesterday = { ...edit, bookingDate: businessDate('2026-11-20'), bookingTime: '10:30 AM' }
    expect(await actions.edit(sold, yesterday, today)).toBe(true)
    expect(update.mock.calls[0]?.[1]).toEqual(yesterday)
  })

  it('settles what needed attention', async () => {
    const { update, actions } = saving()
    expect(await actions.settle({ ...booking, attention: ['over-daily-limit'] })).toBe(true)
    expect(update.mock.calls[0]?.[1]).toEqual({ attention: [] })
    expect(shownToast()?.slice(0, 2)).toEqual(['success', 'Booking settled'])
  })

  it('deletes', async () => {
    const remove = vi.fn(async () => 'deleted' as const)
    expect(await act({ bookings: { remove } }).remove(booking)).toBe(true)
    expect(remove).toHaveBeenCalledWith('b1')
    expect(shownToast()).toEqual([
      'destructive',
      'Booking deleted',
      'The booking has been permanently deleted from the database.',
    ])
  })

  it.each([
    ['canceled', /checkout was still open, so the booking was canceled instead of deleted/],
    ['refunded', /has just paid, so the booking was canceled.+ payment is given back/],
  ] as const)('says that a booking was %s instead of deleted', async (removal, reason) => {
    const remove = async () => removal
    expect(await act({ bookings: { remove } }).remove(booking)).toBe(true)
    expect(shownToast()).toEqual(['destructive', 'Booking canceled', expect.stringMatching(reason)])
  })

  it('says what failed', async () => {
    const actions = act({})
    expect(await actions.edit(booking, edit, today)).toBe(false)
    expect(shownToast()?.[1]).toBe('Update Failed')
    expect(await actions.cancel(booking, asOffered(offer))).toBe(false)
    expect(shownToast()?.[1]).toBe('Cancel Failed')
    expect(await actions.remove(booking)).toBe(false)
    expect(shownToast()).toEqual(['destructive', 'Delete Failed', 'Not part of this test'])
  })
})

describe('undo', () => {
  type Actions = ReturnType<typeof act>
  const taken = {
    ...booking,
    contractorId: 'c2',
    assignedCleanerName: 'Chen Wei',
    assignedCleanerPhone: '4375550166',
  }

  it.each<[string, Booking, (actions: Actions, seen: Booking) => unknown]>([
    ['a pay', taken, (actions, seen) => actions.setPay(seen, '200')],
    ['a pay that was cleared', taken, (actions, seen) => actions.setPay(seen, '')],
    ['a first pay', { ...taken, contractorPayCents: null }, (actions, seen) => actions.setPay(seen, '200')],
    ['a status', pending, (actions, seen) => actions.setStatus(seen, 'confirmed')],
    ['the start of a job', taken, (actions, seen) => actions.setStarted(seen, true, 1)],
    ['taking the cleaner off', taken, (actions, seen) => actions.unassign(seen)],
    ['another cleaner', taken, (actions, seen) => actions.assign(seen, plain)],
    ['a first cleaner', pending, (actions, seen) => actions.assign(seen, plain)],
  ])('of %s leaves the booking as it was', async (_what, seen, run) => {
    let stored: Booking = seen
    const write = (patch: BookingPatch) => {
      stored = { ...stored, ...patch, version: stored.version + 1 }
      return stored
    }
    const actions = act({
      bookings: { update: async (_id, patch) => write(patch) },
      many: {
        revert: async (_seen, before) => ({
          ...{ id: write(before).id, customerName: '', outcome: 'done', message: '' },
        }),
      },
    })
    await run(actions, seen)
    await vi.waitFor(() => expect(stored.version).toBe(seen.version + 1))
    expect(stored).not.toEqual({ ...seen, version: stored.version })
    await vi.waitFor(() => expect(undoLast()).toBe(true))
    await vi.waitFor(() => expect(shownToast()?.[1]).toBe('Undone'))
    expect(stored).toEqual({ ...seen, version: seen.version + 2 })
  })
})

describe('pay', () => {
  it('is saved in the background, or cleared', async () => {
    const { update, actions } = saving()
    expect(actions.setPay(booking, '170.25')).toBe(true)
    await vi.waitFor(() =>
      expect(shownToast()).toEqual(['success', 'Pay Updated', 'Contractor pay was updated.']),
    )
    expect(actions.setPay(booking, '')).toBe(true)
    await vi.waitFor(() => expect(update).toHaveBeenCalledTimes(2))
    expect(update.mock.calls.map(([, patch]) => patch)).toEqual([
      { contractorPayCents: cents(17_025) },
      { contractorPayCents: null },
    ])
  })

  it('is refused when it is no amount', () => {
    const { update, actions } = saving()
    expect(actions.setPay(booking, '-5')).toBe(false)
    expect(shownToast()).toEqual(['destructive', 'Invalid Pay', 'Contractor pay must be a positive number'])
    expect(update).not.toHaveBeenCalled()
  })

  it('says why it could not be saved', async () => {
    expect(act({}).setPay(booking, '5')).toBe(true)
    await vi.waitFor(() => expect(shownToast()).toEqual(['destructive', 'Error', 'Not part of this test']))
  })
})

describe('the e-mail to the contractor', () => {
  const emailOf = async () => 'maria@example.com'

  it('goes to the address of the assigned contractor, with the notes typed now', async () => {
    const find = vi.fn(emailOf)
    const jobAssignment = vi.fn(async () => ({ success: true, error: null }))
    const actions = act({ contractors: { emailOf: find }, emails: { jobAssignment } })
    expect(await actions.emailContractor(booking, 'Bring the ladder')).toBe(true)
    expect(find).toHaveBeenCalledWith('Maria Santos', null)
    expect(jobAssignment).toHaveBeenCalledWith(
      jobAssignmentEmail(booking, 'maria@example.com', 'Bring the ladder', gtaBusiness.priceBook),
      'now',
    )
    expect(shownToast()).toEqual([
      'success',
      'Job Assignment Sent!',
      'Confirmation email sent to the contractor',
    ])
  })

  it('needs an assigned contractor', async () => {
    const find = vi.fn(emailOf)
    const actions = act({ contractors: { emailOf: find } })
    expect(await actions.emailContractor({ ...booking, assignedCleanerName: '  ' }, '')).toBe(false)
    expect(shownToast()).toEqual([
      'destructive',
      'No Contractor Assigned',
      'Please assign a contractor before sending confirmation',
    ])
    expect(find).not.toHaveBeenCalled()
  })

  it.each<[string, Parts, string]>([
    [
      'the contractor is not found',
      { contractors: { emailOf: () => Promise.reject(new Error('No rows')) } },
      'Could not find contractor: No rows',
    ],
    [
      'the search fails without a word',
      { contractors: { emailOf: () => Promise.reject(new Error('')) } },
      'Could not find contractor: Unknown error occurred',
    ],
    [
      'the contractor has no address',
      { contractors: { emailOf: async () => null } },
      'Could not find contractor email address',
    ],
    [
      'the address is blank',
      { contractors: { emailOf: async () => ' ' } },
      'Could not find contractor email address',
    ],
    [
      'the service refuses',
      {
        contractors: { emailOf },
        emails: { jobAssignment: async () => ({ success: false, error: 'Bounced' }) },
      },
      'Bounced',
    ],
    [
      'the service refuses without a word',
      { contractors: { emailOf }, emails: { jobAssignment: async () => ({ success: false, error: '' }) } },
      'Failed to send email - unknown error',
    ],
    [
      'the service cannot be reached',
      { contractors: { emailOf }, emails: { jobAssignment: () => Promise.reject(null) } },
      'Email service error: Unknown error occurred',
    ],
  ])('says so when %s', async (_what, parts, description) => {
    expect(await act(parts).emailContractor(booking, '')).toBe(false)
    expect(shownToast()).toEqual(['destructive', 'Email Failed', description])
  })
})

describe('the e-mail to the customer', () => {
  it('is sent', async () => {
    const cleanerAssignment = vi.fn(async () => ({ success: true, error: null }))
    expect(await act({ emails: { cleanerAssignment } }).emailCustomer(booking)).toBe(true)
    expect(cleanerAssignment).toHaveBeenCalledWith(
      cleanerAssignmentEmail(booking, gtaBusiness.priceBook),
      'now',
    )
    expect(shownToast()).toEqual([
      'success',
      'Email Sent Successfully!',
      'Cleaner assignment notification sent to the customer',
    ])
  })

  it.each<[string, AdminBackend['emails']['cleanerAssignment'], string]>([
    ['is refused', async () => ({ success: false, error: 'Bounced' }), 'Bounced'],
    [
      'is refused without a word',
      async () => ({ success: false, error: null }),
      'Something went wrong while sending the email.',
    ],
    ['cannot be sent', () => Promise.reject(new Error('No network')), 'No network'],
  ])('says so when it %s', async (_what, cleanerAssignment, description) => {
    expect(await act({ emails: { cleanerAssignment } }).emailCustomer(booking)).toBe(false)
    expect(shownToast()).toEqual(['destructive', 'Failed to Send Email', description])
  })
})

describe('the text message', () => {
  const copying = () => {
    const writeText = vi.fn(async (_text: string) => undefined)
    vi.stubGlobal('navigator', { clipboard: { writeText } })
    return writeText
  }

  it('is copied, addressed to the assigned contractor', async () => {
    const write = copying()
    await act({}).copySms(booking)
    expect(write.mock.calls[0]?.[0]).toMatch(
      /^Hi Maria, .*: Deep Cleaning on Nov 21, 2026 at 9:00 AM, 12 Queen St W/,
    )
    expect(shownToast()).toEqual([
      'success',
      'SMS copied',
      'Paste it into your messaging app to ask the contractor.',
    ])
    await act({}).copySms(pending)
    expect(write.mock.calls[1]?.[0]).toMatch(/^Hi there, /)
  })

  it('says so when the browser does not allow copying', async () => {
    copying().mockRejectedValue(new Error('denied'))
    await act({}).copySms(booking)
    expect(shownToast()).toEqual(['destructive', 'Copy Failed', 'The browser did not allow copying.'])
  })
})

import { gtaBusiness } from '@dustforce/office/testing/business'
import { expect, it, vi } from 'vitest'
import { assignedBooking, booking } from '../../../testing/story-records.ts'
import { openedActs } from './opened-acts.ts'

const labels = (one: typeof booking) => openedActs(one, vi.fn(), gtaBusiness.policy).map(({ label }) => label)

it('names what can be done with the open booking', () => {
  expect(labels(booking)).toEqual([
    'Assign a contractor to Amelia Wright',
    'Edit the booking of Amelia Wright',
    'Change the add-ons of Amelia Wright',
    'Move the booking of Amelia Wright',
    'Email Amelia Wright',
  ])
  expect(labels({ ...assignedBooking, bookingStatus: 'completed' })).toEqual([
    'Change the contractor of Amelia Wright',
    'Edit the booking of Amelia Wright',
    'Email Maria Santos',
    'Email Amelia Wright',
  ])
})

it('opens the dialog of the act', () => {
  const onOpen = vi.fn()
  openedActs(booking, onOpen, gtaBusiness.policy)[1]?.run()
  expect(onOpen).toHaveBeenCalledWith('edit', booking)
})

import { eachBookingField, noDetails } from '@dustforce/office/booking'
import { gtaBusiness } from '@dustforce/office/testing/business'
import { expect, it } from 'vitest'
import { booking } from '../testing/samples.ts'
import { cleanerAssignmentEmail, jobAssignmentEmail } from './job-email.ts'

it('tells the contractor every field of the job', () => {
  expect(jobAssignmentEmail(booking, 'maria@example.com', 'Bring the ladder', gtaBusiness.priceBook)).toEqual(
    {
      ...eachBookingField(() => ''),
      bookingId: 'b1',
      contractorEmail: 'maria@example.com',
      contractorName: 'Maria Santos',
      service: 'Deep Cleaning',
      date: '2026-11-21',
      time: '9:00 AM',
      homeType: 'condo',
      minutes: 180,
      bedrooms: '3',
      bathrooms: '2',
      address: '12 Queen St W, Toronto',
      contractorPay: 165.5,
      addOns: ['Laundry', 'Dishwashing'],
      entryInstructions: 'Buzz 405',
      petDetails: 'One friendly dog',
      avoidAreas: 'The study',
      parkingAvailable: 'visitor',
      buildingAccess: 'elevator',
      useCustomerEquipment: 'Yes',
      equipmentPreferences: 'The green mop',
      notes: 'Mind the plants',
      manualNotes: 'Bring the ladder',
      someoneHome: 'yes',
    },
  )
})

it('leaves empty what the booking does not say', () => {
  const bare = {
    ...booking,
    ...noDetails,
    bookingDate: null,
    bookingTime: null,
    bedrooms: null,
    bathrooms: null,
    contractorPayCents: null,
  }
  expect(jobAssignmentEmail(bare, 'maria@example.com', '', gtaBusiness.priceBook)).toEqual({
    ...eachBookingField(() => ''),
    bookingId: 'b1',
    contractorEmail: 'maria@example.com',
    contractorName: 'Maria Santos',
    service: 'Deep Cleaning',
    date: '',
    time: '',
    minutes: 180,
    bedrooms: '',
    bathrooms: '',
    address: '12 Queen St W, Toronto',
    contractorPay: null,
    addOns: ['Laundry', 'Dishwashing'],
    manualNotes: '',
  })
  expect(
    jobAssignmentEmail({ ...booking, useCustomerEquipment: false }, '', '', gtaBusiness.priceBook)
      .useCustomerEquipment,
  ).toBe('No')
})

it('tells the customer who comes and when, by first name', () => {
  expect(cleanerAssignmentEmail({ ...booking, language: 'fr-CA' }, gtaBusiness.priceBook)).toEqual({
    bookingId: 'b1',
    customerEmail: 'amelia@example.com',
    customerFirstName: 'Amelia',
    customerName: ' Amelia  Wright',
    service: 'Deep Cleaning',
    date: '2026-11-21',
    time: '9:00 AM',
    assignedCleanerName: 'Maria Santos',
    language: 'fr-CA',
  })
  expect(
    cleanerAssignmentEmail({ ...booking, bookingDate: null, bookingTime: null }, gtaBusiness.priceBook),
  ).toMatchObject({
    date: '',
    time: '',
  })
})

import { cents } from '@dustforce/core/money'
import { businessDate } from '@dustforce/core/schedule'
import type { BookingRecord } from '@dustforce/office/booking'
import { bookingRow } from './fake-server/booking-calls.ts'
import { contractorRow } from './fake-server/contractor-row.ts'
import { inquiryRow } from './fake-server/inquiry-calls.ts'
import { applicationRow } from './fake-server/office-calls.ts'
import { now, type Seed } from './fake-server/store.ts'

/** A booking of somebody, as many days from the story's morning as said. */
function booked(
  [customerName, address]: readonly [string, string],
  day: number,
  bookingTime: string,
  fields: Partial<BookingRecord>,
) {
  const date = new Date(now + day * 86_400_000).toISOString().slice(0, 10)
  const email = `${customerName.toLowerCase().replace(/[^a-z]+/g, '.')}@example.com`
  return bookingRow({
    ...{ customerName, address, email, bookingTime, bookingDate: businessDate(date) },
    ...{ createdAt: now - 30 * 3_600_000, appliedPromoCode: null, discountCents: cents(0) },
    ...{ subtotalCents: cents(22_000), taxCents: cents(2860), totalCents: cents(24_860) },
    ...fields,
  })
}

const maria = { contractorId: 'c1', assignedCleanerName: 'Maria Santos', assignedCleanerPhone: '4165550181' }
const daniel = {
  contractorId: 'c3',
  assignedCleanerName: 'Daniel Okafor',
  assignedCleanerPhone: '6475550133',
}
const morning = 'Morning (8am-12pm)'
const afternoon = 'Afternoon (12pm-4pm)'
const weekdays = {
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  times: [morning, afternoon],
}
const weekend = { days: ['Tuesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'], times: [morning, afternoon] }
const paid = { paymentStatus: 'paid' } as const
const unpaid = { bookingStatus: 'pending', paymentStatus: 'pending' } as const
const wage = { contractorPayCents: cents(11_000) }

/** A morning at the office: the demo's people, with something in every state. */
export const storyOffice: Seed = {
  bookings: [
    booked(['Noah Martin', '55 Harbour Sq, Toronto, ON M5J 2L1'], -1, '9:00 AM', {
      ...{ serviceType: 'standard', ...paid, bookingStatus: 'confirmed' },
    }),
    booked(['Amelia Wright', '12 Queen St W, Toronto, ON M5H 3X4'], 0, '1:00 PM', {
      ...{ serviceType: 'deep-clean', ...paid, ...maria, ...wage, bookingStatus: 'confirmed' },
    }),
    booked(['Zoe Papadakis', '401 Danforth Ave, East York, ON M4K 1P1'], 0, '3:00 PM', {
      ...{ serviceType: 'standard', ...unpaid },
    }),
    booked(['Ethan Clarke', '4700 Keele St, North York, ON M3J 1P3'], 1, '10:00 AM', {
      ...{ serviceType: 'move-clean', ...unpaid },
    }),
    booked(['Grace Nguyen', '1 City Centre Dr, Mississauga, ON L5B 1M2'], 2, '9:00 AM', {
      ...{ serviceType: 'standard', ...unpaid },
    }),
    booked(['Hannah Cohen', '9255 Jane St, Vaughan, ON L6A 0K1'], 3, '11:00 AM', {
      ...{ serviceType: 'deep-clean', ...paid, ...daniel, ...wage, bookingStatus: 'assigned' },
    }),
    booked(['Arjun Mehta', '25 Peel Centre Dr, Brampton, ON L6T 3R5'], -2, '2:00 PM', {
      ...{ serviceType: 'standard', ...paid, ...daniel, ...wage, bookingStatus: 'completed' },
    }),
    booked(['Chloe Dubois', '1515 The Queensway, Etobicoke, ON M8Z 1T5'], 5, '9:00 AM', {
      ...{ serviceType: 'standard', ...paid, bookingStatus: 'canceled', refundedCents: cents(24_860) },
    }),
  ],
  contractors: [
    contractorRow('Maria Santos', { id: 'c1', availability: weekdays }),
    contractorRow('Daniel Okafor', {
      ...{
        id: 'c3',
        availability: weekend,
        phone: '6475550133',
        address: '2200 Yonge St, Toronto',
        service_areas: ['North York', 'Vaughan'],
      },
      services_offered: ['Residential Cleaning', 'Move In/Out', 'Deep Cleaning'],
    }),
    contractorRow('Chen Wei', {
      ...{ phone: '4375550166', service_areas: ['Markham'], services_offered: [], status: false },
      availability: { days: [], times: [] },
    }),
  ],
  contact_inquiries: [
    inquiryRow('Olivia Tremblay', {
      subject: 'Cleaning before a family visit',
      phone: '(416) 555-0119',
      message:
        'Hi! My parents arrive on Saturday. Could you fit in a deep cleaning of a two-bedroom condo on Friday?',
    }),
    inquiryRow('Marcus Bell', {
      ...{ subject: null, created_at: '2026-11-20T14:00:00Z' },
      message: 'Do your teams bring their own vacuum cleaner? Ours broke last week.',
    }),
    inquiryRow('Fatima Khan', {
      ...{ phone: '(905) 555-0170', inquiry_status: 'in_progress', created_at: '2026-11-19T14:00:00Z' },
      subject: 'Move-out cleaning in Mississauga, with keys left at the concierge',
      message: 'We hand over the apartment at the end of the month. The keys will be with the concierge.',
    }),
    inquiryRow('Jacob Lee', {
      ...{ subject: 'Thank you', inquiry_status: 'resolved', created_at: '2026-11-17T14:00:00Z' },
      message: 'The kitchen has not looked like this since we moved in. Please thank Maria.',
    }),
  ],
  job_applications: [
    applicationRow('Sofia Alvarez', {
      ...{ experience: '3+ years', available_days: ['Monday', 'Tuesday', 'Thursday'] },
      message: 'I have cleaned offices and homes for four years, and have my own car.',
    }),
    applicationRow('Tom Becker', { experience: 'Less than 1 year', application_status: 'pending' }),
  ],
  booking_settings: [{ setting_name: 'daily_booking_limit', setting_value: '10' }],
}

/** An office on its first morning. */
export const emptyOffice: Seed = {}

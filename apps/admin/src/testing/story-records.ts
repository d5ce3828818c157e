import { cents } from '@dustforce/core/money'
import { bookingFromRow } from '@dustforce/office/booking'
import { type Contractor, contractorFromRow } from '@dustforce/office/contractor'
import type { Booking, CancelOffer } from '@dustforce/supabase/admin'

/* Records as the stories show them. */

export const booking: Booking = {
  ...bookingFromRow({
    id: '0f6f0e5c-2b1d-4c7e-9a55-3d9f7d3c1a20',
    customer_name: 'Amelia Wright',
    email: 'amelia.wright@example.com',
    phone: '(416) 555-0177',
    address: '12 Queen St W, Toronto, ON M5H 3X4',
    booking_date: '2026-11-21',
    booking_time: '9:00 AM',
    service_type: 'deep-clean',
    home_type: 'condo',
    bedrooms: 3,
    bathrooms: 2,
    add_ons: ['Laundry', 'Dishwashing'],
    has_pets: true,
    pet_details: 'One friendly dog',
    use_customer_equipment: false,
    someone_home: 'yes',
    entry_instructions: 'Buzz 405',
    building_access: 'elevator',
    parking_available: 'visitor',
    avoid_areas: 'The study',
    notes: 'Please mind the plants by the window.',
    booking_status: 'confirmed',
    payment_status: 'paid',
    subtotal_before_tax: 330,
    discount_amount: 33,
    applied_promo_code: 'WELCOME10',
    hst_amount: 39,
    total_price: 336,
    stripe_session_id: 'cs_test_a1b2c3d4e5f6',
    created_at: '2026-11-18T15:20:00Z',
  }),
  version: 3,
}

export const assignedBooking: Booking = {
  ...booking,
  bookingStatus: 'assigned',
  assignedCleanerName: 'Maria Santos',
  assignedCleanerPhone: '4165550181',
  contractorPayCents: cents(16500),
}

/** Taken by phone, and paid on the day. */
export const dueBooking: Booking = { ...booking, paymentStatus: 'due', stripeSessionId: null }

/** The offer when cancelling two days before the start gives back everything. */
export const freeOffer: CancelOffer = {
  refundCents: cents(33_600),
  keptCents: cents(0),
  payments: [{ leftCents: cents(33_600), isOffline: false }],
  taxInRefundCents: cents(3900),
  explanation: 'Full refund of $336.00 until Nov 20, 2026, 9:00 AM, within 5-7 business days.',
}

/** An hour before it: nothing. */
export const lateOffer: CancelOffer = {
  refundCents: cents(0),
  keptCents: cents(33_600),
  payments: [{ leftCents: cents(33_600), isOffline: false }],
  taxInRefundCents: cents(0),
  explanation: 'The time for a full refund ended Nov 20, 2026, 9:00 AM. The booking is no longer refundable.',
}

export const contractor: Contractor = contractorFromRow({
  id: 'c1',
  full_name: 'Maria Santos',
  email: 'maria.santos@example.com',
  phone: '4165550181',
  address: '88 Wellesley St E, Toronto',
  emergency_contact: { name: 'Luis Santos', phone: '4165550182' },
  service_areas: ['Toronto', 'East York'],
  services_offered: ['Residential Cleaning', 'Deep Cleaning'],
  availability: { days: ['Monday', 'Tuesday'], times: ['Morning (8am-12pm)'] },
  equipment: { description: 'Vacuum, steam mop, own supplies' },
  pay_details: { details: '50% per job, paid weekly' },
  notes: 'Prefers homes without large dogs.',
  status: true,
  created_at: '2026-10-01T12:00:00Z',
})

export const offDuty: Contractor = {
  ...contractor,
  id: 'c2',
  fullName: 'Chen Wei',
  email: 'chen.wei@example.com',
  phone: '4375550166',
  serviceAreas: [],
  servicesOffered: [],
  availability: { days: [], times: [] },
  emergencyContact: null,
  equipment: null,
  payDetails: null,
  notes: null,
  address: null,
  onDuty: false,
}

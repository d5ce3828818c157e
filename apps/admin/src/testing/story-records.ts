import { bookingFromRow, cancellation } from '@dustforce/core/booking'
import { type Contractor, contractorFromRow } from '@dustforce/core/contractor'
import { type Inquiry, type InquiryReply, inquiryFromRow, replyFromRow } from '@dustforce/core/inquiry'
import { cents } from '@dustforce/core/money'
import type { PromoCode } from '@dustforce/core/promo'
import { businessDate } from '@dustforce/core/schedule'
import type { JobApplication } from '../features/applications/application-record.ts'
import type { Booking } from '../features/bookings/booking-record.ts'
import type { DashboardFiguresShown } from '../features/dashboard/dashboard-view.tsx'
import type { FinanceFiguresShown } from '../features/finance/finance-view.tsx'

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

/** Two days before the booking: all is given back. */
export const freeCancellation = cancellation(booking, Date.UTC(2026, 10, 19, 15))

/** An hour before it: nothing is. */
export const lateCancellation = cancellation(booking, Date.UTC(2026, 10, 21, 13))

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
  pay_details: { details: '50 % per job, paid weekly' },
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

export const inquiry: Inquiry = inquiryFromRow({
  id: 'b7c9d3a0-92f4-4a51-8f0a-7d0a54a3f1e2',
  name: 'Fatima Khan',
  email: 'fatima.khan@example.com',
  phone: '9055550170',
  subject: 'Move-out cleaning in Mississauga, with keys left at the concierge',
  message: 'We hand over the apartment at the end of the month.\n\nThe keys will be with the concierge.',
  inquiry_status: 'in_progress',
  created_at: '2026-11-19T15:20:00Z',
})

export const replies: readonly InquiryReply[] = [
  replyFromRow({
    id: 'r1',
    inquiry_id: inquiry.id,
    reply_content: 'Thank you! We will collect the keys on Friday.',
    admin_email: 'office@dustforce.example',
    created_at: '2026-11-19T17:05:00Z',
  }),
]

export const application: JobApplication = {
  id: 'a1',
  fullName: 'Sofia Marin',
  email: 'sofia.marin@example.com',
  phone: '4165550190',
  experience: '1–2 years',
  availableDays: ['Monday', 'Tuesday'],
  availableTimes: ['8 am - 12 pm'],
  serviceAreas: ['Toronto (Downtown)', 'East York'],
  message: 'I have cleaned offices for two years and would like to work with homes.',
  resumeFilename: 'sofia-marin.pdf',
  status: 'pending',
  adminNotes: null,
  createdAt: Date.UTC(2026, 10, 20, 15),
}

export const promo: PromoCode = {
  code: 'WELCOME10',
  isActive: true,
  discountType: 'percentage',
  discountValue: 10,
  validUntil: null,
  maxUses: 200,
  currentUses: 17,
  minOrderCents: null,
  firstTimeOnly: true,
}

export const dashboard: DashboardFiguresShown = {
  bookings: {
    total: 1284,
    thisWeek: 31,
    confirmedToday: 4,
    newBookings: 3,
    week: { from: businessDate('2026-11-16'), to: businessDate('2026-11-22') },
    today: businessDate('2026-11-21'),
  },
  finance: {
    monthlyRevenueCents: cents(2_431_200),
    lastMonthRevenueCents: cents(2_208_900),
    weeklyRevenueCents: cents(732_400),
    upcomingPayoutsCents: cents(310_000),
    averageSubtotalCents: cents(28_700),
  },
  assignments: [
    { cleaner: 'Maria Santos', label: 'Maria Santos', initials: 'MS', count: 9 },
    { cleaner: 'Daniel Okafor', label: 'Daniel Okafor', initials: 'DO', count: 7 },
    { cleaner: null, label: 'Unassigned', initials: 'U', count: 4 },
  ],
}

const totals = {
  bookings: 44,
  revenueCents: cents(1_387_200),
  taxCents: cents(160_200),
  discountsCents: cents(23_100),
  payoutsCents: cents(538_100),
  marginCents: cents(688_900),
  averageCents: cents(31_527),
}

export const finance: FinanceFiguresShown = {
  totals,
  before: { ...totals, revenueCents: cents(1_290_000), marginCents: cents(702_000), bookings: 0 },
  points: [
    { ...totals, period: { from: businessDate('2026-11-01'), to: businessDate('2026-11-01') } },
    { ...totals, period: { from: businessDate('2026-11-02'), to: businessDate('2026-11-08') } },
  ],
  services: [
    { service: 'deep-clean', bookings: 20, revenueCents: cents(700_000) },
    { service: 'standard', bookings: 24, revenueCents: cents(687_200) },
  ],
  contractors: [{ name: 'Maria Santos', jobs: 9, payoutCents: cents(148_500) }],
}

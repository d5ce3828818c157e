import { bookingFromRow } from '@dustforce/office/booking'
import { contractorFromRow } from '@dustforce/office/contractor'
import type { Booking } from '@dustforce/supabase/admin'

/** A booking with a different text in every field, so that no two can be mistaken for each other. */
export const booking: Booking = {
  ...bookingFromRow({
    id: 'b1',
    email: 'amelia@example.com',
    phone: '(416) 555-0177',
    address: '12 Queen St W, Toronto',
    booking_date: '2026-11-21',
    booking_time: '9:00 AM',
    service_type: 'deep-clean',
    home_type: 'condo',
    bedrooms: 3,
    bathrooms: 2,
    add_ons: ['Laundry', 'Dishwashing'],
    has_pets: true,
    pet_details: 'One friendly dog',
    use_customer_equipment: true,
    equipment_preferences: 'The green mop',
    someone_home: 'yes',
    entry_instructions: 'Buzz 405',
    building_access: 'elevator',
    parking_available: 'visitor',
    avoid_areas: 'The study',
    notes: 'Mind the plants',
    booking_status: 'confirmed',
    payment_status: 'paid',
    assigned_cleaner_name: ' Maria Santos ',
    assigned_cleaner_phone: '4165550181',
    contractor_pay: 165.5,
    subtotal_before_tax: 330,
    hst_amount: 39,
    total_price: 336,
  }),
  customerName: ' Amelia  Wright',
  version: 3,
}

export const contractor = contractorFromRow({
  id: 'c1',
  full_name: 'Maria Santos',
  email: 'maria.santos@example.com',
  phone: '(416) 555-0181',
  service_areas: ['Toronto', 'East York'],
})

export const otherContractor = contractorFromRow({
  id: 'c2',
  full_name: 'Chen Wei',
  email: 'chen@example.com',
  phone: '4375550166',
  service_areas: ['Markham'],
})

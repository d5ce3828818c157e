import { randomUUID } from 'node:crypto'

/** The day most tests book: the Monday after their clock's start. */
export const bookedDay = '2026-11-23'

/** A request to `reserve_booking`: 3 bedrooms, deep cleaning, $336 in all, with what a test wants otherwise. */
export function bookingRequest(
  booking: Record<string, unknown> = {},
  request: { readonly attemptId?: string; readonly promoCode?: string; readonly holdMinutes?: number } = {},
): { readonly request: Record<string, unknown> } {
  return {
    request: {
      attempt_id: request.attemptId ?? randomUUID(),
      promo_code: request.promoCode ?? null,
      hold_minutes: request.holdMinutes ?? 35,
      booking: {
        customer_name: 'Ana Diaz',
        email: `ana-${randomUUID()}@example.com`,
        phone: '(416) 555-0123',
        address: '12 Queen St W, Toronto, ON M5H 2N2',
        booking_date: bookedDay,
        booking_time: '9:00 AM',
        service_type: 'deep-clean',
        home_type: 'condo',
        bedrooms: 3,
        bathrooms: 2,
        add_ons: ['Laundry', 'Dishwashing'],
        add_ons_details: [
          { id: 'laundry', name: 'Laundry', price: 20, description: '', unit: '1 load' },
          { id: 'dishwashing', name: 'Dishwashing', price: 15, description: '', unit: null },
        ],
        has_pets: true,
        base_service_price: 270,
        add_ons_total: 35,
        pet_fee: 25,
        subtotal_before_tax: 330,
        discount_amount: 33,
        hst_amount: 39,
        total_price: 336,
        price_book_version: 'test',
        ...booking,
      },
    },
  }
}

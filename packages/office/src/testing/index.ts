/** A booking by name, and fast-check arbitraries for bookings and what happens to them. */
export { walkedRequest } from './booking-request.ts'
export { bookingForms, bookingRecords, paymentEvents, reversalReports } from './bookings.ts'

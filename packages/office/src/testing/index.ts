/** fast-check arbitraries for bookings and what happens to them. */
export { bookingForms, bookingRecords, paymentEvents, reversalReports } from './bookings.ts'

import { randomUUID } from 'node:crypto'
import { dollarsOf } from '@dustforce/core/money'
import { suggestedPay } from '@dustforce/core/pay'
import { quote } from '@dustforce/core/quote'
import { addDays, businessDateOf } from '@dustforce/core/schedule'
import { type BookingRequest, bookingRow, noDetails, quoteRequestOf } from '@dustforce/office/booking'
import type { Business } from '@dustforce/office/company'
import { demoContractors } from './demo-contractors.ts'
import { type DemoJob, demoJobs } from './demo-jobs.ts'

/** How the payments of the demo's bookings begin. */
export const demoIntent = 'pi_demo_'

const hour = 60 * 60 * 1000

const customers = [...new Set(demoJobs.map(({ customer }) => customer.name))]

/** A number of each customer's own, among those that nobody has. */
function phoneOf(name: string): string {
  return `(416) 555-01${String(customers.indexOf(name)).padStart(2, '0')}`
}

function requestOf(job: DemoJob, now: number, zone: string): BookingRequest {
  const { name, address } = job.customer
  return {
    service: job.service,
    bedrooms: job.bedrooms,
    bathrooms: job.bathrooms,
    addOns: job.addOns,
    hasPets: job.pets,
    name,
    address,
    email: `${name.toLowerCase().replace(/[^a-z]+/g, '.')}@example.com`,
    phone: phoneOf(name),
    date: addDays(businessDateOf(now, zone), job.day),
    minute: job.minute,
    ...noDetails,
    homeType: address.includes('Sq') ? 'condo' : 'house',
    someoneHome: 'yes',
    petDetails: job.pets ? 'One friendly dog' : null,
    parkingAvailable: 'visitor',
    buildingAccess: 'elevator',
    useCustomerEquipment: false,
    promoCode: null,
  }
}

/** When a job was booked: three days before it, and lately for what is still ahead. */
const bookedAt = ({ day }: DemoJob, index: number, now: number): number =>
  day < 3 ? now + (day - 3) * 24 * hour : now - (2 + index) * hour

function rowOf(job: DemoJob, index: number, now: number, { priceBook, policy }: Business) {
  const request = requestOf(job, now, policy.zone)
  const priced = quote(priceBook, quoteRequestOf(request))
  const cleaner = demoContractors.find(({ full_name }) => full_name === job.cleaner)
  const id = randomUUID()
  return {
    id,
    ...bookingRow(request, priced, priceBook),
    booking_status: job.status,
    payment_status: job.paid ? 'paid' : 'pending',
    stripe_payment_intent: job.paid ? `${demoIntent}${id}` : null,
    assigned_cleaner_name: cleaner?.full_name ?? null,
    assigned_cleaner_phone: cleaner?.phone ?? null,
    contractor_pay: cleaner === undefined ? null : dollarsOf(suggestedPay(priced.subtotalCents, policy)),
    created_at: new Date(bookedAt(job, index, now)).toISOString(),
  }
}

/** The bookings of the demo around today, as rows of `bookings`; `now` in epoch milliseconds. */
export function demoBookings(business: Business, now: number) {
  return demoJobs.map((job, index) => rowOf(job, index, now, business))
}

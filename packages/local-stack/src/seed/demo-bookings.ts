import { randomUUID } from 'node:crypto'
import { dollarsOf } from '@dustforce/core/money'
import { suggestedPay } from '@dustforce/core/pay'
import { type BusinessDate, businessDateOf, instantOf } from '@dustforce/core/schedule'
import { bookingRow, noDetails } from '@dustforce/office/booking'
import { type Business, homeMeasures } from '@dustforce/office/company'
import { demoContractors } from './demo-contractors.ts'
import { type DemoJob, demoJobs } from './demo-jobs.ts'
import { demoPlaces } from './demo-places.ts'
import { demoRequest } from './demo-request.ts'

/** The beginning of the ids of the payments of the demo's bookings. */
export const demoIntent = 'pi_demo_'

const hour = 60 * 60 * 1000

const customers = [...new Set(demoJobs.map(({ customer }) => customer.name))]

/** Returns what is told of a home and of the visit, where the company cleans homes. */
function detailsOf({ bedrooms, pets }: DemoJob, { priceBook }: Business) {
  const measured = homeMeasures(priceBook.measures)
  if (measured.bedrooms === null && measured.bathrooms === null) return noDetails
  return {
    ...noDetails,
    homeType: bedrooms === 1 ? 'condo' : 'house',
    someoneHome: 'yes',
    petDetails: measured.pets && pets ? 'One friendly dog' : null,
    parkingAvailable: 'visitor',
    buildingAccess: 'elevator',
    useCustomerEquipment: false,
  }
}

/** When a job was booked: three days before it, and lately for what is still ahead. */
function bookedAt(job: DemoJob, date: BusinessDate, index: number, now: number, zone: string): number {
  if (job.day >= 3) return now - (2 + index) * hour
  const daysAway = Math.round(
    (instantOf(date, 0, zone) - instantOf(businessDateOf(now, zone), 0, zone)) / (24 * hour),
  )
  return now + (Math.min(daysAway, 2) - 3) * 24 * hour
}

/** The bookings of the demo around today, as rows of `bookings`; `now` in epoch milliseconds. */
export function demoBookings(business: Business, now: number) {
  const { priceBook, policy } = business
  const roster = demoContractors(demoPlaces(business), business.priceBook)
  const taken = new Set<string>()
  return demoJobs.flatMap((job, index) => {
    const made = demoRequest(
      job,
      detailsOf(job, business),
      customers.indexOf(job.customer.name),
      now,
      business,
    )
    if (made === null) return []
    const { request, priced } = made
    // Where days were moved, two jobs of a cleaner may have come to one day.
    const day = `${job.cleaner} ${request.date}`
    const cleaner = taken.has(day) ? undefined : roster.find(({ full_name }) => full_name === job.cleaner)
    if (cleaner !== undefined) taken.add(day)
    const id = randomUUID()
    return [
      {
        id,
        ...bookingRow(request, priced, priceBook),
        booking_status: job.status === 'assigned' && cleaner === undefined ? 'confirmed' : job.status,
        payment_status: job.paid ? 'paid' : 'pending',
        stripe_payment_intent: job.paid ? `${demoIntent}${id}` : null,
        assigned_cleaner_name: cleaner?.full_name ?? null,
        assigned_cleaner_phone: cleaner?.phone ?? null,
        contractor_pay: cleaner === undefined ? null : dollarsOf(suggestedPay(priced.subtotalCents, policy)),
        created_at: new Date(bookedAt(job, request.date, index, now, policy.zone)).toISOString(),
      },
    ]
  })
}

import { eachBookingField } from '@dustforce/office/booking'
import { DollarsColumn, NumberColumn } from '@dustforce/office/stored/schema'
import * as Schema from 'effect/Schema'
import { storedAnswer, storedText } from './stored-field.ts'

/* The facts of a visit that several letters tell, and their columns. */

const time = { date: Schema.String, time: Schema.String, service: Schema.String }
const timeColumns = { date: 'booking_date', time: 'booking_time', service: 'service_type' } as const

/** For the contractor whose job it is. */
export const jobFields = {
  ...{ cleanerName: storedText, ...time, address: Schema.String },
  ...eachBookingField(() => storedAnswer),
}
export const jobColumns = {
  ...{ cleanerName: 'assigned_cleaner_name', ...timeColumns },
  ...eachBookingField((_, { column }) => column),
} as const

/** For its customer. */
export const visitFields = { customerName: Schema.String, ...time, language: storedText }
export const visitColumns = { customerName: 'customer_name', ...timeColumns } as const

/** For its customer, with what it costs. */
export const pricedVisitFields = {
  ...visitFields,
  address: Schema.String,
  minutes: Schema.optionalKey(NumberColumn),
  totalCents: DollarsColumn,
}
export const pricedVisitColumns = {
  ...visitColumns,
  ...{ minutes: 'duration_minutes', totalCents: 'total_price' },
} as const

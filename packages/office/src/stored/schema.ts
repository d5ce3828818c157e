import { type Cents, centsFromDollars, dollarsOf, isCents } from '@dustforce/core/money'
import { type BusinessDate, isBusinessDate } from '@dustforce/core/schedule'
import * as Schema from 'effect/Schema'
import * as SchemaGetter from 'effect/SchemaGetter'
import { instantColumn } from './column.ts'

/** An amount in whole cents. */
export const WholeCents = Schema.declare<Cents>(isCents)

/** A day. */
export const Day = Schema.declare<BusinessDate>(isBusinessDate)

/** A minute of the day. */
export const Minute = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 1439 }))

/** A number: hosted Supabase answers `numeric` as a number, @supabase/lite as text. */
export const NumberColumn = Schema.Union([Schema.Finite, Schema.FiniteFromString])

/** A dollar amount, read as cents. */
export const DollarsColumn = NumberColumn.pipe(
  Schema.decodeTo(WholeCents, {
    decode: SchemaGetter.transform(centsFromDollars),
    encode: SchemaGetter.transform(dollarsOf),
  }),
)

/** An instant in any of the texts that PostgreSQL writes, read as epoch milliseconds. */
export const InstantColumn = Schema.String.pipe(
  Schema.decodeTo(Schema.Finite, {
    decode: SchemaGetter.transform((text: string) => instantColumn(text) ?? Number.NaN),
    encode: SchemaGetter.transform((instant: number) => new Date(instant).toISOString()),
  }),
)

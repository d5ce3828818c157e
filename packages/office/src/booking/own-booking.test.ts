import { businessDate, gtaPolicy, instantOf } from '@dustforce/core/schedule'
import { describe, expect, it } from 'vitest'
import {
  isUnderWay,
  maskedEmail,
  maskedPhone,
  type OwnBookingFacts,
  ownBookingStage,
  visitStart,
} from './own-booking.ts'

const at = (date: string, minute = 540) => instantOf(businessDate(date), minute, gtaPolicy.zone)
const booking: OwnBookingFacts = {
  bookingDate: businessDate('2027-03-15'),
  bookingMinute: 540,
  bookingStatus: 'confirmed',
  paymentStatus: 'paid',
  holdExpiresAt: null,
}
const held = { paymentStatus: 'pending', bookingStatus: 'pending', holdExpiresAt: at('2027-03-01', 600) }

describe('isUnderWay', () => {
  const visit = { ...booking, durationMinutes: 90 }
  it.each<[string, Partial<typeof visit>, number, boolean]>([
    ['before its start', {}, at('2027-03-15') - 1, false],
    ['at its start', {}, at('2027-03-15'), true],
    ['in its last instant', {}, at('2027-03-15', 630) - 1, true],
    ['at its end', {}, at('2027-03-15', 630), false],
    ['when it was completed early', { bookingStatus: 'Completed' }, at('2027-03-15', 600), false],
    ['when it is canceled', { bookingStatus: 'canceled' }, at('2027-03-15', 600), false],
    ['without a date', { bookingDate: null }, at('2027-03-15', 600), false],
  ])('%s', (_, facts, now, expected) => {
    expect(isUnderWay({ ...visit, ...facts }, now, gtaPolicy)).toBe(expected)
  })
})

describe('ownBookingStage', () => {
  it.each<[string, Partial<OwnBookingFacts>, number, string]>([
    ['before the visit', {}, at('2027-03-15') - 1, 'upcoming'],
    ['from its start on', {}, at('2027-03-15'), 'past'],
    ['without a time, from nine on', { bookingMinute: null }, at('2027-03-15'), 'past'],
    ['completed before its start', { bookingStatus: ' Completed ' }, at('2027-03-14'), 'past'],
    ['thirty days later', {}, at('2027-04-14', 1439), 'past'],
    ['a day more', {}, at('2027-04-15', 0), 'receipt'],
    ['refunded, long ago', { paymentStatus: 'refunded' }, at('2027-04-15', 0), 'receipt'],
    ['never paid, long ago', { paymentStatus: 'expired' }, at('2027-04-15', 0), 'lapsed'],
    ['canceled', { bookingStatus: 'canceled' }, at('2027-03-01'), 'canceled'],
    ['canceled before it was paid', { ...held, bookingStatus: 'canceled' }, at('2027-03-01'), 'canceled'],
    ['refunded', { paymentStatus: 'refunded' }, at('2027-03-01'), 'canceled'],
    ['held', held, at('2027-03-01', 599), 'unpaid'],
    ['paid before its hold ends', { holdExpiresAt: held.holdExpiresAt }, at('2027-03-01', 599), 'upcoming'],
    ['failed before its hold ends', { ...held, paymentStatus: 'failed' }, at('2027-03-01', 599), 'lapsed'],
    ['never held', { ...held, holdExpiresAt: null }, at('2027-03-01', 599), 'lapsed'],
    ['no longer held', held, at('2027-03-01', 600), 'lapsed'],
    ['failed', { paymentStatus: 'failed' }, at('2027-03-01'), 'lapsed'],
    ['without a date', { bookingDate: null }, at('2030-01-01'), 'upcoming'],
  ])('%s', (_, changes, now, stage) => {
    expect(ownBookingStage({ ...booking, ...changes }, now, gtaPolicy)).toBe(stage)
  })
})

describe('visitStart', () => {
  it('is an instant, or null without a date', () => {
    expect(visitStart(booking, gtaPolicy.zone)).toBe(at('2027-03-15'))
    expect(visitStart({ bookingDate: null, bookingMinute: 540 }, gtaPolicy.zone)).toBeNull()
  })
})

describe('what is masked', () => {
  it.each([
    [maskedEmail, 'ada@example.com', 'a•••@example.com'],
    [maskedEmail, 'a@example.com', 'a•••@example.com'],
    [maskedEmail, '😀x@example.com', '😀•••@example.com'],
    [maskedEmail, '@example.com', ''],
    [maskedEmail, '', ''],
    [maskedPhone, '+1 (416) 555-0123', '•••-0123'],
    [maskedPhone, '5555-0123', '•••-0123'],
    [maskedPhone, '555-0123', ''],
  ])('%o of %j is %j', (mask, text, masked) => {
    expect(mask(text)).toBe(masked)
  })
})

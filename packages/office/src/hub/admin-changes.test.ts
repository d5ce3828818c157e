import { gtaPriceBook } from '@dustforce/core/catalogue'
import { cents } from '@dustforce/core/money'
import { businessDate, gtaPolicy } from '@dustforce/core/schedule'
import { describe, expect, it } from 'vitest'
import { bookingStatuses } from '../booking/index.ts'
import {
  assignCleaner,
  assigningRevives,
  canCancel,
  changeStatus,
  confirmationProblem,
  editedDateProblem,
  hasChosenPay,
  isCorrection,
} from './index.ts'

const rules = { policy: gtaPolicy, book: gtaPriceBook }

describe('assignCleaner', () => {
  it('sets name, phone, status and half of the subtotal as pay', () => {
    const booking = { totalCents: cents(33_600), subtotalCents: cents(33_000) }
    expect(assignCleaner(booking, { id: 'c1', fullName: 'Ana Diaz', phone: '4165550123' }, rules)).toEqual({
      contractorId: 'c1',
      assignedCleanerName: 'Ana Diaz',
      assignedCleanerPhone: '4165550123',
      bookingStatus: 'assigned',
      contractorPayCents: 16_500,
    })
  })

  it('works the subtotal out of the total, and leaves a missing phone empty', () => {
    const booking = { totalCents: cents(22_600), subtotalCents: null }
    expect(assignCleaner(booking, { id: 'c1', fullName: 'Ana Diaz', phone: null }, rules)).toMatchObject({
      assignedCleanerPhone: '',
      contractorPayCents: 10_000,
    })
  })
})

describe('a pay set by hand', () => {
  const booking = { totalCents: cents(33_600), subtotalCents: cents(33_000) }
  const cleaner = { id: 'c1', fullName: 'Ana Diaz', phone: null }

  it('differs from the suggested pay, and from none', () => {
    const isChosen = (pay: number | null) =>
      hasChosenPay({ ...booking, contractorPayCents: pay === null ? null : cents(pay) }, rules)
    expect([null, 16_500, 16_600, 0].map(isChosen)).toEqual([false, false, true, true])
  })

  it('is left alone when it is kept', () => {
    expect(assignCleaner(booking, cleaner, rules, 'keep')).not.toHaveProperty('contractorPayCents')
    expect(assignCleaner(booking, cleaner, rules, 'suggested').contractorPayCents).toBe(16_500)
  })
})

describe('editedDateProblem', () => {
  const today = businessDate('2026-11-21')
  const past = businessDate('2026-11-20')

  it.each([
    [null, today, 'Please choose a date.'],
    [past, today, null],
    [past, null, null],
    [businessDate('2026-09-20'), today, null],
    [businessDate('2026-09-19'), today, 'This date is too long ago. Please choose a later date.'],
    [businessDate('2026-09-19'), businessDate('2026-09-19'), null],
    [past, past, null],
    [today, past, null],
    [businessDate('2026-11-22'), null, null],
  ])('%s instead of %s: %s', (date, stored, problem) =>
    expect(editedDateProblem(date, { stored, today })).toBe(problem),
  )
})

describe('isCorrection', () => {
  const today = businessDate('2026-11-21')
  it.each([
    [businessDate('2026-11-20'), true],
    [today, false],
    [businessDate('2026-11-22'), false],
  ])('a booking on %s: %s', (date, is) => expect(isCorrection(date, today)).toBe(is))
})

describe('changeStatus', () => {
  it('lets any status follow any other, and offers the e-mail for confirmed', () => {
    for (const current of bookingStatuses) {
      for (const chosen of bookingStatuses) {
        const change = { bookingStatus: chosen, offerConfirmation: chosen === 'confirmed' }
        expect(changeStatus({ bookingStatus: current }, chosen)).toEqual(current === chosen ? null : change)
      }
    }
  })

  it('compares with what is shown', () => {
    expect(changeStatus({ bookingStatus: 'scheduled', assignedCleanerName: 'Ana' }, 'assigned')).toBeNull()
  })
})

describe('what a booking offers', () => {
  it('is Cancel and Delete until it is canceled', () => {
    expect(bookingStatuses.filter((bookingStatus) => !canCancel({ bookingStatus }))).toEqual(['canceled'])
  })

  it('asks before a canceled booking is assigned, and no other', () => {
    expect(bookingStatuses.filter((bookingStatus) => assigningRevives({ bookingStatus }))).toEqual([
      'canceled',
    ])
  })

  it('is the confirmation e-mail once a cleaner is assigned', () => {
    expect(confirmationProblem({ bookingStatus: 'confirmed', assignedCleanerName: ' ' })).toEqual({
      title: 'No Contractor Assigned',
      description: 'Please assign a contractor before sending confirmation',
    })
    expect(confirmationProblem({ bookingStatus: 'confirmed', assignedCleanerName: 'Ana' })).toBeNull()
  })
})

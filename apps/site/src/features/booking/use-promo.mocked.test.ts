import { type Cents, cents } from '@dustforce/core/money'
import type { PromoCode } from '@dustforce/core/promo'
import { type BookingForm, emptyBookingForm } from '@dustforce/office/booking'
import { dismissToast } from '@dustforce/ui/toast-store'
import { act } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { deferred } from '../../testing/deferred.ts'
import { fakeSiteBackend } from '../../testing/fake-site-backend.ts'
import { renderOnSite } from '../../testing/render-on-site.tsx'
import { shownToast } from '../../testing/shown-toast.ts'
import { usePromo } from './use-promo.ts'

const site = vi.hoisted(() => ({ backend: (): unknown => undefined }))
vi.mock('../../runtime.ts', () => ({ siteBackend: async () => site.backend() }))

const backend = fakeSiteBackend()
site.backend = () => backend

const record: PromoCode = {
  code: 'WELCOME10',
  isActive: true,
  discountType: 'percentage',
  discountValue: 10,
  validUntil: null,
  maxUses: null,
  currentUses: 0,
  minOrderCents: null,
  firstTimeOnly: false,
}
const firstTime: PromoCode = { ...record, firstTimeOnly: true }
const firstTimeNotice = [
  'destructive',
  'First-Time Customer Only',
  'This promo code is only valid for first-time customers. This email address has been used for previous bookings.',
]

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 12) })
  backend.promoCode.mockReset()
  backend.isFirstTime.mockReset()
  dismissToast()
})
afterEach(() => void vi.useRealTimers())

const settle = (milliseconds = 0) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

interface Start {
  readonly promoCode?: string
  readonly email?: string
  readonly offered?: boolean
  readonly subtotalCents?: Cents
}

/** The form around the hook: what it changes shows in the next render. */
function open({ promoCode = '', email = '', offered = false, subtotalCents = cents(33_000) }: Start = {}) {
  let form: BookingForm = { ...emptyBookingForm('standard', promoCode), email }
  let subtotal = subtotalCents
  const changed: Partial<BookingForm>[] = []
  const onChange = (change: Partial<BookingForm>) => {
    form = { ...form, ...change }
    changed.push(change)
  }
  const hook = renderOnSite(() => usePromo({ form, onChange, subtotalCents: subtotal, offered }), undefined)
  const put = (change: Partial<BookingForm>) => {
    form = { ...form, ...change }
    hook.rerender()
  }
  const cost = (amount: Cents) => {
    subtotal = amount
    hook.rerender()
  }
  const apply = async () => {
    await act(() => hook.result.current.apply())
    hook.rerender()
  }
  return { ...hook, promo: () => hook.result.current, put, cost, apply, changed }
}

describe('applying', () => {
  test('a code is looked up, applied and announced', async () => {
    const looking = deferred<PromoCode | null>()
    backend.promoCode.mockReturnValue(looking.promise)
    const { promo } = open({ promoCode: ' welcome10 ', email: 'ana@example.com', offered: true })
    await settle()
    expect(promo()).toMatchObject({ view: { status: 'checking' }, code: null, invalid: false })
    looking.resolve(record)
    await settle()
    expect(backend.promoCode.mock.calls).toEqual([['WELCOME10']])
    expect(promo()).toMatchObject({
      view: { status: 'applied', code: 'WELCOME10', savings: '$33' },
      discount: { type: 'percentage', value: 10 },
      code: 'WELCOME10',
      invalid: false,
      error: undefined,
    })
    expect(shownToast()).toEqual(['success', 'Promo Code Applied!', 'You saved $33 with code WELCOME10.'])
    expect(backend.isFirstTime).not.toHaveBeenCalled()
  })

  test('a code from a kept draft is applied without a word, and a refusal is still shown', async () => {
    backend.promoCode.mockResolvedValue(record)
    const { promo } = open({ promoCode: 'WELCOME10' })
    await settle()
    expect(promo().code).toBe('WELCOME10')
    expect(shownToast()).toBeNull()
    backend.promoCode.mockResolvedValue(null)
    const refused = open({ promoCode: 'NOPE' })
    await settle()
    expect(refused.promo().code).toBeNull()
    expect(shownToast()?.[1]).toBe('Invalid Promo Code')
  })

  test('no code, nothing to look up', async () => {
    const { promo, put, apply } = open()
    await settle()
    expect(promo()).toMatchObject({
      view: { status: 'empty' },
      code: null,
      error: undefined,
      invalid: false,
      discount: undefined,
    })
    await apply()
    expect(promo().error).toBe('Enter Promo Code')
    expect(backend.promoCode).not.toHaveBeenCalled()
    backend.promoCode.mockResolvedValue(record)
    put({ promoCode: 'WELCOME10' })
    await apply()
    expect(promo()).toMatchObject({ error: undefined, code: 'WELCOME10' })
    expect(shownToast()?.[0]).toBe('success')
  })

  test('a code that does not hold is not applied', async () => {
    backend.promoCode.mockResolvedValue({ ...record, isActive: false })
    const { promo, apply } = open({ promoCode: 'OLD' })
    await apply()
    const why = 'This promo code is not valid or has expired.'
    expect(promo()).toMatchObject({ view: { status: 'empty' }, code: null, invalid: false, error: why })
    expect(shownToast()).toEqual(['destructive', 'Invalid Promo Code', why])
    act(() => promo().type('OL'))
    expect(promo().error).toBeUndefined()
  })

  test('a look-up that fails says so', async () => {
    backend.promoCode.mockRejectedValue(new Error('no network'))
    const { promo } = open({ promoCode: 'WELCOME10' })
    await settle()
    expect(promo()).toMatchObject({
      view: { status: 'empty' },
      code: null,
      error: 'Failed to validate promo code. Please try again.',
    })
    expect(shownToast()).toEqual(['destructive', 'Error', 'Failed to validate promo code. Please try again.'])
  })

  test('an applied code is flagged when the price falls below its minimum, and holds again above it', async () => {
    backend.promoCode.mockResolvedValue({ ...record, minOrderCents: cents(20_000) })
    const { promo, cost } = open({ promoCode: 'WELCOME10' })
    await settle()
    cost(cents(15_000))
    expect(promo()).toMatchObject({
      view: { status: 'invalid' },
      code: null,
      invalid: true,
      discount: undefined,
    })
    cost(cents(25_000))
    expect(promo()).toMatchObject({ view: { status: 'applied' }, invalid: false })
  })
})

describe('first-time codes', () => {
  test('ask about the address when they are applied', async () => {
    backend.promoCode.mockResolvedValue(firstTime)
    backend.isFirstTime.mockResolvedValue(true)
    const { promo } = open({ promoCode: 'WELCOME10', email: ' Ana@Example.com' })
    await settle()
    expect(backend.isFirstTime.mock.calls).toEqual([['ana@example.com']])
    expect(promo().code).toBe('WELCOME10')
    await settle(1000)
    expect(backend.isFirstTime).toHaveBeenCalledOnce()
  })

  test('are refused to a customer who has booked before', async () => {
    backend.promoCode.mockResolvedValue(firstTime)
    backend.isFirstTime.mockResolvedValue(false)
    const { promo } = open({ promoCode: 'WELCOME10', email: 'ana@example.com' })
    await settle()
    expect(promo()).toMatchObject({ view: { status: 'empty' }, code: null })
    expect(shownToast()).toEqual(firstTimeNotice)
  })

  test('are applied while no address is known, and checked 300 ms after one was typed', async () => {
    backend.promoCode.mockResolvedValue(firstTime)
    const { promo, put } = open({ promoCode: 'WELCOME10', email: 'ana@' })
    await settle()
    expect(promo().code).toBe('WELCOME10')
    expect(backend.isFirstTime).not.toHaveBeenCalled()
    backend.isFirstTime.mockResolvedValue(false)
    put({ email: 'ana@example.co' })
    await settle(299)
    put({ email: 'ana@example.com' })
    await settle(299)
    expect(backend.isFirstTime).not.toHaveBeenCalled()
    await settle(1)
    expect(backend.isFirstTime.mock.calls).toEqual([['ana@example.com']])
    expect(promo()).toMatchObject({
      view: { status: 'invalid', message: 'This promo code is only for first-time customers' },
      invalid: true,
      code: null,
    })
    expect(shownToast()).toEqual(firstTimeNotice)
  })

  test('hold again for an address that has not booked, without a word', async () => {
    backend.promoCode.mockResolvedValue(firstTime)
    const { promo, put } = open({ promoCode: 'WELCOME10' })
    await settle()
    backend.isFirstTime.mockImplementation(async (email) => email === 'new@example.com')
    put({ email: 'old@example.com' })
    await settle(300)
    expect(promo().invalid).toBe(true)
    dismissToast()
    put({ email: 'new@example.com' })
    await settle(300)
    expect(promo().code).toBe('WELCOME10')
    expect(shownToast()).toBeNull()
  })

  test('hold again at once when they are applied for another address', async () => {
    backend.promoCode.mockResolvedValue(firstTime)
    const { promo, put, apply } = open({ promoCode: 'WELCOME10' })
    await settle()
    backend.isFirstTime.mockImplementation(async (email) => email === 'new@example.com')
    put({ email: 'old@example.com' })
    await settle(300)
    expect(promo().invalid).toBe(true)
    put({ email: 'new@example.com' })
    await apply()
    expect(promo()).toMatchObject({ code: 'WELCOME10', invalid: false })
  })

  test('go by the last address when answers overtake each other', async () => {
    backend.promoCode.mockResolvedValue(firstTime)
    const slow = deferred<boolean>()
    const { promo, put } = open({ promoCode: 'WELCOME10' })
    await settle()
    backend.isFirstTime.mockImplementation((email) =>
      email === 'old@example.com' ? slow.promise : Promise.resolve(true),
    )
    put({ email: 'old@example.com' })
    await settle(300)
    put({ email: 'new@example.com' })
    await settle(300)
    slow.resolve(false)
    await settle()
    expect(promo().code).toBe('WELCOME10')
    expect(shownToast()).toBeNull()
  })

  test('stay as they are when the look-up fails: the server has the last word', async () => {
    backend.promoCode.mockResolvedValue(firstTime)
    const { promo, put } = open({ promoCode: 'WELCOME10' })
    await settle()
    backend.isFirstTime.mockRejectedValue(new Error('no network'))
    put({ email: 'ana@example.com' })
    await settle(300)
    expect(promo().code).toBe('WELCOME10')
    expect(shownToast()).toBeNull()
  })

  test('do not ask again for the same address written otherwise', async () => {
    backend.promoCode.mockResolvedValue(firstTime)
    backend.isFirstTime.mockResolvedValue(true)
    const { put } = open({ promoCode: 'WELCOME10', email: 'ana@example.com' })
    await settle()
    put({ email: ' ANA@example.com' })
    await settle(1000)
    expect(backend.isFirstTime).toHaveBeenCalledOnce()
  })

  test('ask nothing once the form is gone', async () => {
    backend.promoCode.mockResolvedValue(firstTime)
    const { put, unmount } = open({ promoCode: 'WELCOME10' })
    await settle()
    put({ email: 'ana@example.com' })
    unmount()
    await settle(1000)
    expect(backend.isFirstTime).not.toHaveBeenCalled()
  })

  test('codes for everybody ask about nobody', async () => {
    backend.promoCode.mockResolvedValue(record)
    const { put } = open({ promoCode: 'WELCOME10' })
    await settle()
    put({ email: 'ana@example.com' })
    await settle(1000)
    expect(backend.isFirstTime).not.toHaveBeenCalled()
  })
})

describe('changing', () => {
  test('typing takes the code back, with what was said about it', async () => {
    backend.promoCode.mockResolvedValue(record)
    const { promo, changed, rerender, put, apply } = open({ promoCode: 'WELCOME10' })
    await settle()
    act(() => promo().type('WELCOME1'))
    rerender()
    expect(promo()).toMatchObject({ view: { status: 'empty' }, code: null, invalid: false })
    expect(changed).toEqual([{ promoCode: 'WELCOME1' }])
    put({ promoCode: '' })
    await apply()
    expect(promo().error).toBe('Enter Promo Code')
    act(() => promo().type('W'))
    expect(promo().error).toBeUndefined()
  })

  test('removing empties the field and says so', async () => {
    backend.promoCode.mockResolvedValue(record)
    const { promo, changed, rerender } = open({ promoCode: 'WELCOME10' })
    await settle()
    act(() => promo().remove())
    rerender()
    expect(promo()).toMatchObject({ view: { status: 'empty' }, code: null })
    expect(changed).toEqual([{ promoCode: '' }])
    expect(shownToast()).toEqual([
      'default',
      'Promo Code Removed',
      'The promo code has been removed from your booking.',
    ])
  })
})

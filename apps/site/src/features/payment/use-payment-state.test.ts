// @vitest-environment happy-dom
import { emptyBookingForm } from '@dustforce/core/booking'
import type { PaymentState } from '@dustforce/supabase'
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readBookingDraft, writeBookingDraft } from '../../storage/booking-draft.ts'
import { fakeSiteBackend } from '../../testing/fake-site-backend.ts'
import { renderOnSite } from '../../testing/render-on-site.tsx'
import { usePaymentState } from './use-payment-state.ts'

const site = vi.hoisted(() => ({ backend: (): unknown => undefined }))
vi.mock('../../runtime.ts', () => ({ siteBackend: async () => site.backend() }))

const backend = fakeSiteBackend()
site.backend = () => backend

beforeEach(() => {
  vi.useFakeTimers()
  backend.paymentState.mockReset()
  writeBookingDraft(emptyBookingForm('standard'))
})
afterEach(() => void vi.useRealTimers())

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const open = (session: string) => renderOnSite(usePaymentState, session).result

test('a payment is processed for a second and a half, then told, and its draft is gone', async () => {
  backend.paymentState.mockResolvedValue('paid')
  const state = open('cs_test_1')
  await pass(1499)
  expect(state.current).toBe('processing')
  expect(readBookingDraft()).not.toBeNull()
  await pass(1)
  expect(state.current).toBe('paid')
  expect(backend.paymentState.mock.calls).toEqual([['cs_test_1']])
  expect(readBookingDraft()).toBeNull()
})

test('a payment whose message is late is asked for again, four times', async () => {
  backend.paymentState.mockResolvedValueOnce('pending').mockResolvedValue('paid')
  const late = open('cs_test_1')
  await pass(1999)
  expect(late.current).toBe('processing')
  await pass(1)
  expect(late.current).toBe('paid')
  backend.paymentState.mockReset().mockResolvedValue('pending')
  const later = open('cs_test_2')
  await pass(6000)
  expect(backend.paymentState).toHaveBeenCalledTimes(4)
  expect(later.current).toBe('pending')
})

test.each<[PaymentState, string]>([
  ['unknown', 'cs_test_madeup'],
  ['unknown', ''],
])('an %s session (%s) forgets no draft', async (answer, session) => {
  backend.paymentState.mockResolvedValue(answer)
  const state = open(session)
  await pass(1500)
  expect(state.current).toBe('unknown')
  expect(backend.paymentState).toHaveBeenCalledTimes(session === '' ? 0 : 1)
  expect(readBookingDraft()).not.toBeNull()
})

test('without an answer nothing is claimed', async () => {
  backend.paymentState.mockRejectedValue(new Error('no network'))
  const failed = open('cs_test_1')
  await pass(1500)
  expect(failed.current).toBe('unanswered')
  backend.paymentState.mockReset().mockReturnValue(new Promise(() => undefined))
  const silent = open('cs_test_1')
  await pass(8000)
  expect(silent.current).toBe('unanswered')
})

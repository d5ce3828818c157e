import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderOnSite } from '../../testing/render-on-site.tsx'
import { useEmailCheck } from './use-email-check.ts'

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 12) }))
afterEach(() => void vi.useRealTimers())

const misspelt = 'This email domain does not exist. Please use a valid email.'
const later = (milliseconds = 500) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

/** The field with an address in it; `check` starts a check and keeps how it ended. */
function open(email: string) {
  const hook = renderOnSite(useEmailCheck, email)
  const ended: boolean[] = []
  const check = (text: string) =>
    act(async () => void hook.result.current.check(text).then((passed) => ended.push(passed)))
  const shown = () => [hook.result.current.status, hook.result.current.error]
  return { ...hook, check, ended, shown }
}

test('an address is verified for half a second, then valid', async () => {
  const { check, shown, ended } = open('ana@example.com')
  expect(shown()).toEqual(['unchecked', undefined])
  await check('ana@example.com')
  await later(499)
  expect([shown(), ended]).toEqual([['verifying', undefined], []])
  await later(1)
  expect([shown(), ended]).toEqual([['valid', undefined], [true]])
})

test('an address with a misspelt domain is not', async () => {
  const { check, shown, ended } = open('ana@gmial.com')
  await check('ana@gmial.com')
  await later()
  expect([shown(), ended]).toEqual([['invalid', misspelt], [false]])
})

test('an invalid address is not sent for a check', async () => {
  const { check, shown, ended } = open('ana@')
  await check('ana@')
  expect([shown(), ended]).toEqual([['unchecked', undefined], [false]])
})

test('what is known of an address is not shown for another one, and is however it is written', async () => {
  const { check, shown, rerender } = open('one@gmial.com')
  await check('one@gmial.com')
  await later()
  rerender('two@gmial.com')
  expect(shown()).toEqual(['unchecked', undefined])
  rerender(' One@GMIAL.com ')
  expect(shown()).toEqual(['invalid', misspelt])
})

test('the answer about an address that was replaced meanwhile is not shown', async () => {
  const { check, shown, ended, rerender } = open('first@gmial.com')
  await check('first@gmial.com')
  await later(300)
  rerender('second@example.com')
  await check('second@example.com')
  await later(200)
  expect([shown(), ended]).toEqual([['verifying', undefined], [false]])
  await later(300)
  expect([shown(), ended]).toEqual([
    ['valid', undefined],
    [false, true],
  ])
})

test('a valid address stays valid while it is checked again', async () => {
  const { check, shown, ended } = open('again@example.com')
  await check('again@example.com')
  await later()
  await later(600_000)
  await check('again@example.com')
  expect(shown()).toEqual(['valid', undefined])
  await later()
  expect([shown(), ended]).toEqual([
    ['valid', undefined],
    [true, true],
  ])
})

test('a wrong address shows that it is checked again', async () => {
  const { check, shown } = open('wrong@gmial.com')
  await check('wrong@gmial.com')
  await later()
  await later(600_000)
  await check('wrong@gmial.com')
  expect(shown()).toEqual(['verifying', undefined])
  await later()
  expect(shown()).toEqual(['invalid', misspelt])
})

test('an answer is remembered when the dialog is opened again', async () => {
  const first = open('known@example.com')
  await first.check('known@example.com')
  await later()
  first.unmount()
  const second = open('known@example.com')
  await second.check('known@example.com')
  await later(0)
  expect([second.shown(), second.ended]).toEqual([['valid', undefined], [true]])
})

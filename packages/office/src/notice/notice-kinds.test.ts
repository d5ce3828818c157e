import { describe, expect, test } from 'vitest'
import { carriesLink, choiceOf, isNoticeKind, noticeKinds } from './notice-kinds.ts'
import { notices } from './notices.ts'

describe.each(noticeKinds)('the notice %s', (kind) => {
  const { to, cause, once } = notices[kind]

  test('carries only links that are its reader’s', () => {
    const ofCustomer = carriesLink(kind, 'manage') || carriesLink(kind, 'feed')
    expect(ofCustomer && to !== 'customer').toBe(false)
    expect(carriesLink(kind, 'job') && to !== 'cleaner').toBe(false)
  })

  test('can be stopped by its link exactly when nobody has caused it', () => {
    expect(choiceOf(kind) !== null).toBe(cause === 'clock')
    expect(carriesLink(kind, 'unsubscribe')).toBe(cause === 'clock')
  })

  test('that somebody asks for is told each time, one of the clock or of a button once', () => {
    const isOnce = once === 'start' || once === 'visit'
    expect(once === null || !isOnce).toBe(cause === 'request' || cause === 'change')
    expect(cause === 'request' && once !== null).toBe(false)
  })
})

test('a text names a notice only when there is one', () => {
  expect(['on-the-way', 'constructor', ''].map(isNoticeKind)).toEqual([true, false, false])
})

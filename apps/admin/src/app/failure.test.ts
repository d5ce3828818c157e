import { AdminFailure } from '@dustforce/supabase/admin'
import { expect, it } from 'vitest'
import { isConflict, isRefusal, isSignedOut, messageOf } from './failure.ts'

it('shows the message of a failure, or says that it is not known', () => {
  expect(messageOf(new AdminFailure('refused', 'No such row'))).toBe('No such row')
  expect(messageOf('No network')).toBe('No network')
  for (const silent of [new Error(''), '', null, undefined, { message: 'x' }])
    expect(messageOf(silent)).toBe('Unknown error occurred')
})

it.each([
  ['refused', false, false, true],
  ['conflict', false, true, true],
  ['signed-out', true, false, true],
  ['unreachable', false, false, false],
] as const)('%s is recognised by its reason', (reason, out, conflict, refusal) => {
  const failure = new AdminFailure(reason, '')
  expect([isSignedOut(failure), isConflict(failure), isRefusal(failure)]).toEqual([out, conflict, refusal])
})

it('takes nothing else for a refusal', () => {
  for (const failure of [null, undefined, 'refused', new Error('refused'), { reason: 'refused' }])
    expect([isSignedOut(failure), isConflict(failure), isRefusal(failure)]).toEqual([false, false, false])
})

it('has a name that logs can show', () =>
  expect(String(new AdminFailure('refused', 'No'))).toBe('AdminFailure: No'))

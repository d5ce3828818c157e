import { expect, it } from 'vitest'
import { BackendError, isConflict, isRefusal, isSignedOut, messageOf } from './outcome.ts'

it('shows the message of a failure, or says that it is not known', () => {
  expect(messageOf(new BackendError('refused', 'No such row'))).toBe('No such row')
  expect(messageOf('No network')).toBe('No network')
  for (const silent of [new Error(''), '', null, undefined, { message: 'x' }])
    expect(messageOf(silent)).toBe('Unknown error occurred')
})

it.each([
  ['refused', false, false, true],
  ['conflict', false, true, true],
  ['signed-out', true, false, true],
  ['unreachable', false, false, false],
] as const)('%s is recognised by its reason, whatever class carries it', (reason, out, conflict, refusal) => {
  for (const failure of [new BackendError(reason, ''), { reason }])
    expect([isSignedOut(failure), isConflict(failure), isRefusal(failure)]).toEqual([out, conflict, refusal])
})

it('takes nothing else for a refusal', () => {
  for (const failure of [null, undefined, 'refused', new Error('refused')])
    expect([isSignedOut(failure), isConflict(failure), isRefusal(failure)]).toEqual([false, false, false])
})

it('has a name that logs can show', () =>
  expect(String(new BackendError('refused', 'No'))).toBe('BackendError: No'))

import { currentToast } from '@dustforce/ui/toast-store'
import { expect, test, vi } from 'vitest'
import { offerUndo, undoLast } from './undo.ts'

test('the last act is taken back once, by the notice or by the keys', () => {
  const [first, second] = [vi.fn(), vi.fn()]
  offerUndo('Assigned', '9 bookings', first)
  offerUndo('Completed', undefined, second)
  expect(currentToast()).toMatchObject({ title: 'Completed', duration: 10_000, action: { label: 'Undo' } })
  currentToast()?.action?.run()
  expect(undoLast()).toBe(false)
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1])
  offerUndo('Assigned', undefined, first)
  const notice = currentToast()?.action
  expect(undoLast()).toBe(true)
  notice?.run()
  expect(undoLast()).toBe(false)
  expect(first).toHaveBeenCalledOnce()
})

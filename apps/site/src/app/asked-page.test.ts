import { expect, test, vi } from 'vitest'
import { askedPage, askPage, subscribeToAskedPage } from './asked-page.ts'

test('a page that was asked for is known until it is shown', () => {
  askPage(null)
  const heard = vi.fn()
  const stop = subscribeToAskedPage(heard)
  askPage('/faq')
  expect([askedPage(), heard.mock.calls.length]).toEqual(['/faq', 1])
  askPage(null)
  expect([askedPage(), heard.mock.calls.length]).toEqual([null, 2])
  stop()
  askPage('/careers')
  expect(heard).toHaveBeenCalledTimes(2)
})

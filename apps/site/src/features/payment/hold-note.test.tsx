import { gtaBusiness } from '@dustforce/office/testing/business'
import { BusinessProvider } from '@dustforce/ui/use-business'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepHold } from '../../storage/kept-hold.ts'
import { HoldNote } from './hold-note.tsx'

const now = Date.UTC(2026, 10, 21, 15)
const minutes = (count: number) => count * 60_000
const said = () => screen.getByRole('status').textContent

const renderNote = () =>
  render(
    <BusinessProvider business={gtaBusiness}>
      <HoldNote />
    </BusinessProvider>,
  )

beforeEach(() => void vi.useFakeTimers({ now }))
afterEach(() => {
  keepHold(null)
  vi.useRealTimers()
})

test('says until when the date is held, before that ends and when it has', () => {
  keepHold(now + minutes(35))
  renderNote()
  expect(said()).toBe('Your date is held for you until 10:32 AM.')
  act(() => void vi.advanceTimersByTime(minutes(27)))
  expect(said()).toBe(
    'Your date is held for a few more minutes, until 10:32 AM. When you try again, it is held for longer if the day has room.',
  )
  act(() => void vi.advanceTimersByTime(minutes(5)))
  expect(said()).toBe(
    'Your date is no longer held. When you try again, it is held again if it is still free.',
  )
})

test('says nothing where nothing is being paid', () => {
  renderNote()
  expect(said()).toBe('')
})

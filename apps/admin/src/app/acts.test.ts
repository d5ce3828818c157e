import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type Act, offeredActs, useOfferedActs } from './acts.ts'

const act = (label: string): Act => ({ label, run: () => {} })
const labels = () => offeredActs().map(({ label }) => label)

it('offers what every part of the screen offers, as long as it is shown', () => {
  const open = [act('Edit the booking')]
  const detail = renderHook(({ acts }) => useOfferedActs(acts), { initialProps: { acts: open } })
  const bar = renderHook(() => useOfferedActs(chosen))
  expect(labels()).toEqual(['Edit the booking', 'Clear the selection'])
  detail.rerender({ acts: [act('Edit another')] })
  expect(labels()).toEqual(['Clear the selection', 'Edit another'])
  bar.unmount()
  detail.unmount()
  expect(labels()).toEqual([])
})

const chosen = [act('Clear the selection')]

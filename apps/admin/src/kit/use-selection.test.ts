import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { mostSelected, useSelection } from './use-selection.ts'

const rows = (count: number, from = 0) => Array.from({ length: count }, (_, nr) => ({ id: `${from + nr}` }))

it('selects row by row and all the others at once, as many as one change may have', () => {
  const { result } = renderHook(() => useSelection<{ readonly id: string }>())
  act(() => result.current.toggle({ id: '1' }))
  act(() => result.current.add(rows(3)))
  expect([...result.current.chosen.keys()]).toEqual(['1', '0', '2'])
  act(() => result.current.add(rows(200)))
  expect(result.current.chosen.size).toBe(mostSelected)
  act(() => result.current.toggle({ id: '1' }))
  expect(result.current.chosen.has('1')).toBe(false)
  act(() => result.current.clear())
  expect(result.current.chosen.size).toBe(0)
})

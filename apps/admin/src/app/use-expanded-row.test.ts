import { act } from '@testing-library/react'
import { useNavigate } from 'react-router'
import { expect, it } from 'vitest'
import { renderInHub } from '../testing/render-in-hub.tsx'
import { useExpandedRow } from './use-expanded-row.ts'

const shown = (at: string) => renderInHub(() => ({ ...useExpandedRow(), go: useNavigate() }), { at }).result

it('opens the row that the address asks for, also while the list is shown', async () => {
  const list = shown('/dashboard/bookings?open=a')
  expect(list.current.openId).toBe('a')
  await act(async () => list.current.go('/dashboard/bookings?open=b'))
  expect(list.current.openId).toBe('b')
  await act(async () => list.current.go('/dashboard/bookings?q=king'))
  expect(list.current.openId).toBe('b')
})

it('opens one row at a time, and closes it again', () => {
  const list = shown('/dashboard/bookings')
  act(() => list.current.toggle('a'))
  act(() => list.current.toggle('b'))
  expect(list.current.openId).toBe('b')
  act(() => list.current.close('a'))
  expect(list.current.openId).toBe('b')
  act(() => list.current.close('b'))
  expect(list.current.openId).toBeNull()
  act(() => list.current.toggle('b'))
  act(() => list.current.toggle('b'))
  expect(list.current.openId).toBeNull()
})

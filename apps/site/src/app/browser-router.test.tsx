// @vitest-environment happy-dom
import { act, render, waitFor } from '@testing-library/react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { expect, test } from 'vitest'
import { BrowserRouter } from './browser-router.tsx'

test('follows the address: forth, in place, and back by the browser', async () => {
  let navigate: ReturnType<typeof useNavigate> = () => undefined
  function Shown() {
    const { pathname, search, state } = useLocation()
    navigate = useNavigate()
    return `${pathname}${search} ${useNavigationType()} ${JSON.stringify(state)}`
  }
  const { container, unmount } = render(
    <BrowserRouter>
      <Shown />
    </BrowserRouter>,
  )
  const text = () => container.textContent
  const start = location.pathname
  expect(text()).toBe(`${start} POP null`)
  await act(async () => navigate('/faq?a=1', { state: 7 }))
  expect([text(), location.pathname]).toEqual(['/faq?a=1 PUSH 7', '/faq'])
  await act(async () => navigate('/careers', { replace: true }))
  expect([text(), location.pathname]).toEqual(['/careers REPLACE null', '/careers'])
  await act(async () => {
    history.back()
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
  })
  await waitFor(() => expect(text()).toMatch(/ POP null$/))
  unmount()
})

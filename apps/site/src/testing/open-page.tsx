import { gtaBusiness } from '@dustforce/office/testing/business'
import { BusinessProvider } from '@dustforce/ui/use-business'
import { configure, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { memoryHistory } from '../router/memory-history.ts'
import { Router } from '../router/router.tsx'

configure({
  // Everything that is waited for comes as soon as it can; only what never comes takes this long.
  asyncUtilTimeout: 15_000,
  // Made at every look until the element is there: the whole tree as text would cost more than all else.
  getElementError: (message) => new Error(`${message}\n\nOn the page: ${document.body.textContent}`),
})

/** A token of the form that letters' links have. */
export const linkToken = 'A-_9'.repeat(17)

/** When the tests of screens happen, in Toronto: Monday, March 8, 2027 at 10 AM. */
export const screenNow = Date.UTC(2027, 2, 8, 15)

/** Opens a page of the site at an address, as the browser would, on a day that does not change; with `timers`, pauses end when the test says so. */
export function openPage(
  page: ReactNode,
  at = '/',
  now = screenNow,
  business = gtaBusiness,
  timers: readonly ('setTimeout' | 'clearTimeout')[] = [],
) {
  vi.useFakeTimers({ now, toFake: ['Date', ...timers] })
  history.replaceState(null, '', at)
  return render(
    <BusinessProvider business={business}>
      <Router history={memoryHistory(at)}>{page}</Router>
    </BusinessProvider>,
  )
}

/** Presses what has this text, once it is there. */
export async function press(text: string | RegExp): Promise<void> {
  fireEvent.click(await screen.findByText(text, { selector: 'button, button *, a' }))
}

/** Presses what has this text twice, as an impatient hand does. */
export async function pressTwice(text: string | RegExp): Promise<void> {
  const pressed = await screen.findByText(text, { selector: 'button, button *, a' })
  fireEvent.click(pressed)
  fireEvent.click(pressed)
}

/** Writes into, or chooses in, what has this label, once it is there. */
export async function fillIn(label: string | RegExp, value: string): Promise<void> {
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })
}

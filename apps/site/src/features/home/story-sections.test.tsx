import { gtaBusiness } from '@dustforce/office/testing/business'
import { BusinessProvider } from '@dustforce/ui/use-business'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Section } from './story-sections.tsx'

type See = (
  entries: readonly {
    readonly isIntersecting: boolean
    readonly boundingClientRect?: { readonly top: number }
  }[],
) => void

/** The elements that are watched for coming into view, each with its report and the visible part that counts. */
const watched = new Map<Element, { readonly see: See; readonly threshold: number | undefined }>()

/** The reviews that the server has. */
let shown: readonly object[] = []

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json(shown))
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly see: See
      readonly threshold: number | undefined
      constructor(see: See, { threshold }: { readonly threshold?: number } = {}) {
        this.see = see
        this.threshold = threshold
      }
      observe(element: Element) {
        watched.set(element, this)
      }
      disconnect() {}
    },
  )
})
afterEach(() => {
  cleanup()
  watched.clear()
  shown = []
  location.hash = ''
})

test('the four steps appear one after another once a tenth of the whole section is visible', () => {
  const { getByRole } = render(
    <BusinessProvider business={gtaBusiness}>
      <Section />
    </BusinessProvider>,
  )
  const section = getByRole('region', { name: 'How It Works' })
  const steps = [...section.querySelectorAll('li')]
  const observed = watched.get(section)
  expect(observed?.threshold).toBe(0.1)
  expect([...watched.keys()].filter((element) => section.contains(element))).toEqual([section])

  act(() => observed?.see([{ isIntersecting: false }]))
  expect(steps.map(({ className }) => className)).toEqual(Array(4).fill(expect.stringContaining('opacity-0')))
  act(() => observed?.see([{ isIntersecting: true }]))
  expect(
    steps.map(({ className }) => /animate-reveal \[animation-delay:(\d+)ms\]/.exec(className)?.[1]),
  ).toEqual(['100', '300', '500', '700'])
})

describe('what the office shows', () => {
  const names = () =>
    [...screen.getByRole('region', { name: 'From homes we look after' }).querySelectorAll('figcaption')].map(
      (caption) => caption.textContent,
    )
  /** The page with a review that has come, and what tells its list where the window is. */
  const withReview = async () => {
    shown = [{ name: 'Ada L.', area: 'Toronto', text: 'Spotless.', rating: 5 }]
    render(
      <BusinessProvider business={gtaBusiness}>
        <Section />
      </BusinessProvider>,
    )
    const list = screen.getByRole('region', { name: 'From homes we look after' }).querySelector('ul')
    const observed = await vi.waitFor(() => watched.get(list ?? document.body) ?? Promise.reject(new Error()))
    return (isIntersecting: boolean, top: number) =>
      act(() => observed.see([{ isIntersecting, boundingClientRect: { top } }]))
  }

  test('stands after the testimonials of the page, which never change', async () => {
    const see = await withReview()
    const first = names()
    expect(first).toHaveLength(3)
    see(false, 2 * innerHeight + 1)
    expect(names()).toEqual([...first, expect.stringContaining('Ada L.Toronto')])
  })

  test('waits while the list or what follows it is near', async () => {
    const see = await withReview()
    see(true, 2 * innerHeight - 1)
    see(false, -1)
    expect(names()).toHaveLength(3)
    see(false, 2 * innerHeight + 1)
    expect(names()).toHaveLength(4)
  })

  test('stands at once for who comes by a link to it', async () => {
    shown = [{ name: 'Ada L.', area: 'Toronto', text: 'Spotless.', rating: 5 }]
    location.hash = '#testimonials'
    render(
      <BusinessProvider business={gtaBusiness}>
        <Section />
      </BusinessProvider>,
    )
    expect(await screen.findByText('“Spotless.”')).toBeTruthy()
  })
})

// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react'
import { createContext, Suspense } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { prerender } from 'react-dom/static'
import { afterEach, expect, test, vi } from 'vitest'
import { deferred } from '../testing/deferred.ts'
import { stillPage } from './still-page.tsx'

afterEach(() => {
  cleanup()
  document.body.innerHTML = ''
})

const At = createContext('')

const Said = ({ text }: { readonly text: string }) => <p>{text}</p>
const moduleSaying = (text: string) => ({ Page: () => <Said text={text} /> })

/** A page that was prerendered with one text and whose code has another by now; how it is then. */
async function prerendered(load: () => Promise<ReturnType<typeof moduleSaying>>) {
  const built = stillPage('still', async () => moduleSaying('old'))
  await built.preload()
  const { prelude } = await prerender(
    <At value="/">
      <built.View />
    </At>,
  )
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = await new Response(prelude).text()
  const { promise: outdated, resolve: tell } = deferred<void>()
  const loaded = vi.fn(load)
  const page = stillPage('still', loaded, outdated)
  await page.preload()
  const unlike = vi.fn()
  // The address is a context of the whole site, which changes with every link to a part of the page.
  const shown = (at: string) => (
    <At value={at}>
      <page.View />
    </At>
  )
  const hydrated = await act(async () => hydrateRoot(root, shown('/'), { onRecoverableError: unlike }))
  expect(unlike).not.toHaveBeenCalled()
  return {
    ...{ root, loaded },
    tell: () => act(async () => tell()),
    drawAgain: () => act(async () => hydrated.render(shown('/#there'))),
  }
}

test('stands without its code until something else is published', async () => {
  const { root, loaded, tell, drawAgain } = await prerendered(async () => moduleSaying('new'))
  const paragraph = root.querySelector('p')
  await drawAgain()
  expect([root.textContent, root.querySelector('p')]).toEqual(['old', paragraph])
  expect(loaded).not.toHaveBeenCalled()
  await tell()
  expect(loaded).toHaveBeenCalledOnce()
  expect(root.textContent).toBe('new')
})

test('stands as it is when its code cannot be loaded', async () => {
  const { root, loaded, tell } = await prerendered(async () => {
    throw new Error('no network')
  })
  await tell()
  expect(loaded).toHaveBeenCalledOnce()
  expect(root.textContent).toBe('old')
})

test('loads at once where it was not prerendered', async () => {
  const load = vi.fn(async () => moduleSaying('new'))
  const page = stillPage('still', load, new Promise(() => undefined))
  await page.preload()
  expect(load).toHaveBeenCalledOnce()
  const { container } = render(
    <Suspense>
      <page.View />
    </Suspense>,
  )
  expect(container.textContent).toBe('new')
})

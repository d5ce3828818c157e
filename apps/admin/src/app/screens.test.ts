import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { pages, pathOf } from './pages.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The routes that the router loads besides the pages, such as 'shell/shell-route'. */
const others = [...readFileSync(at('./router.tsx'), 'utf8').matchAll(/\.\.\/features\/([\w/-]+-route)\.tsx/g)]

/** Every route with the address at which its test has to open it; any for one that is no page. */
const routes: readonly (readonly [route: string, address: string])[] = [
  ...pages.map(({ id }) => [`${id}/${id}-route`, pathOf(id)] as const),
  ...others.map(([, route = '']) => [route, '/'] as const),
]

it('are all known', () => {
  expect(others.map(([, route]) => route)).toEqual([
    'sign-in/sign-in-route',
    'set-password/set-password-route',
    'shell/shell-route',
    'price-rise/price-rise-route',
  ])
})

it.each(routes)('%s has a test that draws it over the fake server', (route, address) => {
  const file = at(`../features/${route}.test.tsx`)
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  expect(text).toContain('openHub(')
  expect(text).toContain(`'${address}`)
})

/** The files that go through every page, and how each names a page by its address below `/dashboard`. */
const walks: readonly (readonly [file: string, named: (below: string) => string])[] = [
  ['apps/e2e/hub/shell.e2e.ts', (below) => `, '${below.slice(1)}', `],
  ['apps/e2e/pages/hub-screens.ts', (below) => `, '${below}`],
  ['scripts/handbook/hub-screens.mjs', (below) => `, '/admin/dashboard${below}', `],
]

it.each(walks)('%s goes through every page', (file, named) => {
  const text = readFileSync(at(`../../../../${file}`), 'utf8')
  const names = pages.map(({ id }) => named(pathOf(id).replace('/dashboard', '')))
  expect(names.filter((name) => !text.includes(name))).toEqual([])
})

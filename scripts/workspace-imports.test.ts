import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './start/root.mjs'

/** Where a file is: its package or app, `bench`, or `scripts` and `docs`, which belong to none of them. */
const workspaceOf = (path: string) => path.split('/', /^(packages|apps)\//.test(path) ? 2 : 1).join('/')

const sources = globSync('{packages,apps}/*/**/*.{ts,tsx,mjs}', {
  cwd: root,
  exclude: (path) => /(^|\/)(node_modules|dist|\.cache)(\/|$)/.test(String(path)),
}).concat(globSync('bench/src/**/*.ts', { cwd: root }))

const imports = sources.flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^'\n]*)'/g)].map(
    ([, name = '']) => ({ file, target: join(dirname(file), name) }),
  ),
)

test('no relative import leaves its workspace for another, except for the files of a company and what is shown as text', () => {
  expect(imports.length).toBeGreaterThan(1000)
  const others = imports.filter(({ file, target }) => {
    const place = workspaceOf(target)
    const isData =
      (target.startsWith('packages/companies/') && target.endsWith('.json')) || target.endsWith('?raw')
    return place !== workspaceOf(file) && place !== 'scripts' && place !== 'docs' && !isData
  })
  expect(others).toEqual([])
})

test('every walk is in apps/e2e', () => {
  expect(sources.filter((file) => /\.e2e\.tsx?$/.test(file) && !file.startsWith('apps/e2e/'))).toEqual([])
})

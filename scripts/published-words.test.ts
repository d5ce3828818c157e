import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './start/root.mjs'

const published = globSync('packages/{core,cli}/{src,element,README.md}{,/**/*.ts}', { cwd: root }).filter(
  (path) => /\.(ts|md)$/.test(path),
)

/** What the users of the library cannot read, and words that its maintainers do not write, in comments and in the names of tests. */
const unwelcome = {
  'the specification': /\b(Public|Admin)\s+(\*\s+)?spec\b|\bR\d\d\b/,
  'archaic words': /\b(anew|whoever|deeds?|again and again|one's own|nobody may|somebody)\b/i,
  '"told" for a message': /\btold\b/,
  '"answers" for a result': /\/\*\*[^/]*\b[Aa]nswers (whether|how|which|its|the)\b/,
}

test.each(Object.entries(unwelcome))('no published source has %s', (_, words) => {
  expect(published.length).toBeGreaterThan(100)
  expect(published.filter((path) => words.test(readFileSync(join(root, path), 'utf8')))).toEqual([])
})

test.each(['core', 'cli'])(
  'the README of %s links only to what its readers have: the package itself and the web',
  (name) => {
    const links = [
      ...readFileSync(join(root, 'packages', name, 'README.md'), 'utf8').matchAll(/\]\(([^)\s]+)\)/g),
    ]
    const elsewhere = links.map(([, link = '']) => link).filter((link) => !/^(?:https:\/\/|#)/.test(link))
    expect(elsewhere).toEqual([])
  },
)

test('no source names a section of the specification: docs/spec-coverage.md does', () => {
  const sources = globSync('{packages,apps,bench}/**/*.{ts,tsx,sql}', {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**'],
  })
  expect(sources.length).toBeGreaterThan(1000)
  const tag = /\b(?:public|admin)\s+(?:\*\s+)?spec(?:,|\b.*section)/i
  expect(sources.filter((path) => tag.test(readFileSync(join(root, path), 'utf8')))).toEqual([])
})

test('the files of the rules that the specification’s sections are listed with exist', () => {
  const page = readFileSync(join(root, 'docs/spec-coverage.md'), 'utf8')
  const files = [...page.matchAll(/`(core|office)\/([^`]+\.ts)`/g)].map(
    ([, name, file = '']) => `packages/${name}/src/${file}`,
  )
  expect(files.length).toBeGreaterThan(50)
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
})

import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './start/root.mjs'

const list = (...patterns: readonly string[]) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], {
    cwd: root,
    encoding: 'utf8',
  }).split('\n')
const documents = list('*.md').filter((name) => name !== '' && !name.startsWith('.changeset/'))
const tests = list('*.test.ts', '*.test.tsx', '*.e2e.ts')

/** The short forms that docs/spec-coverage.md explains. */
const shortForms: readonly (readonly [form: RegExp, path: string])[] = [
  [/^(core|office|ui)\//, 'packages/$1/src/'],
  [/^(site|admin)\//, 'apps/$1/src/'],
  [/^db\//, 'packages/supabase/supabase/migrations/'],
]
const places = /^(?:packages|apps|docs|scripts|bench)\//

/** Lists what a document names in code marks and is not there: a path of the repository, or a test by its file name. */
function missingIn(document: string): readonly string[] {
  const text = readFileSync(join(root, document), 'utf8')
  const marked = [...text.matchAll(/`([\w@.*{},/-]+)`/g)].map(([, name = '']) => name)
  const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)/g)].map(([, path = '']) =>
    join(dirname(document), path),
  )
  const paths = marked
    .map((name) =>
      document === 'docs/spec-coverage.md'
        ? shortForms.reduce((path, [form, whole]) => path.replace(form, whole), name)
        : name,
    )
    .filter((name) => places.test(name))
  const names = marked.filter((name) => /^[\w-]+\.(?:[a-z]+\.)*(?:test|e2e)\.tsx?$/.test(name))
  return [
    ...[...paths, ...links].filter((path) => globSync(path, { cwd: root }).length === 0),
    ...names.filter((name) => !tests.some((file) => file.endsWith(`/${name}`))),
  ]
}

it.each(documents)('%s names paths and tests that are there', (document) => {
  expect(missingIn(document)).toEqual([])
})

it('each decision has a number of its own, which its title says', () => {
  const files = globSync('docs/decisions/*.md', { cwd: root }).map((path) =>
    path.slice('docs/decisions/'.length),
  )
  const numbers = files.map((name) => Number(name.slice(0, 4)))
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([])
  const titled = files.filter((name, index) =>
    readFileSync(join(root, 'docs/decisions', name), 'utf8').startsWith(`# ${numbers[index]}. `),
  )
  expect(files.filter((name) => !titled.includes(name))).toEqual([])
})

it('the owner’s handbook calls the cards of the Settings page by their titles', () => {
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const named = [...read('docs/owners-handbook.md').matchAll(/Settings → \*([^*]+)\*/g)].map(
    ([, name]) => name,
  )
  const page = globSync('apps/admin/src/features/settings/*.tsx', { cwd: root }).map(read).join('\n')
  expect(named.length).toBeGreaterThan(4)
  expect(named.filter((name) => !page.includes(`title="${name}"`))).toEqual([])
})

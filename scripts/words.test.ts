import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './start/root.mjs'
import { findUnwelcome } from './words/find-unwelcome.ts'
import { findHeadless } from './words/headless-comments.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const written = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...extensions()],
  { cwd: root, encoding: 'utf8' },
)
  .split('\n')
  .filter((path) => path !== '' && !/^scripts\/words[./]/.test(path) && existsSync(join(root, path)))

function extensions(): readonly string[] {
  return ['ts', 'tsx', 'mjs', 'sql', 'md', 'css', 'html', 'yaml', 'yml'].map((extension) => `*.${extension}`)
}

test('no comment, test name, screen, letter or document has an unwelcome word', () => {
  expect(written.length).toBeGreaterThan(2000)
  expect(written.flatMap((path) => findUnwelcome(path, read(path)))).toEqual([])
})

test.each([
  ['a comment', 'apps/site/src/a.ts', '/** Whoever asks. */', "1: 'Whoever', write: the caller, anyone who"],
  [
    'a comment of two lines',
    'bench/src/a.ts',
    'call()\n// not any\n  // more',
    "2: 'any // more', write: no longer",
  ],
  ['SQL', 'packages/a.sql', '-- Does it\n-- anew.', "2: 'anew', write: again"],
  ['a test name', 'packages/a.test.ts', "it('keeps his place')", "1: 'his', write: they, them, their"],
  ['a docstring', 'scripts/a.mjs', '/** Answers its path. */', "1: 'Answers its', write: returns"],
  ['a screen', 'apps/admin/src/a.tsx', '<p>The letter is sent.</p>', "1: 'letter', write: e-mail"],
  ['the published core', 'packages/core/src/a.ts', '// Somebody', "1: 'Somebody', write: someone"],
])('names an unwelcome word in %s by its line, and what to write', (_, path, text, said) => {
  expect(findUnwelcome(path, text)).toEqual([expect.stringContaining(`${path}:${said}`)])
})

test.each([
  ['a word that is only mentioned', 'CONTRIBUTING.md', "not 'whoever'"],
  ['a part of another word or name', 'apps/site/src/a.ts', 'const thisHe = within(history)'],
  ['a noun', 'docs/a.md', 'Its answers whether or not; the answers that count.'],
  [
    'the code’s word for an e-mail',
    'apps/admin/src/a.ts',
    '/** Sends the letter. */ const letters = ask(letter)',
  ],
  ['a word of the published core elsewhere', 'apps/site/src/a.ts', '// Somebody was told.'],
])('passes %s', (_, path, text) => {
  expect(findUnwelcome(path, text)).toEqual([])
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

test('the files of the rules that the specification’s sections are listed with exist', () => {
  const page = readFileSync(join(root, 'docs/spec-coverage.md'), 'utf8')
  const files = [...page.matchAll(/`(core|office)\/([^`]+\.ts)`/g)].map(
    ([, name, file = '']) => `packages/${name}/src/${file}`,
  )
  expect(files.length).toBeGreaterThan(50)
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
})

test('no comment begins with a clause', () => {
  const sources = written.filter((path) => /\.(?:tsx?|mjs|sql)$/.test(path))
  expect(sources.length).toBeGreaterThan(2000)
  expect(sources.flatMap((path) => findHeadless(path, read(path)))).toEqual([])
})

test.each([
  ['a docstring', '/** What a visit costs. */', 'What a visit costs.'],
  ['one of many lines', '/**\n * How long a visit\n * takes: in minutes.\n */', 'How long a visit takes:'],
  ['a line', 'call()\n  // Who asks, waits', 'Who asks, waits'],
  ['SQL', '-- Which it is.\n-- More.', 'Which it is.'],
])('finds a clause at the beginning of %s', (_, text, start) => {
  expect(findHeadless('a.ts', text)).toEqual([`a.ts: '${start}', write who does what`])
})

test.each([
  ['a sentence', '/** Computes what a visit costs. */'],
  ['a question', '// Which of them?'],
  ['the second line of a comment', '// It says\n// What it is.'],
])('lets %s be', (_, text) => {
  expect(findHeadless('a.ts', text)).toEqual([])
})

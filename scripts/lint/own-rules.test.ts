import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { root } from '../start/root.mjs'

const declare = 'Declare this function: `function name() {}`.'
const useBusy = 'Use useBusy, or useAction in the Command Hub: they end with the action.'
const press = (call: string) => `export function press(set: (is: boolean) => void) {\n  ${call}\n}`

/** A file, its code, and what the repository's own rules say of it. */
const cases: readonly (readonly [string, string, readonly string[]])[] = [
  ['packages/core/src/add.ts', 'export const add = (a: number) => a + 1', [declare]],
  ['apps/e2e/stack/add.ts', 'export const a = [() => {\n  return 1\n}]', []],
  [
    'apps/site/src/add.ts',
    'const add = (a: number) => {\n  return a\n}\nexport const two = add(2)',
    [declare],
  ],
  ['apps/site/src/two.ts', 'const add = (a: number) => a + 1\nexport const two = add(1)', []],
  ['apps/site/src/typed.ts', 'export const add: (a: number) => number = (a) => a + 1', []],
  ...['Busy', 'Sending', 'Saving', 'Telling', 'Downloading'].flatMap((word) =>
    [`set${word}`, `setIs${word}`].map(
      (name) => [`apps/admin/src/${name}.ts`, press(`${name}(true)`), [useBusy]] as const,
    ),
  ),
  ['packages/ui/src/forms/save.tsx', press('setSaving(true)'), [useBusy]],
  ['apps/site/src/end.tsx', press('setSaving(false)'), []],
  ['apps/site/src/other.tsx', press('setOpen(true)'), []],
]

it('finds what the own rules forbid, and evaluates each of them without a fault', () => {
  const tree = mkdtempSync(join(tmpdir(), 'lint-'))
  onTestFinished(() => rmSync(tree, { recursive: true }))
  const settings = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'))
  // The tree is no repository.
  writeFileSync(join(tree, 'biome.json'), JSON.stringify({ ...settings, vcs: { enabled: false } }))
  symlinkSync(join(root, 'scripts'), join(tree, 'scripts'))
  for (const [file, code] of cases) {
    mkdirSync(dirname(join(tree, file)), { recursive: true })
    writeFileSync(join(tree, file), `${code}\n`)
  }
  const files = cases.map(([file]) => file)
  const command = join(root, 'node_modules/.bin/biome')
  const options = ['lint', '--reporter=json', '--max-diagnostics=none', ...files]
  const { stdout } = spawnSync(command, options, { cwd: tree, encoding: 'utf8' })
  const found: { category: string; message: string; location: { path: string } }[] =
    JSON.parse(stdout).diagnostics
  // A rule that cannot be evaluated tells so by a note, which fails no run.
  const said = found.filter(({ category }) => category === 'plugin')
  for (const [file, , expected] of cases) {
    const messages = said.filter(({ location }) => location.path === file).map(({ message }) => message)
    expect(messages, file).toEqual(expected)
  }
})

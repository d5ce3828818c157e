import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, it } from 'vitest'
import { root } from './start/root.mjs'

const most = { file: 350, function: 150 }

/** Functions that are longer: this list only gets shorter. */
const longer = ['packages/core/element/dustforce-quote.ts: define']

const isProduct = (path: string) =>
  /^(?:packages|apps)\/.*\.(?:tsx?|sql)$/.test(path) &&
  !/\.(?:test|stories|generated)\.|\/(?:test|testing)\/|^apps\/e2e\//.test(path)

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

/** The name of a declaration or of a constant, where it has one. */
function nameOf(node: Node): string | undefined {
  const id: unknown = 'id' in node ? node.id : undefined
  return isNode(id) && 'name' in id ? String(id.name) : undefined
}

/** Lists what is too long in a file: the file, or a function in it, as it was named last. */
function tooLong(path: string, source: string): readonly string[] {
  const lines = source.trimEnd().split('\n').length
  const found = lines > most.file ? [`${path}: ${lines} lines`] : []
  if (lines <= most.function || path.endsWith('.sql')) return found
  const walk = (value: unknown, name: string): void => {
    if (Array.isArray(value)) for (const one of value) walk(one, name)
    if (!isNode(value)) return
    const named = nameOf(value) ?? name
    const length = source.slice(value.start, value.end).split('\n').length
    if (length <= most.function) return
    if (/Function/.test(value.type)) found.push(`${path}: ${named}`)
    for (const part of Object.values(value)) walk(part, named)
  }
  walk(parseSync(path, source).program.body, '')
  return found
}

it('finds a long file, and long functions and components', () => {
  const calls = (count: number) => '  call()\n'.repeat(count)
  const component = (count: number) =>
    `export function Part() {\n  return (\n    <p>\n${'      text\n'.repeat(count)}    </p>\n  )\n}\n`
  expect(tooLong('a.ts', calls(most.file))).toEqual([])
  expect(tooLong('a.sql', '-- A line.\n'.repeat(most.file + 1))).toEqual(['a.sql: 351 lines'])
  expect(tooLong('a.ts', `const act = () => {\n${calls(most.function - 2)}}\n${calls(2)}`)).toEqual([])
  expect(tooLong('a.ts', `const act = () => {\n${calls(most.function - 1)}}\n`)).toEqual(['a.ts: act'])
  expect(tooLong('a.tsx', component(most.function - 6))).toEqual([])
  expect(tooLong('a.tsx', component(most.function - 5))).toEqual(['a.tsx: Part'])
})

it('finds no file of the product with more than 350 lines, and no function with more than 150', () => {
  const paths = execFileSync('git', ['ls-files', 'packages', 'apps'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter(isProduct)
  expect(paths.length).toBeGreaterThan(1000)
  expect(paths.flatMap((path) => tooLong(path, readFileSync(join(root, path), 'utf8')))).toEqual(longer)
})

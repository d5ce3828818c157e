import { readdirSync, readFileSync } from 'node:fs'
import { type Step, stepsOf } from './example-steps.ts'

/** A piece of documentation that can be run: its statements, and what some of them must give. */
export interface Example {
  readonly title: string
  /** The text that it was read from. */
  readonly block: string
  readonly steps: readonly Step[]
}

/** The `@example` blocks of every source file of a folder. */
export function docstringExamples(folder: string): Example[] {
  return sourcesOf(folder).flatMap((path) =>
    [...readFileSync(`${folder}/${path}`, 'utf8').matchAll(/@example\n((?: +\*(?! @|\/).*\n)+)/g)].map(
      ([, block = '']) => exampleOf(path, block.replace(/^ +\* ?/gm, '')),
    ),
  )
}

/** The TypeScript blocks of a Markdown file. */
export function markdownExamples(path: string): Example[] {
  return [...readFileSync(path, 'utf8').matchAll(/```ts\n([\s\S]*?)```/g)].map(([, block = '']) =>
    exampleOf(path.slice(path.lastIndexOf('/') + 1), block),
  )
}

function sourcesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .toSorted()
}

function exampleOf(path: string, block: string): Example {
  const steps = stepsOf(block)
  return { title: `${path}: ${steps.at(-1)?.code}`, block, steps }
}

import { readdirSync, readFileSync } from 'node:fs'

/** A piece of documentation that can be run: its statements, and what some of them must give. */
export interface Example {
  readonly title: string
  /** The text that it was read from. */
  readonly block: string
  readonly steps: readonly Step[]
}

/** A statement; `expected` is the text of the value that it must give, when it says so. */
interface Step {
  readonly code: string
  readonly expected?: string
}

const marker = '// =>'

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
  const steps: Step[] = []
  let code = ''
  for (const line of block.split('\n').filter((text) => text.trim() !== '' && !text.startsWith('import '))) {
    const at = line.indexOf(marker)
    const statement = at === -1 ? line : line.slice(0, at)
    // A line that neither goes on nor is gone on with ends a statement.
    if (code !== '' && !/^[\s)}\]]/.test(line) && at !== 0) {
      steps.push({ code })
      code = ''
    }
    code += `${statement}\n`
    if (at !== -1) {
      steps.push({ code: code.trim(), expected: line.slice(at + marker.length).trim() })
      code = ''
    }
  }
  if (code.trim() !== '') steps.push({ code: code.trim() })
  return { title: `${path}: ${steps.at(-1)?.code}`, block, steps }
}

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { componentDocs } from './component-docs.ts'

const primitives = join(import.meta.dirname, '../../../packages/ui/src/primitives')

test('a component is read with what it is, and what it takes', () => {
  const source = `export interface SampleProps {
  readonly title: string
  /** Announced when it appears:
   * politely, or at once. */
  readonly announce?: 'polite' | 'assertive' | undefined
}

/** A remark that stays. */
export function Sample({ title }: SampleProps) {}
`
  expect(componentDocs(source)).toEqual([
    {
      name: 'Sample',
      what: 'A remark that stays.',
      props: [
        { name: 'title', takes: 'string', isOptional: false, what: '' },
        {
          name: 'announce',
          takes: "'polite' | 'assertive'",
          isOptional: true,
          what: 'Announced when it appears: politely, or at once.',
        },
      ],
    },
  ])
})

test('every component of the design system says what it is', () => {
  const silent = globSync('*.tsx', { cwd: primitives })
    .filter((file) => !/\.(?:stories|test)\.tsx$/.test(file))
    .flatMap((file) => {
      const source = readFileSync(join(primitives, file), 'utf8')
      const said = componentDocs(source).map(({ name }) => name)
      return [...source.matchAll(/^export function ([A-Z]\w+)/gm)]
        .map(([, name = '']) => name)
        .filter((name) => !said.includes(name))
    })
  expect(silent).toEqual([])
})

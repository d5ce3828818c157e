import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../', import.meta.url))
const files = globSync('{packages/ui,apps/admin,apps/site}/src/**/*.tsx', { cwd: root })
const read = (file: string) => readFileSync(`${root}${file}`, 'utf8')
const isStory = (file: string) => file.endsWith('.stories.tsx')
const names = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? '')

/** The imports that join a component to its app: its router, its data, its running state. */
const joined =
  /from '(?:react-router|@tanstack\/react-query|[./]+\/(?:runtime\.ts|(?:app|router|storage)\/|use-))/

/**
 * A view draws what it is handed. What is joined to its app, or only puts views together, has no story: each route of the Hub is drawn over a
 * fake server by its `*-route.test.tsx`, which `screens.test.ts` demands, and what people do most is walked through end to end.
 */
const isView = (file: string) =>
  file.startsWith('packages/ui/') || (isDrawn(file) && !joined.test(read(file)))
const isDrawn = (file: string) =>
  !/src\/app\/|-(?:section|picture)\.tsx$/.test(file) && read(file).includes('className=')

/** The names of what a router draws as a whole screen. */
const screens = ['Component', 'Page']

/** The components that are exported, each with the text of its file. */
const componentsOf = (
  chosen: (file: string) => boolean,
  exported = /^export (?:const|function) ([A-Z]\w+)/gm,
) =>
  new Map(
    files
      .filter((file) => !isStory(file) && !file.includes('.test.') && chosen(file))
      .flatMap((file) =>
        names(read(file), exported)
          .filter((name) => !screens.includes(name))
          .map((name) => [name, read(file)] as const),
      ),
  )
const views = componentsOf(isView)
// A part that is loaded by itself is its file's default.
const components = componentsOf(() => true, /^export (?:default )?(?:const|function) ([A-Z]\w+)/gm)

/** The components that a text draws, or hands to a library to draw: `{ DayButton: CalendarDay }`. */
const drawnIn = (text: string) => names(text, /(?:<|\bcomponent: |\b[A-Z]\w+: )([A-Z]\w+)/g)

/** Adds what those draw that are drawn already, until nothing is added. */
function withParts(drawn: ReadonlySet<string>): ReadonlySet<string> {
  const more = new Set([...drawn, ...[...drawn].flatMap((name) => drawnIn(components.get(name) ?? ''))])
  return more.size === drawn.size ? drawn : withParts(more)
}

describe('stories', () => {
  it('draw every exported view, alone or as a part of another', () => {
    const drawn = withParts(new Set(files.filter(isStory).map(read).flatMap(drawnIn)))
    expect([...views.keys()].filter((name) => !drawn.has(name))).toEqual([])
  })
})

import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const here = new URL('.', import.meta.url)
const files = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'))
const read = (file: string) => readFileSync(new URL(file, here), 'utf8')
const isStory = (file: string) => file.endsWith('.stories.tsx')
const names = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? '')

/** The components that are exported, each with the text of its file. */
const components = new Map(
  files
    .filter((file) => !isStory(file))
    .map(read)
    .flatMap((text) =>
      names(text, /^export (?:const|function) ([A-Z]\w+)/gm).map((name) => [name, text] as const),
    ),
)

/** The components that a text draws, or hands to a library to draw: `{ DayButton: CalendarDay }`. */
const drawnIn = (text: string) => names(text, /(?:<|\bcomponent: |\b[A-Z]\w+: )([A-Z]\w+)/g)

/** Adds what those draw that are drawn already, until nothing is added. */
function withParts(drawn: ReadonlySet<string>): ReadonlySet<string> {
  const more = new Set([...drawn, ...[...drawn].flatMap((name) => drawnIn(components.get(name) ?? ''))])
  return more.size === drawn.size ? drawn : withParts(more)
}

describe('stories', () => {
  it('draw every exported component, alone or as a part of another', () => {
    const drawn = withParts(new Set(files.filter(isStory).map(read).flatMap(drawnIn)))
    expect([...components.keys()].filter((name) => !drawn.has(name))).toEqual([])
  })

  it('each assert what they show', () => {
    const silent = files.filter(isStory).flatMap((file) => {
      const [, ...stories] = read(file).split(/^export const /m)
      return stories
        .filter((story) => !/\bplay: /.test(story))
        .map((story) => `${file} ${story.split(/\W/)[0]}`)
    })
    expect(silent).toEqual([])
  })
})

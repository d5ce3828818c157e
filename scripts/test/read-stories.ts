import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** A story as its file declares it. */
export interface DeclaredStory {
  /** 'Title/Story'. */
  readonly name: string
  /** Whether only a test opens it: Storybook's sidebar leaves it out. */
  readonly isTest: boolean
}

const declarations = /^export const (\w+)[^=]*= ([\s\S]*?)(?=^export const |(?![\s\S]))/gm

/** The stories of the files that a pattern finds, each with what its declaration says of it. */
export function readStories(pattern: string): readonly DeclaredStory[] {
  return globSync(pattern, { cwd: root }).flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    const title = /\bmeta\b[^=]*= \{\s*title: '([^']+)'/.exec(text)?.[1] ?? file
    return [...text.matchAll(declarations)].map(([, name, body = '']) => ({
      name: `${title}/${name}`,
      isTest: body.includes("tags: ['!dev']"),
    }))
  })
}

/** The names of the stories that a person sees in Storybook. */
export function storiesSeen(pattern: string): readonly string[] {
  return readStories(pattern)
    .filter(({ isTest }) => !isTest)
    .map(({ name }) => name)
}

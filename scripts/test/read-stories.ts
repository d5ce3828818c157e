import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** A story as its file declares it. */
export interface DeclaredStory {
  /** 'Title/Story'. */
  readonly name: string
  /** The name that the sidebar shows. */
  readonly shown: string
  /** Whether only a test opens it: Storybook's sidebar leaves it out. */
  readonly isTest: boolean
}

const declarations = /^export const (\w+)[^=]*= ([\s\S]*?)(?=^export const |(?![\s\S]))/gm

/** The words of a name, as Storybook parts them: 'FullDay' is 'Full Day'. */
function spaced(name = ''): string {
  return name.replaceAll(/([a-z])([A-Z0-9])/g, '$1 $2')
}

/** The stories of the files that a pattern finds, each with what its declaration says of it. */
export function readStories(pattern: string): readonly DeclaredStory[] {
  return globSync(pattern, { cwd: root }).flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    const title = /\bmeta\b[^=]*= \{\s*title: '([^']+)'/.exec(text)?.[1] ?? file
    return [...text.matchAll(declarations)].map(([, name, body = '']) => ({
      name: `${title}/${name}`,
      shown: `${title}/${/^(?: {2}|\{ )name: '([^']+)'/m.exec(body)?.[1] ?? spaced(name)}`,
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

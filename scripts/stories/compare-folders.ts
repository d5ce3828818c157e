import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { differenceOf } from './difference.ts'

/** A picture that is not as it was: changed by a share of it, or there on one side only. */
export interface Changed {
  /** 'site-pages--paid.390.dark.png' */
  readonly name: string
  readonly kind: 'changed' | 'added' | 'removed'
  /** From 0 to 1. */
  readonly share: number
}

/** The words that a screen reader says of a story, before and after; empty where the story is not there. */
export interface ChangedWords {
  /** 'site-pages--paid.txt' */
  readonly name: string
  readonly before: string
  readonly after: string
}

/** Less than this share of a picture is noise of the machine that drew it. */
const noise = 0.000_02

const namesIn = (kind: 'png' | 'txt', ...folders: readonly string[]) =>
  [...new Set(folders.flatMap((folder) => globSync(`*.${kind}`, { cwd: folder })))].sort()

/** Compares the pictures of two folders by their names, and draws what differs into a third. The most different come first. */
export function compareFolders(before: string, after: string, drawings: string): readonly Changed[] {
  mkdirSync(drawings, { recursive: true })
  return namesIn('png', before, after)
    .flatMap((name): readonly Changed[] => {
      if (!existsSync(join(before, name))) return [{ name, kind: 'added', share: 1 }]
      if (!existsSync(join(after, name))) return [{ name, kind: 'removed', share: 1 }]
      const { share, picture } = differenceOf(
        readFileSync(join(before, name)),
        readFileSync(join(after, name)),
      )
      if (share < noise) return []
      writeFileSync(join(drawings, name), picture)
      return [{ name, kind: 'changed', share }]
    })
    .sort((one, other) => other.share - one.share || one.name.localeCompare(other.name))
}

/** The stories of which a screen reader says something else. */
export function compareWords(before: string, after: string): readonly ChangedWords[] {
  const read = (folder: string, name: string) =>
    existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : ''
  return namesIn('txt', before, after)
    .map((name) => ({ name, before: read(before, name), after: read(after, name) }))
    .filter((words) => words.before !== words.after)
}

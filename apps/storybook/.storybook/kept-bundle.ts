import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { fingerprint } from '../../../scripts/start/build.mjs'
import { root } from '../../../scripts/start/root.mjs'

/** The files of a bundle by their names, as they are sent. */
type Files = ReadonlyMap<string, string | Uint8Array>

interface Kept {
  readonly print: string
  readonly files: Files
}

const file = join(root, '.cache/bundled-stories')

/** The folders with the sources of stories, besides packages that are installed. */
const sources = [
  ...['apps/admin', 'apps/site', 'apps/storybook', 'docs', 'packages'],
  ...['scripts/company', 'scripts/language', 'scripts/stories'],
]

/** Returns the modules of which the print would not tell that they have changed. */
function unseen(modules: readonly string[]): readonly string[] {
  return modules
    .filter((id) => !id.startsWith('\0') && !id.includes('/node_modules/'))
    .map((id) => relative(root, id.replace(/\?.*$/, '')))
    .filter(
      (path) =>
        !sources.some((folder) => path.startsWith(folder + sep)) || /[\\/](?:test|e2e)[\\/]/.test(path),
    )
}

/**
 * Returns the bundle of the stories: the one that was made last, where all it was made of is as it was then, since making it takes a sixth of the
 * processor's time of a run.
 */
export async function kept(
  bundled: () => Promise<{ readonly files: Files; readonly modules: readonly string[] }>,
): Promise<Files> {
  const print = fingerprint(sources)
  if (existsSync(file)) {
    const last: Kept = deserialize(readFileSync(file))
    if (last.print === print) return last.files
  }
  const { files, modules } = await bundled()
  const missing = unseen(modules)
  if (missing.length > 0) throw new Error(`not among the sources of the kept stories: ${missing.join(', ')}`)
  mkdirSync(dirname(file), { recursive: true })
  // A run beside reads the whole of one or the other.
  writeFileSync(`${file}-${process.pid}`, serialize({ print, files } satisfies Kept))
  renameSync(`${file}-${process.pid}`, file)
  return files
}

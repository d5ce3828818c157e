import { globSync, readFileSync } from 'node:fs'
import { dirname, join, matchesGlob } from 'node:path'
import { root } from './start/root.mjs'

/*
 * Finds the files of the rules that a program can come to: from the entries of the site, the Command Hub, the deployed functions, the local system and the command
 * line, by what each file imports. An index passes on only the names that are asked of it, so a file is not reached because its neighbour is.
 */

const programs = [
  'packages/supabase/functions/*/index.ts',
  'apps/site/src/{client,server}.tsx',
  'apps/admin/src/main.tsx',
  'packages/local-stack/src/{start,cli}/*.ts',
  'packages/cli/src/main.ts',
  'packages/core/element/dustforce-quote.ts',
]

const isTest = (file: string) => /\.(?:test|stories)\.|\/testing\//.test(file)
const statements =
  /(?:import|export)\s+(?:type\s+)?(?:(\*(?:\s+as\s+\w+)?|\w+|\{[^}]*\})\s+from\s+)?'([^']+)'|(?:const\s+(\{[^}]*\})\s*=\s*await\s+)?\bimport\('([^']+)'\)/g

interface Import {
  readonly target: string
  /** The names that are asked of it; null for all. */
  readonly names: readonly string[] | null
  /** By which name each is passed on. */
  readonly as: readonly string[]
}

const packages = new Map(
  globSync('{packages,apps}/*/package.json', { cwd: root }).map((path) => {
    const { name, exports = {} }: { name: string; exports?: Record<string, unknown> } = JSON.parse(
      readFileSync(join(root, path), 'utf8'),
    )
    return [name, { directory: dirname(path), exports }] as const
  }),
)

/** Finds what the star of a pattern stands for in an entry. */
function wildOf(pattern: string, entry: string): string {
  const [before = '', after = ''] = pattern.split('*')
  return entry.slice(before.length, entry.length - after.length)
}

/** The file that a package gives for an entry. */
function fileOfEntry(name: string): string | null {
  const [scope = '', own = '', ...rest] = name.split('/')
  const found = packages.get(`${scope}/${own}`)
  if (found === undefined) return null
  const entry = ['.', ...rest].join('/')
  const key =
    entry in found.exports ? entry : Object.keys(found.exports).find((glob) => matchesGlob(entry, glob))
  const given = key === undefined ? undefined : found.exports[key]
  const path =
    typeof given === 'object' && given !== null && '@dustforce/source' in given
      ? given['@dustforce/source']
      : given
  return typeof path === 'string' && key !== undefined
    ? join(found.directory, path.replace('*', wildOf(key, entry)))
    : null
}

const targetOf = (file: string, name: string) =>
  name.startsWith('.') ? join(dirname(file), name.replace(/\?.*$/, '')) : fileOfEntry(name)

function importsOf(file: string): readonly Import[] {
  return [...readFileSync(join(root, file), 'utf8').matchAll(statements)].flatMap(
    (found): readonly Import[] => {
      const [, bound, from, unpacked, later] = found
      const target = targetOf(file, from ?? later ?? '')
      if (target === null || !/\.tsx?$/.test(target)) return []
      const list = bound?.startsWith('{') ? bound : unpacked
      if (list === undefined) return [{ target, names: null, as: [] }]
      const parts = list
        .replace(/[{}]/g, '')
        .split(',')
        .map((part) => part.replace(/\btype\s/, '').trim())
        .filter(Boolean)
      const names = parts.map((part) => part.split(/\s+as\s+|:\s*/)[0] ?? '')
      return [{ target, names, as: parts.map((part) => part.split(/\s+as\s+|:\s*/).at(-1) ?? '') }]
    },
  )
}

/** An index only passes names on. */
const isIndex = (file: string) => /\/index\.ts$/.test(file) && /^packages\/(?:core|office)\//.test(file)

/** The files of the repository that its programs come to, relative to its root. */
export function reachedFiles(): ReadonlySet<string> {
  const reached = new Set<string>()
  const asked = new Set<string>()
  const visit = (file: string, names: readonly string[] | null): void => {
    if (!isIndex(file) || names === null) {
      if (reached.has(file)) return
      reached.add(file)
      for (const one of importsOf(file)) visit(one.target, one.names)
      return
    }
    const open = names.filter((name) => !asked.has(`${file} ${name}`))
    for (const name of open) asked.add(`${file} ${name}`)
    for (const one of importsOf(file)) {
      const passed = one.names?.filter((_, nr) => open.includes(one.as[nr] ?? '')) ?? null
      if (passed === null || passed.length > 0) visit(one.target, passed)
    }
  }
  for (const file of globSync(programs, { cwd: root })) if (!isTest(file)) visit(file, null)
  return reached
}

/** The files of a package that hold rules: no test, index or words of a language. */
export function ruleFiles(name: 'core' | 'office'): readonly string[] {
  return globSync(`packages/${name}/src/**/*.ts`, { cwd: root })
    .filter((file) => !isTest(file) && !/\/index\.ts$|\.(?:en|fr)\.ts$/.test(file))
    .toSorted()
}

const sources = globSync(
  '{packages/*/{src,functions,test,scale,element},apps/*/{src,pages},apps/e2e/**,bench/src,scripts,docs}/**/*.{ts,tsx,mjs,md}',
  {
    cwd: root,
  },
)
  .filter((file) => !file.startsWith('scripts/reached-files'))
  .map((file) => ({ file, words: new Set(readFileSync(join(root, file), 'utf8').match(/\w+/g)) }))

/** The values that the indexes of a private package pass on and nothing outside it writes. Types are also named in inferred declarations. */
export function unwrittenNames(name: 'office' | 'workflows' | 'supabase'): readonly string[] {
  const own = `packages/${name}/src/`
  const others = sources.filter(({ file }) => !file.startsWith(own))
  return globSync(`${own}**/{index,ports}.ts`, { cwd: root })
    .filter((file) => !isTest(file))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      const passed = [...text.matchAll(/export \{([^}]*)\} from/g)].flatMap(([, list = '']) =>
        list.split(',').map((part) => part.trim().split(' as ').at(-1) ?? ''),
      )
      return passed.filter((one) => /^\w+$/.test(one) && !others.some(({ words }) => words.has(one)))
    })
}

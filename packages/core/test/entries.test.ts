import { readFileSync } from 'node:fs'
import { build } from 'vite'
import { describe, expect, it } from 'vitest'
import { gtaPriceBook } from '../src/catalogue/index.ts'
import * as root from '../src/index.ts'

const home = new URL('..', import.meta.url).pathname
const groups = import.meta.glob<Record<string, unknown>>('../src/*/index.ts', { eager: true })
const parts = import.meta.glob<Record<string, unknown>>(
  [
    '../src/quote/{only,explain,compare,parts}.ts',
    '../src/{plan,series}/{explain,schema}.ts',
    '../src/schedule/{why-closed,schema,occurrences,office-rules,to-icalendar}.ts',
  ],
  { eager: true },
)
const allEntries = import.meta.glob<Record<string, unknown>>([
  '../src/*/index.ts',
  '../src/{quote/{only,explain,compare,schema},catalogue/schema,{plan,series}/{explain,schema}}.ts',
  '../src/schedule/{why-closed,schema,occurrences,office-rules,to-icalendar}.ts',
])
const manifest: { exports: Record<string, string | Record<string, string>> } = JSON.parse(
  readFileSync(`${home}package.json`, 'utf8'),
)
const sources = Object.values(manifest.exports).flatMap((entry) =>
  typeof entry === 'string' ? [] : [entry['@dustforce/source'] ?? ''],
)

/** The names that an entry lists, types included. */
function namesOf(entry: string): string[] {
  const lists = readFileSync(`${home}${entry}`, 'utf8').matchAll(/^export (?:type )?\{([^}]*)\}/gm)
  const names = [...lists].flatMap(([, list = '']) => list.split(','))
  return names
    .map((name) => name.replace('type ', '').trim())
    .filter((name) => name !== '')
    .toSorted()
}

/** The modules, of this package and of others, that each of the entries pulls in. */
async function modulesOf(entries: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['@dustforce/source'] },
    build: { write: false, lib: { entry: entries.map((entry) => `${home}${entry}`), formats: ['es'] } },
  })
  const [bundle] = Array.isArray(result) ? result : []
  const chunks = bundle?.output.flatMap((file) => (file.type === 'chunk' ? [file] : [])) ?? []
  const modulesFrom = (names: readonly string[], seen = new Set(names)): readonly string[] => {
    const found = chunks.filter(({ fileName }) => seen.has(fileName))
    const further = found.flatMap(({ imports }) => imports).filter((name) => !seen.has(name))
    return further.length === 0
      ? found.flatMap(({ moduleIds }) => moduleIds)
      : modulesFrom(further, new Set([...seen, ...further]))
  }
  return new Map(
    entries.map((entry) => {
      const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(entry.replace('./', '/')))
      return [entry, chunk === undefined ? [] : modulesFrom([chunk.fileName])]
    }),
  )
}

describe('entries', () => {
  it('exports from the root what embedders need: fewer names than one can read, each of an entry of its own', () => {
    const ofEntries = new Set(Object.values({ ...groups, ...parts }).flatMap((group) => Object.keys(group)))
    expect(Object.keys(root).filter((name) => !ofEntries.has(name))).toEqual([])
    expect(namesOf('src/index.ts').length).toBeLessThan(180)
  })

  it('lets no function default to one company: its policy, prices or currency', () => {
    const sources = import.meta.glob<string>(
      ['../src/**/*.ts', '!../src/**/*.test.ts', '!../src/testing/**'],
      {
        query: '?raw',
        import: 'default',
        eager: true,
      },
    )
    const defaults = Object.entries(sources).filter(([, text]) =>
      /[\w>] = gta[A-Z]\w*(\.\w+)?[,)} ]/.test(text),
    )
    expect(defaults.map(([path]) => path)).toEqual([])
  })

  it('reads outside input by one verb, which fails in one shape', async () => {
    const entries = await Promise.all(Object.values(allEntries).map((load) => load()))
    const names = new Set(entries.flatMap((entry) => Object.keys(entry)))
    expect([...names].filter((name) => /^(decode|read)[A-Z]/.test(name))).toEqual([])
    const parsers = entries.flatMap((entry) =>
      Object.entries(entry).filter(([name]) => /^parse[A-Z]/.test(name)),
    )
    expect(new Set(parsers.map(([name]) => name))).toEqual(
      new Set([
        'parseAvailability',
        'parseDayToPlan',
        'parsePolicy',
        'parsePriceBook',
        'parseQuoteRequest',
        'parseSeriesToPlan',
      ]),
    )
    const byBook = ['parseQuoteRequest', 'parseSeriesToPlan']
    for (const [name, parse] of parsers) {
      if (typeof parse !== 'function') throw new Error(name)
      const failed = byBook.includes(name) ? parse(gtaPriceBook, null) : parse(null)
      expect([name, failed]).toEqual([
        name,
        { ok: false, issues: [{ field: '', message: expect.any(String) }] },
      ])
    }
  })

  it('exports from the root the names that were reviewed', async () => {
    await expect(`${namesOf('src/index.ts').join('\n')}\n`).toMatchFileSnapshot('public-names.txt')
  })

  it('has an entry for every group, and for what only some need of it', () => {
    for (const path of Object.keys({ ...groups, ...parts }))
      expect(sources).toContain(path.replace('..', '.'))
  })

  it('needs no other package', async () => {
    const used = sources.filter((source) => !source.includes('/testing/'))
    for (const [source, modules] of await modulesOf(used)) {
      expect([source, modules.length]).not.toEqual([source, 0])
      expect(modules.filter((id) => id.includes('node_modules'))).toEqual([])
    }
  })
})

import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './start/root.mjs'

/** An exported name, with the sentence above its declaration. */
interface Entry {
  readonly name: string
  readonly kind: string
  readonly what: string
}

const read = (file: string): string => readFileSync(join(root, file), 'utf8')

/** The first sentence of the comment above a declaration. */
function sentenceOf(comment: string): string {
  const text = comment
    .split('\n')
    .map((line) => line.replace(/^\s*(?:\/\*\*|\*\/|\*)?\s?/, '').replace(/\s*\*\/$/, ''))
    .join(' ')
    .split(/@(?:param|returns|throws|example)\b/)[0]
  return /^.*?[.:](?=\s|$)/.exec((text ?? '').trim())?.[0].replace(/:$/, '.') ?? (text ?? '').trim()
}

/** The declaration of a name in a file, or in the file that it is passed on from. */
function entryOf(file: string, name: string): Entry | null {
  const text = read(file)
  const declared = new RegExp(
    `(/\\*\\*(?:(?!\\*/)[\\s\\S])*\\*/)(?:\\s*//[^\\n]*)*\\s*export (?:declare )?(?:async )?(function|const|class|interface|type) ${name}\\b`,
  ).exec(text)
  if (declared !== null) {
    const [, comment = '', kind = ''] = declared
    return { name, kind: kind === 'interface' ? 'type' : kind, what: sentenceOf(comment) }
  }
  const passed = exportsOf(file).find((exported) => exported.name === name)
  return passed === undefined ? null : entryOf(passed.from, passed.declared)
}

/** Lists what a file passes on: each name, and the file that it is from. */
function exportsOf(file: string) {
  return [...read(file).matchAll(/^export (?:type )?\{([^}]*)\} from '(\.[^']+)'/gm)].flatMap(
    ([, names = '', from = '']) =>
      names
        .split(',')
        .map((part) => part.trim().replace(/^type /, ''))
        .filter((part) => part !== '')
        .map((part) => {
          const [declared = '', name = declared] = part.split(' as ')
          return { declared, name, from: join(dirname(file), from) }
        }),
  )
}

/** The names that a file declares itself. */
function declaredIn(file: string): string[] {
  const found = read(file).matchAll(
    /^export (?:declare )?(?:async )?(?:function|const|class|interface|type) (\w+)/gm,
  )
  return [...found].map(([, name = '']) => name)
}

/** Every entry of a package with the file that it begins in. */
function entriesOf(directory: string): (readonly [entry: string, file: string])[] {
  const manifest: unknown = JSON.parse(read(join(directory, 'package.json')))
  const entries = Object(Object(manifest).exports)
  return Object.entries<{ readonly '@dustforce/source'?: string }>(entries).flatMap(([entry, target]) => {
    const source = target?.['@dustforce/source']
    return source === undefined || entry === '.' || !source.startsWith('./src/')
      ? []
      : [[entry.slice(2), join(directory, source)] as const]
  })
}

const cell = (text: string): string => text.replaceAll('|', '\\|')

function section([entry, file]: readonly [string, string]): string {
  const names = [...new Set([...exportsOf(file).map(({ name }) => name), ...declaredIn(file)])].toSorted(
    (a, b) => a.localeCompare(b, 'en'),
  )
  const rows = names
    .map((name) => entryOf(file, name) ?? { name, kind: '', what: '' })
    .map(({ name, kind, what }) => `| \`${name}\` | ${kind} | ${cell(what)} |`)
  return [
    `## \`@dustforce/core/${entry}\``,
    '',
    '| name | kind | what |',
    '| --- | --- | --- |',
    ...rows,
  ].join('\n')
}

/** The reference of `@dustforce/core`: each entry, each name, its first sentence. */
export function apiReference(): string {
  return `# API reference

What \`@dustforce/core\` exports, by entry; \`@dustforce/core\` itself has the names of the entries without a schema. Made by
\`npm run test:one -- scripts/api-reference.test.ts -u\` from the comments above the declarations, where parameters, units and examples are. What is asked over HTTP is
in [wire-format.md](wire-format.md), the command line says itself what it can (\`dustforce --help\`), and how to begin is in
[embedding](guides/embedding.md).

${entriesOf('packages/core').map(section).join('\n\n')}
`
}

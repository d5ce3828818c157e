import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisedBrowsers, promisedSyntax } from '@dustforce/ui/promised-browsers'
import { parse } from 'acorn'
import { expect, test } from './stack/stack-test.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const filesOf = (kind: string) =>
  globSync(`apps/{site,admin}/dist/**/*.${kind}`, { cwd: root }).map((name) => ({
    name,
    text: readFileSync(`${root}${name}`, 'utf8'),
  }))

/**
 * Names that a promised browser lacks. Left out is what is asked for before it is called: `checkVisibility` and `showPopover` by libraries, and
 * `hidePopover`, which our fallback brings.
 */
const newerNames = new RegExp(
  [
    // Absent on a page that came over plain http from another machine: `newId` does without.
    /\bcrypto\.randomUUID\b/,
    /\bPromise\.(?:withResolvers|try)\b/,
    /\b(?:Object|Map)\.groupBy\b/,
    /\bAbortSignal\.any\b/,
    /\bURL\.(?:canParse|parse)\b/,
    /\bRegExp\.escape\b/,
    /\bIterator\.(?:from|concat)\b/,
    /\bIntl\.DurationFormat\b/,
    /\b(?:Uint8Array\.from(?:Base64|Hex)|Math\.sumPrecise|Error\.isError|JSON\.rawJSON)\b/,
    /\bnew (?:Temporal|URLPattern)\b|\bTemporal\.\w/,
    /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference|toBase64|toHex|moveBefore)\(/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
)

/** The styles for which a promised browser drops a rule, unless `@supports` stands around it or, for a selector, `:is()`. */
const newerStyles =
  /@(?:starting-style|scope|position-try)\b|\blight-dark\(|(?<=[{};])\s*&|(?<!\([^()]*):popover-open/g

/** Returns what a script asks for that a promised browser does not have: its syntax, then its names. */
function newerInScript(text: string): readonly string[] {
  try {
    parse(text, { ecmaVersion: promisedSyntax, sourceType: 'module' })
  } catch (error) {
    return [String(error)]
  }
  return text.match(newerNames) ?? []
}

/** A sheet without the blocks of `@supports`. */
function unguarded(sheet: string): string {
  const start = sheet.indexOf('@supports')
  if (start === -1) return sheet
  let end = sheet.indexOf('{', start) + 1
  for (let depth = 1; depth > 0 && end < sheet.length; end++)
    depth += sheet[end] === '{' ? 1 : sheet[end] === '}' ? -1 : 0
  return sheet.slice(0, start) + unguarded(sheet.slice(end))
}

function newerInSheet(text: string): readonly string[] {
  return unguarded(text).match(newerStyles) ?? []
}

test('the shipped scripts and sheets ask for nothing that a promised browser lacks', () => {
  const scripts = filesOf('js')
  const sheets = filesOf('css')
  expect(scripts.length).toBeGreaterThan(100)
  expect(sheets.length).toBeGreaterThan(1)
  const found = [
    ...scripts.flatMap(({ name, text }) => newerInScript(text).map((newer) => `${name}: ${newer}`)),
    ...sheets.flatMap(({ name, text }) => newerInSheet(text).map((newer) => `${name}: ${newer}`)),
  ]
  expect(found).toEqual([])
})

for (const text of [
  'const letters = /[\\p{L}--[a-z]]/v',
  'import data from "./data.json" with { type: "json" }',
  'Object.groupBy(list, key)',
  'const id = crypto.randomUUID()',
  'const { promise } = Promise.withResolvers()',
  'mine.isSubsetOf(theirs)',
]) {
  test(`a script with ${text} is found`, () => {
    expect(newerInScript(text)).not.toEqual([])
  })
}

test('a sheet is searched outside @supports', () => {
  expect(newerInSheet('a{color:light-dark(#000,#fff)}')).toEqual(['light-dark('])
  expect(newerInSheet('b:is([open],:popover-open){}a:popover-open{}')).toEqual([':popover-open'])
  expect(newerInSheet('a{color:red;&:hover{color:blue}}')).toEqual(['&'])
  expect(newerInSheet('@supports (color:light-dark(red,red)){a{color:light-dark(red,red)}}b{}')).toEqual([])
})

test('the README promises the browsers that the builds are made for', () => {
  const words = { safari: 'Safari', ios: 'iOS', firefox: 'Firefox', chrome: 'Chrome', edge: 'Edge' }
  const readme = readFileSync(`${root}README.md`, 'utf8')
  for (const [key, word] of Object.entries(words)) {
    const version = promisedBrowsers.find((browser) => browser.startsWith(key))?.slice(key.length)
    expect(readme).toContain(`${word} ${version}`)
  }
})

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PNG } from 'pngjs'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { compareFolders, compareWords } from './compare-folders.ts'
import { differencePage } from './difference-page.ts'

let home = ''
const at = (...parts: readonly string[]) => join(home, ...parts)

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'compare-folders-'))
  for (const folder of ['before', 'after']) mkdirSync(at(folder))
})
afterEach(() => rmSync(home, { recursive: true }))

/** A white picture of 100 pixels a side with a black square. */
function draw(side: number, height = 100): Uint8Array {
  const picture = new PNG({ width: 100, height })
  picture.data.fill(255)
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) picture.data.set([0, 0, 0, 255], (y * 100 + x) * 4)
  return PNG.sync.write(picture)
}

function put(name: string, before: Uint8Array | null, after: Uint8Array | null) {
  if (before !== null) writeFileSync(at('before', name), before)
  if (after !== null) writeFileSync(at('after', name), after)
}

const compare = () => compareFolders(at('before'), at('after'), at('drawings'))

it('finds what changed, came and went, the most different first', () => {
  put('same.png', draw(10), draw(10))
  put('little.png', draw(10), draw(12))
  put('much.png', draw(0), draw(80))
  put('new.png', null, draw(1))
  put('gone.png', draw(1), null)
  expect(compare().map(({ name, kind }) => [name, kind])).toEqual([
    ['gone.png', 'removed'],
    ['new.png', 'added'],
    ['much.png', 'changed'],
    ['little.png', 'changed'],
  ])
})

it('counts the pixels that differ, and draws them', () => {
  put('one.png', draw(0), draw(50))
  expect(compare()[0]?.share).toBeCloseTo(0.25, 1)
  const drawn = PNG.sync.read(readFileSync(at('drawings', 'one.png')))
  expect([...drawn.data.slice(0, 3)]).toEqual([255, 0, 0])
})

it('counts what one of them is longer by as different', () => {
  put('long.png', draw(0), draw(0, 200))
  expect(compare()[0]?.share).toBeCloseTo(0.5, 2)
})

it('finds what is read aloud otherwise', () => {
  for (const [folder, name, text] of [
    ['before', 'one.txt', '- button "Pay"'],
    ['after', 'one.txt', '- button "Pay now"'],
    ['before', 'same.txt', '- text: Paid'],
    ['after', 'same.txt', '- text: Paid'],
    ['after', 'new.txt', '- text: New'],
  ] as const)
    writeFileSync(at(folder, name), text)
  expect(compareWords(at('before'), at('after'))).toEqual([
    { name: 'new.txt', before: '', after: '- text: New' },
    { name: 'one.txt', before: '- button "Pay"', after: '- button "Pay now"' },
  ])
})

it('makes a page that shows each side there is, under a name in words', () => {
  const places = { before: '../a', after: '../b', drawings: 'differences' }
  const page = differencePage(
    [
      { name: 'site-pages--paid.390.dark.png', kind: 'changed', share: 0.0213 },
      { name: 'new.1440.light.png', kind: 'added', share: 1 },
    ],
    [{ name: 'site-pages--paid.txt', before: '- button "Pay"', after: '' }],
    places,
    'before <and> after',
  )
  expect(page).toContain('site-pages--paid, 390 pixels wide, dark: differs by 2.1 %')
  expect(page).toContain('before &lt;and&gt; after')
  expect(page).toContain('<pre>- button &quot;Pay&quot;</pre>')
  expect(page.match(/<img/g)).toHaveLength(4)
  expect(page).toContain('src="../a/site-pages--paid.390.dark.png"')
})

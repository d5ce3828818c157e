/**
 * `node scripts/compare-stories.mjs BEFORE AFTER [--to FOLDER] [--fail]`: compares the pictures of two folders that `crawl-stories.mjs --pictures`
 * wrote, and makes a page of those that differ, the most different first. With `--fail` it ends with 1 when there are any.
 */
import { existsSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { compareFolders, compareWords } from './stories/compare-folders.ts'
import { differencePage } from './stories/difference-page.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    to: { type: 'string', default: '.cache/story-differences' },
    fail: { type: 'boolean', default: false },
  },
})
const [before, after] = positionals
const missing = positionals.find((folder) => !existsSync(folder))
if (before === undefined || after === undefined || positionals.length > 2) {
  console.error('Name two folders of pictures: compare-stories.mjs BEFORE AFTER [--to FOLDER] [--fail]')
  process.exit(2)
}
if (missing !== undefined) {
  console.error(`There is no folder ${missing}`)
  process.exit(2)
}

const to = resolve(values.to)
const drawings = join(to, 'differences')
const changed = compareFolders(before, after, drawings)
const heard = compareWords(before, after)
const places = { before: relative(to, before), after: relative(to, after), drawings: relative(to, drawings) }
const page = join(to, 'index.html')
writeFileSync(page, differencePage(changed, heard, places, `${before} and ${after}`))
console.log(`${changed.length} pictures and what is read aloud of ${heard.length} stories differ: ${page}`)
if (values.fail && changed.length + heard.length > 0) process.exitCode = 1

import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const skipped = new Set(['node_modules', 'dist', '.cache'])

/** @param {string} directory @returns {string[]} every file below it, without what is installed or built */
function filesBelow(directory) {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    const path = join(directory, entry.name)
    if (!entry.isDirectory()) return [path]
    return skipped.has(entry.name) ? [] : filesBelow(path)
  })
}

/** The kinds of test files: a file's name says how it runs. */
const kinds = {
  database: /\.db\.test\.tsx?$/,
  unit: /(?<!\.db|\.process|\.long)\.test\.tsx?$/,
  processes: /\.process\.test\.ts$/,
  stories: /\.stories\.tsx$/,
  'end-to-end': /(?<!\.long)\.e2e\.ts$/,
  'long-tests': /\.long\.test\.ts$/,
  'long-walks': /\.long\.e2e\.ts$/,
  engines: /\.engines\.ts$/,
}

/**
 * The test files of a kind, sorted, so that one that a configuration leaves out is missed.
 *
 * @param {keyof typeof kinds} kind
 * @param {readonly string[]} [directories]
 * @returns {string[]}
 */
export function testFiles(kind, directories = ['packages', 'apps', 'scripts']) {
  return directories
    .flatMap(filesBelow)
    .filter((file) => kinds[kind].test(file))
    .sort()
}

/**
 * The kind of a test file, by its name; undefined for another file.
 *
 * @param {string} file
 */
export function kindOf(file) {
  return Object.entries(kinds).find(([, name]) => name.test(file))?.[0]
}

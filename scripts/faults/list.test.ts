import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../start/root.mjs'
import { faults } from './list.mjs'

/** Counts how often a text stands in a file of the repository; 0 where there is no such file. */
function timesIn(file: string, text: string) {
  const path = join(root, file)
  return existsSync(path) ? readFileSync(path, 'utf8').split(text).length - 1 : 0
}

it('every fault has its one place in the sources, and its tests are there', () => {
  const lost = faults.filter(
    ({ file, find, replace, tests }) =>
      timesIn(file, find) !== 1 || find === replace || !tests.every((test) => existsSync(join(root, test))),
  )
  expect(lost.map(({ name, file, find }) => `${name}: ${file}: ${find}`)).toEqual([])
  expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length)
})

import { expect, test } from 'vitest'
import { temporaryFiles } from './temporary-files.mjs'

const withRoom = (bytes: number) => () => ({ bavail: bytes / 4096, bsize: 4096 })
function missing(): never {
  throw new Error('ENOENT')
}

test.each([
  ['in memory where there is room', {}, withRoom(4e9), '/dev/shm'],
  ['not in the little memory of a container', {}, withRoom(64e6), undefined],
  ['not where there is no such place', {}, missing, undefined],
  ['where the environment says', { TMPDIR: '/data' }, withRoom(4e9), '/data'],
])('temporary files are %s', (_, environment, statfs, directory) => {
  expect(temporaryFiles(environment, statfs)).toBe(directory)
})

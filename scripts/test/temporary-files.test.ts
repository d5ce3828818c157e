import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { placeOfTemporaryFiles } from './temporary-files.mjs'

const withRoom = (bytes: number) => () => ({ bavail: bytes / 4096, bsize: 4096 })
function missing(): never {
  throw new Error('ENOENT')
}

test.each([
  ['in memory where there is room', {}, withRoom(4e9), '/dev/shm'],
  ['not in the little memory of a container', {}, withRoom(64e6), tmpdir()],
  ['not where there is no such place', {}, missing, tmpdir()],
  ['where the environment says', { TMPDIR: '/data' }, withRoom(4e9), '/data'],
])('temporary files are %s', (_, environment, statfs, directory) => {
  expect(placeOfTemporaryFiles(environment, statfs)).toBe(directory)
})

test('what a run leaves behind goes with it', () => {
  const module = new URL('./temporary-files.mjs', import.meta.url).href
  const code = `import { writeFileSync } from 'node:fs'
    import { useTemporaryFiles } from ${JSON.stringify(module)}
    useTemporaryFiles()
    writeFileSync(process.env.TMPDIR + '/left', 'x')
    console.log(process.env.TMPDIR)`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    encoding: 'utf8',
  })
  expect(stdout.trim()).toMatch(/dustforce-run-/)
  expect(existsSync(stdout.trim())).toBe(false)
})

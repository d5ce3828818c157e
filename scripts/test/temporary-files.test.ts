import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

const module = new URL('./temporary-files.mjs', import.meta.url).href

function run(after: string, environment = { ...process.env, TMPDIR: mkdtempSync(join(tmpdir(), 'runs-')) }) {
  const code = `import { writeFileSync } from 'node:fs'
    import { useTemporaryFiles } from ${JSON.stringify(module)}
    useTemporaryFiles()
    writeFileSync(process.env.TMPDIR + '/left', 'x')
    console.log(process.env.TMPDIR)
    ${after}`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    encoding: 'utf8',
    env: environment,
  })
  return stdout.trim()
}

test('what a run leaves behind goes with it', () => {
  const directory = run('')
  expect(directory).toMatch(/dustforce-run-/)
  expect(existsSync(directory)).toBe(false)
})

test('what a killed run left goes with the next one, and what belongs to others stays', () => {
  const place = mkdtempSync(join(tmpdir(), 'runs-'))
  const running = join(place, `dustforce-run-${process.pid}-abc`)
  const another = join(place, 'dustforce-run-notes')
  mkdirSync(running)
  mkdirSync(another)
  const killed = run("process.kill(process.pid, 'SIGKILL')", { ...process.env, TMPDIR: place })
  expect(existsSync(killed)).toBe(true)
  run('', { ...process.env, TMPDIR: place })
  expect([killed, running, another].map(existsSync)).toEqual([false, true, true])
})

test.each(['vitest.workspace.ts', 'playwright.config.ts'])(
  'a runner that is started by itself, with %s, leaves nothing behind either',
  (config) => {
    const place = mkdtempSync(join(tmpdir(), 'runs-'))
    const url = new URL(`../../${config}`, import.meta.url).href
    const code = `import { mkdtempSync } from 'node:fs'
      import { tmpdir } from 'node:os'
      await import(${JSON.stringify(url)})
      console.log(mkdtempSync(tmpdir() + '/gateway-'))`
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
      encoding: 'utf8',
      env: { ...process.env, TMPDIR: place },
    })
    expect(stdout, stderr).toMatch(/gateway-/)
    expect(readdirSync(place)).toEqual([])
  },
)

test('a runner within a run keeps to its place', () => {
  const outer = run(`const before = process.env.TMPDIR
    useTemporaryFiles()
    if (process.env.TMPDIR !== before) console.log('another place')`)
  expect(outer).not.toContain('another place')
})

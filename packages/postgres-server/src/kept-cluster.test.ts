import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keptCluster } from './kept-cluster.ts'

let cache: string
beforeEach(async () => {
  cache = await mkdtemp(join(tmpdir(), 'dustforce-kept-'))
})
afterEach(() => rm(cache, { recursive: true, force: true }))

const make = vi.fn(async (directory: string) => {
  await mkdir(directory)
  await writeFile(join(directory, 'PG_VERSION'), '18')
})
const kept = (fingerprint: string) => keptCluster(cache, { kind: 'postgres', fingerprint }, make)

it('is made once of the same, also by runs that begin together', async () => {
  const [first, second] = await Promise.all([kept('a'), kept('a')])
  expect(second).toBe(first)
  make.mockClear()
  expect(await readFile(join(await kept('a'), 'PG_VERSION'), 'utf8')).toBe('18')
  expect(make).not.toHaveBeenCalled()
  expect(await readdir(cache)).toEqual(['postgres-a'])
})

it('outlives those of its kind that nobody has used for an hour, and no other', async () => {
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000)
  for (const [name, minutes] of [
    ['postgres-old', 61],
    ['postgres-used', 59],
    ['postgres-a', 61],
    ['cluster-old', 61],
  ] as const) {
    await mkdir(join(cache, name))
    await utimes(join(cache, name), ago(minutes), ago(minutes))
  }
  await kept('a')
  expect((await readdir(cache)).sort()).toEqual(['cluster-old', 'postgres-a', 'postgres-used'])
  // It counts as used again.
  await kept('b')
  expect((await readdir(cache)).sort()).toEqual(['cluster-old', 'postgres-a', 'postgres-b', 'postgres-used'])
})

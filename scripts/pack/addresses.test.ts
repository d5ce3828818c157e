import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../start/root.mjs'
import { withAddresses } from './addresses.mjs'

const url = 'git+https://example.com/us/ours.git'
const addresses = {
  repository: { type: 'git', url, directory: 'packages/core' },
  homepage: 'https://example.com/us/ours/tree/main/packages/core#readme',
  bugs: 'https://example.com/us/ours/issues',
}

it('derives a package’s addresses from the one of the repository, however it is written', () => {
  for (const repository of [url, { type: 'git', url }]) {
    expect(withAddresses({ name: 'core' }, repository, 'packages/core')).toEqual({
      name: 'core',
      ...addresses,
    })
  }
})

it('says nothing where the owner has given no address', () => {
  expect(withAddresses({ name: 'core' }, undefined, 'packages/core')).toEqual({ name: 'core' })
})

it('writes them before packing, and restores the file to the byte', () => {
  mkdirSync(join(root, '.cache'), { recursive: true })
  const home = mkdtempSync(join(root, '.cache/addresses-'))
  try {
    const cwd = join(home, 'packages/core')
    const manifest = join(cwd, 'package.json')
    const before = '{ "name": "core" }\n'
    mkdirSync(cwd, { recursive: true })
    cpSync(join(root, 'scripts/pack'), join(home, 'scripts/pack'), { recursive: true })
    writeFileSync(join(home, 'package.json'), JSON.stringify({ repository: url }))
    writeFileSync(manifest, before)
    const run = (action: string) =>
      execFileSync(process.execPath, ['../../scripts/pack/addresses.mjs', action], { cwd })
    run('write')
    expect(JSON.parse(readFileSync(manifest, 'utf8'))).toEqual({ name: 'core', ...addresses })
    run('restore')
    run('restore')
    expect(readFileSync(manifest, 'utf8')).toBe(before)
  } finally {
    rmSync(home, { recursive: true })
  }
})

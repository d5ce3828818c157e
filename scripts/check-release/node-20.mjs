import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { mustRun } from './must-run.mjs'

/** @param {string} program @returns {[number, number] | null} its major and minor version, or null where it does not run */
function versionOf(program) {
  try {
    const [major = 0, minor = 0] = execFileSync(program, ['-p', 'process.versions.node'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .split('.')
      .map(Number)
    return [major, minor]
  } catch {
    return null
  }
}

/** @param {string} program whether it is the oldest Node that `require` works with, or a later 20 */
function isNode20(program) {
  const version = versionOf(program)
  return version !== null && version[0] === 20 && version[1] >= 19
}

/**
 * The path of a Node 20: the one that `NODE_20` names, one that is installed, else npm's, which is put into `directory`.
 *
 * @param {string} directory
 * @returns {Promise<string>}
 */
export async function findNode20(directory, env = process.env) {
  if (env.NODE_20 !== undefined) {
    if (!isNode20(env.NODE_20)) throw new Error(`NODE_20 is no Node 20.19 or newer 20: ${env.NODE_20}`)
    return env.NODE_20
  }
  const installed = (env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'node'))
  const found = installed.find(isNode20)
  if (found !== undefined) return found

  // The package 'node' fetches one of these in an install script, which npm may not be allowed to run.
  const isArmMac = process.platform === 'darwin' && process.arch === 'arm64'
  const name = [isArmMac ? 'node-bin' : 'node', process.platform, process.arch].join('-')
  mkdirSync(directory, { recursive: true })
  writeFileSync(join(directory, 'package.json'), '{ "private": true }')
  await mustRun(['npm', 'install', '--no-audit', '--no-fund', `${name}@20`], { cwd: directory })
  const program = join(directory, 'node_modules', name, 'bin', 'node')
  if (!isNode20(program))
    throw new Error(`${name}@20 brought no Node 20.19 or newer 20; name one with NODE_20.`)
  return program
}

import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { mustRun } from './must-run.mjs'
import { publishedPackages, readManifest } from './workplace.mjs'

/** @typedef {import('./workplace.mjs').Workplace} Workplace */

/**
 * The packed package whose name ends so.
 *
 * @param {Workplace} workplace
 * @param {string} name
 */
export function tarballOf({ tarballs }, name) {
  const file = readdirSync(tarballs).find((tarball) => tarball.startsWith(`dustforce-${name}-`))
  if (file === undefined) throw new Error(`No package ${name} was packed.`)
  return join(tarballs, file)
}

/**
 * Packs what is published, as `npm publish` does: from a clean build.
 *
 * @param {Workplace} workplace
 */
export async function pack({ copy, tarballs }) {
  const workspaces = publishedPackages(copy).flatMap((directory) => ['--workspace', directory])
  await mustRun(['npm', 'pack', ...workspaces, '--pack-destination', tarballs], { cwd: copy })
}

/**
 * Installs the packages in the two projects. In the bare one they have to be alone.
 *
 * @param {Workplace} workplace
 */
export async function install(workplace) {
  const { copy, bare, full } = workplace
  for (const project of [bare, full]) {
    writeFileSync(join(project, 'package.json'), JSON.stringify({ private: true, type: 'module' }))
  }
  const packages = [tarballOf(workplace, 'core'), tarballOf(workplace, 'cli')]
  const options = ['--no-audit', '--no-fund', '--loglevel=error']
  await mustRun(['npm', 'install', '--offline', ...options, ...packages], { cwd: bare })
  const others = readdirSync(join(bare, 'node_modules')).filter((name) => !/^(\.|@dustforce$)/.test(name))
  if (others.length > 0) throw new Error(`The packages bring others: ${others.join(', ')}`)

  const { devDependencies = {}, peerDependencies = {} } = readManifest(join(copy, 'packages', 'core'))
  const peers = Object.keys(peerDependencies).map((name) => `${name}@${devDependencies[name]}`)
  await mustRun(['npm', 'install', '--prefer-offline', ...options, ...packages, ...peers], { cwd: full })

  const installed = join(bare, 'node_modules', '@dustforce', 'core')
  const files = Object.values(readManifest(installed).exports ?? {}).flatMap((entry) =>
    typeof entry === 'string' ? [entry] : Object.values(entry),
  )
  const missing = files.filter((file) => !existsSync(join(installed, file)))
  if (missing.length > 0) throw new Error(`In exports, but not in the package: ${missing.join(', ')}`)
}

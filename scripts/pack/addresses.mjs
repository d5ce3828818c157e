/**
 * `node ../../scripts/pack/addresses.mjs write`, before a package is packed: its package.json says where its sources, its page and its issues are, by the
 * `repository` of the repository's own package.json. `… restore` puts back what was there. Without that one value a package says nothing.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * A manifest with the addresses that follow from the repository's.
 *
 * @param {object} manifest
 * @param {string | { url: string } | undefined} repository as npm takes it: 'git+https://example.com/us/ours.git'
 * @param {string} directory the package's, from the root
 * @returns {object}
 */
export function withAddresses(manifest, repository, directory) {
  const url = typeof repository === 'object' ? repository.url : repository
  if (url === undefined) return manifest
  const page = url.replace(/^git\+|\.git$/g, '')
  return {
    ...manifest,
    repository: { type: 'git', url, directory },
    homepage: `${page}/tree/main/${directory}#readme`,
    bugs: `${page}/issues`,
  }
}

/** @param {string} action */
function run(action) {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const manifest = join(process.cwd(), 'package.json')
  const kept = join(process.cwd(), '.cache', 'package.json')
  if (action === 'restore') {
    if (!existsSync(kept)) return
    writeFileSync(manifest, readFileSync(kept))
    rmSync(kept)
    return
  }
  const { repository } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  if (repository === undefined) return
  mkdirSync(join(process.cwd(), '.cache'), { recursive: true })
  writeFileSync(kept, readFileSync(manifest))
  const addressed = withAddresses(
    JSON.parse(readFileSync(manifest, 'utf8')),
    repository,
    relative(root, process.cwd()),
  )
  writeFileSync(manifest, `${JSON.stringify(addressed, null, 2)}\n`)
}

if (basename(process.argv[1] ?? '') === 'addresses.mjs') run(process.argv[2] ?? '')

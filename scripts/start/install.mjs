import { existsSync, readFileSync } from 'node:fs'
import { run } from './run.mjs'

/** @param {string} file */
const read = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** Whether everything that the lock file asks for on this platform is installed in its version. */
export function isInstalled() {
  const record = 'node_modules/.package-lock.json'
  if (!existsSync(record) || !existsSync('node_modules/.bin/node')) return false
  const installed = read(record).packages
  return Object.entries(read('package-lock.json').packages)
    .filter(([path]) => path.includes('node_modules/'))
    .filter(([, entry]) => !entry.optional && !entry.devOptional && !entry.peer)
    .every(([path, entry]) =>
      entry.link ? installed[path]?.resolved === entry.resolved : installed[path]?.version === entry.version,
    )
}

/** Installs the dependencies when they are missing or not those of the lock file. */
export async function installIfStale() {
  if (isInstalled()) return
  console.log('Installing …')
  await run('The installation (npm ci)', 'npm', ['ci'])
}

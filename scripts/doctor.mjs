/*
 * `npm run doctor`: says what is missing on this machine, and for what. Works with nothing installed; ends with 1 when the system cannot start.
 */
import { existsSync, statfsSync } from 'node:fs'
import { createServer } from 'node:net'
import { engineHints, engineNames, installedEngines } from './engines/installed-engines.mjs'
import { isInstalled } from './start/install.mjs'
import { root } from './start/root.mjs'

process.chdir(root)
const gigabyte = 1024 ** 3
const port = Number(process.env.PORT ?? 3000)

/** @param {number} wanted @returns {Promise<boolean>} */
const isFree = (wanted) =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(wanted, 'localhost', () => server.close(() => resolve(true)))
  })

const { bavail, bsize } = statfsSync('.')
const [major = 0] = process.versions.node.split('.').map(Number)

/** @type {readonly { what: string, isFine: boolean, isNeeded: boolean, hint: string }[]} */
const findings = [
  {
    what: `Node ${process.versions.node}`,
    isFine: major >= 20,
    isNeeded: true,
    hint: 'Install Node 20 or newer.',
  },
  {
    what: `${((Number(bavail) * Number(bsize)) / gigabyte).toFixed(1)} GB free on the disk`,
    isFine: Number(bavail) * Number(bsize) > 3 * gigabyte,
    isNeeded: true,
    hint: 'Packages, builds and a database need 3 GB.',
  },
  {
    what: `Port ${port} is free`,
    isFine: await isFree(port),
    isNeeded: true,
    hint: `Stop what uses it, or start with another: PORT=${port + 1} npm start`,
  },
  {
    what: 'The packages are installed',
    isFine: isInstalled(),
    isNeeded: false,
    hint: '`npm start` installs them.',
  },
  {
    what: 'The server is built',
    isFine: existsSync('packages/local-stack/dist/main.js'),
    isNeeded: false,
    hint: '`npm start` builds it.',
  },
  ...engineNames.map((name) => ({
    what: `A ${name === 'firefox' ? 'Firefox' : 'WebKit'} for the walks of \`npm run check:release\``,
    isFine: installedEngines().includes(name),
    isNeeded: false,
    hint: engineHints[name],
  })),
]

for (const { what, isFine, isNeeded, hint } of findings) {
  console.log(
    `${isFine ? 'ok      ' : isNeeded ? 'MISSING ' : 'later   '}${what}${isFine ? '' : `\n        ${hint}`}`,
  )
}
process.exitCode = findings.every(({ isFine, isNeeded }) => isFine || !isNeeded) ? 0 : 1

/*
 * `npm start`: makes this clone run, and runs it. Works with Node 20 and nothing installed: what is missing or older
 * than its sources is installed and built first, then the server runs under the Node that the repository brings.
 */

import { buildIfStale } from './start/build.mjs'
import { buildForCompany, withCompanyPath } from './start/company.mjs'
import { installIfStale } from './start/install.mjs'
import { root } from './start/root.mjs'
import { runServer } from './start/run-server.mjs'

function fail(/** @type {string} */ message) {
  console.error(message)
  process.exit(1)
}

const calledIn = process.cwd()
process.chdir(root)
const [major = 0] = process.versions.node.split('.').map(Number)
if (major < 20) fail(`Node 20 or newer is needed; this is ${process.version}.`)
const args = withCompanyPath(process.argv.slice(2), process.env.INIT_CWD ?? calledIn)
try {
  await installIfStale()
  await buildForCompany(args)
  await buildIfStale()
} catch (error) {
  fail(error instanceof Error ? error.message : String(error))
}
runServer(args)

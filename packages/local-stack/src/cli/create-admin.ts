import { StartError } from '../start/start-error.ts'
import { makeAdminAccount } from './admin-account.ts'

/* `npm run admin:create -- somebody@example.com`. */

try {
  const [address, ...args] = process.argv.slice(2)
  process.stdout.write(`${await makeAdminAccount(address, args, process.env)}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : String(error)}\n`)
  process.exitCode = 1
}

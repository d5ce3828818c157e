import { makeAdminAccount } from './admin-account.ts'
import { runCommand } from './run-command.ts'

/* `npm run admin:create -- somebody@example.com`. */

await runCommand(async () => {
  const [address, ...args] = process.argv.slice(2)
  process.stdout.write(`${await makeAdminAccount(address, args, process.env)}\n`)
})

import { makeAdminAccount } from './admin-account.ts'
import { runCommand } from './run-command.ts'

/* `npm run admin:create -- somebody@example.com`. */

await runCommand(async () => {
  process.stdout.write(`${await makeAdminAccount(process.argv.slice(2), process.env)}\n`)
})

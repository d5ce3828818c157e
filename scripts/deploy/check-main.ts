import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readCompany } from '../../packages/local-stack/src/company/read-company.ts'
import { StartError } from '../../packages/local-stack/src/start/start-error.ts'
import { askWith } from './ask.ts'
import { checkDeployment } from './check.ts'
import { DeployError } from './deploy-error.ts'
import { readCheckLine } from './deployment.ts'
import { readSettings } from './secrets.ts'

/* `npm run deploy:check`: prints what a running deployment has and lacks; ends with 1 when something is missing. */

try {
  const { out, isTrial, ...deployment } = readCheckLine(process.argv.slice(2), process.env)
  const file = deployment.isOwnServer ? 'packages/local-stack/.env' : join(out, 'supabase', '.env')
  const written = readSettings(existsSync(file) ? readFileSync(file, 'utf8') : null)
  const keyOf = (name: string) => process.env[name] || written[name] || undefined
  const named = ['SUPABASE_SECRET_KEY', 'STRIPE_SECRET_KEY', 'RESEND_API_KEY', 'EMAIL_FROM'] as const
  const keys = Object.fromEntries(
    named.flatMap((name) => {
      const value = keyOf(name)
      return value === undefined ? [] : [[name, value]]
    }),
  )
  const name =
    deployment.company === undefined
      ? null
      : readCompany(resolve(process.env.INIT_CWD ?? '.', deployment.company)).company.name
  const findings = await checkDeployment(askWith(fetch), deployment, keys, isTrial, name)
  const marks = { fine: 'ok      ', missing: 'MISSING ', 'not checked': '?       ' }
  for (const { what, state, hint } of findings)
    console.log(`${marks[state]}${what}${hint === '' ? '' : `\n        ${hint}`}`)
  process.exitCode = findings.some(({ state }) => state === 'missing') ? 1 : 0
} catch (error) {
  console.error(error instanceof DeployError || error instanceof StartError ? error.message : error)
  process.exitCode = 1
}

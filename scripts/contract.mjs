/**
 * `npm run contract`: what the stand-ins of Stripe and Resend promise, tested on them. With `-- --real` the same tests ask Stripe and Resend
 * themselves, in test mode: `STRIPE_SECRET_KEY` (a test key) and `RESEND_API_KEY` have to be set.
 */
import { spawnSync } from 'node:child_process'
import { root } from './start/root.mjs'

const isReal = process.argv.includes('--real')
if (isReal) {
  const { STRIPE_SECRET_KEY: stripe = '', RESEND_API_KEY: resend = '' } = process.env
  if (!/^[rs]k_test_/.test(stripe)) refuse('STRIPE_SECRET_KEY has to be a test key: sk_test_… or rk_test_…')
  if (resend.trim() === '') refuse('RESEND_API_KEY is missing or empty')
}

process.env.PATH = `${root}node_modules/.bin:${process.env.PATH}`
const { status } = spawnSync(
  'vitest',
  ['run', '--config', 'vitest.workspace.ts', '--project', 'unit', 'packages/local-stack/test/contract'],
  {
    cwd: root,
    env: { ...process.env, CONTRACT: isReal ? 'real' : 'stand-ins' },
    stdio: 'inherit',
  },
)
process.exitCode = status ?? 1

/** @param {string} message @returns {never} */
function refuse(message) {
  console.error(message)
  process.exit(2)
}

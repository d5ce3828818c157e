import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '../stack/stack-test.ts'

const builds = ['site', 'admin'].map((app) => fileURLToPath(new URL(`../../${app}/dist`, import.meta.url)))

/** Keys of Stripe, Resend and Supabase for servers, and the role that passes row security. */
const secrets =
  /\b(sk|rk)_(live|test)_\w+|\bwhsec_\w+|\bre_[A-Za-z0-9]{8}_\w+|\bsb_secret_\w+|\bservice_role\b/g

function secretsIn(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1').match(secrets) ?? [])
}

test('R59: the files that browsers get hold no secret, and one that is planted is found', () => {
  for (const build of builds) {
    expect(readdirSync(build).length).toBeGreaterThan(1)
    expect(secretsIn(build)).toEqual([])
  }
  const planted = mkdtempSync(join(tmpdir(), 'secrets-'))
  writeFileSync(join(planted, 'index.js'), 'const key="sk_live_canary",hook="whsec_canary"')
  expect(secretsIn(planted)).toEqual(['sk_live_canary', 'whsec_canary'])
  rmSync(planted, { recursive: true })
})

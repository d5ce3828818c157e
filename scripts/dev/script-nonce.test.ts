import { expect, test } from 'vitest'
import { contentSecurityPolicy } from '../../packages/local-stack/src/http/content-security-policy.ts'
import { allowNonce } from './script-nonce.ts'

test("production's policy is changed by the nonce alone", () => {
  const policy = contentSecurityPolicy()
  const changed = allowNonce(policy, 'abc')
  expect(changed).toContain("script-src 'self' 'nonce-abc';")
  expect(changed.replace(" 'nonce-abc'", '')).toBe(policy)
})

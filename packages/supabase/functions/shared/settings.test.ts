import { expect, test } from 'vitest'
import { secretKey } from './settings.ts'

const keyOf = (settings: Readonly<Record<string, string>>) => secretKey((name) => settings[name])
const platform = {
  SUPABASE_SECRET_KEYS: JSON.stringify({ default: 'sb_secret_default', jobs: 'sb_secret_jobs' }),
  SUPABASE_SERVICE_ROLE_KEY: 'eyJ',
}

test('the functions take the key that the platform hands out', () => {
  expect(keyOf(platform)).toBe('sb_secret_default')
  expect(keyOf({ ...platform, SUPABASE_SECRET_KEYS: '{}' })).toBe('eyJ')
})

test('a key that is set by hand comes first, under the name that the platform lets be set', () => {
  expect(keyOf({ ...platform, DUSTFORCE_SECRET_KEY: 'sb_secret_jobs' })).toBe('sb_secret_jobs')
  expect(keyOf({ SUPABASE_SECRET_KEYS: 'no JSON', DUSTFORCE_SECRET_KEY: ' sb_secret_jobs ' })).toBe(
    'sb_secret_jobs',
  )
  expect(keyOf({ SUPABASE_SECRET_KEY: 'sb_secret_own', DUSTFORCE_SECRET_KEY: ' ' })).toBe('sb_secret_own')
})

test('a missing key is reported with the name that can be set', () => {
  const keysNamedOtherwise = { SUPABASE_SECRET_KEYS: '{"jobs": "sb_secret_jobs", "default": " "}' }
  for (const settings of [{}, keysNamedOtherwise, { SUPABASE_SECRET_KEYS: '[]' }])
    expect(() => keyOf(settings)).toThrow(
      'SUPABASE_SECRET_KEY is missing or empty; on the platform, set DUSTFORCE_SECRET_KEY',
    )
  expect(() => keyOf({ SUPABASE_SECRET_KEYS: 'no JSON' })).toThrow('SUPABASE_SECRET_KEYS is not JSON')
})

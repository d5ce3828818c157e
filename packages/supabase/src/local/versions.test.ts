import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

test('every migration has a version of its own', () => {
  const files = readdirSync(new URL('../../supabase/migrations', import.meta.url))
  const versions = files.map((file) => file.split('_')[0])
  expect(versions).toEqual([...new Set(versions)])
})

import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

test('the package loads without its templates, which Node could not even read', async () => {
  const url = new URL('./index.ts', import.meta.url).href
  const args = ['--conditions=@dustforce/source', '--input-type=module', '--eval', `await import('${url}')`]
  await expect(promisify(execFile)(process.execPath, args)).resolves.toBeDefined()
})

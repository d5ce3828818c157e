import '@supabase/lite'
import { expect, test } from 'vitest'
import { repairWarnings } from './node-warnings.ts'

const nextWarning = () => new Promise<Error>((resolve) => process.once('warning', resolve))

test('a warning that is an error is told and ends nothing', async () => {
  repairWarnings()
  const told = nextWarning()
  const warning = Object.assign(new Error('the disk is full'), { name: 'Warning' })
  expect(() => process.emitWarning(warning)).not.toThrow()
  expect(await told).toBe(warning)
})

test('a warning that is a text is told', async () => {
  repairWarnings()
  const told = nextWarning()
  process.emitWarning('something is deprecated')
  expect((await told).message).toBe('something is deprecated')
})

import fc from 'fast-check'
import { test } from 'vitest'
import { anyCompany, bookAsAnyCompany } from '../testing/any-company.ts'

test('a company of any price book and policy that can be read is published, booked and paid for as its quote says', async () => {
  await fc.assert(fc.asyncProperty(anyCompany, bookAsAnyCompany), { numRuns: 1, endOnFailure: true })
})

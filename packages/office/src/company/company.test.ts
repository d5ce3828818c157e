import { expect, it } from 'vitest'
import { senderOf } from './company.ts'
import { gtaCompany } from './gta-company.ts'

it('the sender is the name and the address', () => {
  expect(senderOf(gtaCompany)).toBe(`${gtaCompany.name} <${gtaCompany.email}>`)
})

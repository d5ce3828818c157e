import { expect, it } from 'vitest'
import { gtaCompany, senderOf } from './company.ts'

it('the sender is the name and the address', () => {
  expect(senderOf(gtaCompany)).toBe(`${gtaCompany.name} <${gtaCompany.email}>`)
})

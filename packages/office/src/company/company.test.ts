import { expect, it } from 'vitest'
import { gtaBusiness } from '../testing/business.ts'
import { senderOf } from './company.ts'

it('the sender is the name and the address', () => {
  expect(senderOf(gtaBusiness.company)).toBe(`${gtaBusiness.company.name} <${gtaBusiness.company.email}>`)
})

import { describe, expect, it } from 'vitest'
import { companyContactFrom, gtaCompany, senderOf } from './company.ts'

describe('companyContactFrom', () => {
  const fallback = { phone: gtaCompany.phone, email: gtaCompany.email }

  it.each([
    ['reads both settings', { phone: '416 555 0199', email: ' Jobs@Example.com ' }],
    ['formats what is formatted already', { phone: '(416) 555-0199', email: 'jobs@example.com' }],
  ])('%s', (_, settings) => {
    expect(companyContactFrom(settings, gtaCompany)).toEqual({
      phone: '(416) 555-0199',
      email: 'jobs@example.com',
    })
  })

  it.each([
    ['missing', {}],
    ['null', { phone: null, email: null }],
    ['empty', { phone: ' ', email: '' }],
    ['invalid', { phone: '555-0199', email: 'jobs@' }],
  ])('leaves the fallback when the settings are %s', (_, settings) => {
    expect(companyContactFrom(settings, gtaCompany)).toEqual(fallback)
  })
})

it('the sender is the name and the address', () => {
  expect(senderOf(gtaCompany)).toBe(`${gtaCompany.name} <${gtaCompany.email}>`)
})

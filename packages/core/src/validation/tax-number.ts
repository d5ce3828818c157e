import { type Checked, invalid, valid } from './checked.ts'

const pattern = /^(\d{9})\s*RT\s*(\d{4})$/i

/**
 * Checks a GST/HST registration number: nine digits, 'RT' and four digits. Empty is valid: a company that is not registered has none.
 *
 * @example
 * checkTaxNumber('123456789rt0001') // => { ok: true, value: '123456789 RT0001' }
 */
export function checkTaxNumber(text: string): Checked {
  const written = text.trim()
  if (written === '') return valid('')
  const [, business, account] = pattern.exec(written.replace(/[\s-]+/g, '')) ?? []
  return business === undefined || account === undefined
    ? invalid('Please enter an HST number such as 123456789 RT0001')
    : valid(`${business} RT${account}`)
}

import { type Checked, invalid, valid } from '@dustforce/core/validation'

const pattern = /^\d{9}RT\d{4}$/

/**
 * Checks a GST/HST registration number: nine digits, 'RT' and four digits. Empty is valid: a company that is not registered has none.
 *
 * @example
 * checkTaxNumber('123456789rt0001') // => { ok: true, value: '123456789 RT0001' }
 */
export function checkTaxNumber(text: string): Checked {
  if (text.trim() === '') return valid('')
  const number = text.replace(/[\s-]/g, '').toUpperCase()
  return pattern.test(number)
    ? valid(number.replace('RT', ' RT'))
    : invalid('Please enter an HST number such as 123456789 RT0001')
}

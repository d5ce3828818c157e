/**
 * Whether a text is a registration number for Canada's sales taxes: nine digits, 'RT' and four digits.
 *
 * @example
 * isTaxNumber('123456789 RT0001') // => true
 */
export function isTaxNumber(text: string): boolean {
  return /^\d{9}RT\d{4}$/i.test(text.replace(/[\s-]/g, ''))
}

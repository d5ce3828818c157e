const highest = 99

/**
 * The text of a badge that counts; empty when there is nothing to count.
 *
 * @example
 * badgeText(100) // => '99+'
 */
export function badgeText(count: number): string {
  if (count <= 0) return ''
  return count > highest ? `${highest}+` : `${count}`
}

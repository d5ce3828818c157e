/** The values in place of names in braces; '' where the company has nothing to say. */
export type Values = (name: string) => string

/**
 * A text with its values in place of the names in braces; '' when one of them is: what a company does not say is left out whole.
 *
 * @example
 * fill('Call {phone}.', () => '555') // => 'Call 555.'
 */
export function fill(text: string, values: Values): string {
  let isWhole = true
  const filled = text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values(name)
    if (value === '') isWhole = false
    return value
  })
  return isWhole ? filled : ''
}

/** Texts of a list with their values; those are left out of which a part has nothing to say. */
export function fillEach<Kind extends Readonly<Record<string, string>>>(
  kinds: readonly Kind[],
  values: Values,
): readonly Kind[] {
  return kinds.flatMap((kind) => {
    const filled = Object.entries(kind).map(([name, text]) => [name, fill(text, values), text] as const)
    return filled.some(([, text, before]) => text === '' && before !== '')
      ? []
      : [Object.fromEntries(filled) as Kind]
  })
}

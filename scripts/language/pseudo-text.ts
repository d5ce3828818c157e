/** The language that nobody speaks: its messages are made from the English ones, longer and with other letters. CLDR's code for such a one. */
export const pseudoLanguage = 'en-XA'

const [plain, accented] = [
  'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ',
  'åƀçđéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ',
]
const letters = new Map([...plain].map((letter, nr) => [letter, [...accented][nr] ?? letter]))

/** The parts of a text that programs read: names in braces, addresses of links, and characters of the alphabet that an entity is made of. */
const forPrograms = /(\{\w+\}|\]\([^)]*\))/

/** Values that are no text: codes of languages, and names that a program looks up. */
const isCode = /^(?:[a-z]{2}-[A-Z]{2}|[\d\s.,–-]*)$/

/** Names of values that are read by programs. */
const codes = ['id', 'code', 'percent', 'service', 'url', 'href']

/**
 * A text in the language that nobody speaks: in brackets that no text has, so that a text without them was never a message; with an accent on each letter, so that what stands in
 * its place without one is data; and with each vowel twice, which makes it and its words about 35 to 40 % longer.
 *
 * @example
 * pseudo('Pay {money}') // => '⟦Þååý {money}⟧'
 */
export function pseudo(text: string): string {
  if (isCode.test(text)) return text
  const said = text
    .split(forPrograms)
    .map((part, nr) => (nr % 2 === 1 ? part : accentedText(part)))
    .join('')
  // A space at an end stands between this text and its neighbour.
  return said.replace(/^(\s*)(.*?)(\s*)$/s, '$1⟦$2⟧$3')
}

function accentedText(text: string): string {
  return [...text.replace(/[aeiou]/gi, (vowel) => vowel + vowel.toLowerCase())]
    .map((letter) => letters.get(letter) ?? letter)
    .join('')
}

/** A message in that language: a text, what a function of one returns, or all texts of an object, a list or an element. */
export function inPseudo(message: unknown): unknown {
  if (typeof message === 'string') return pseudo(message)
  if (typeof message === 'function')
    return (...given: readonly unknown[]) => inPseudo(Reflect.apply(message, undefined, given))
  if (Array.isArray(message)) return message.map(inPseudo)
  if (typeof message !== 'object' || message === null || message instanceof Map) return message
  const parts = Object.entries(message)
  if ('$$typeof' in message)
    return Object.fromEntries(parts.map(([name, part]) => [name, name === 'props' ? ofElement(part) : part]))
  return Object.fromEntries(
    parts.map(([name, part]) => [name, codes.includes(name) ? part : inPseudo(part)] as const),
  )
}

/** Of an element only what stands in it is said. */
function ofElement(props: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return 'children' in props ? { ...props, children: inPseudo(props.children) } : props
}

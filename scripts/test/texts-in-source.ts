/** Texts that only the console and the log say. */
const spared = [/console\.\w+\(.*/g, /throw new \w*Error\(.*/g]

/**
 * Texts for people in a source: between tags, as a line of its own, in an attribute that is read, and sentences in quotes.
 *
 * @example
 * textsIn('<p>Please wait a minute.</p>') // => ['Please wait a minute.']
 */
export function textsIn(source: string): readonly string[] {
  const code = spared.reduce(
    (rest, pattern) => rest.replace(pattern, ''),
    source.replace(/\/\*.*?\*\//gs, '').replace(/(^|\s)\/\/.*$/gm, ''),
  )
  return [
    />([^<>{}=;()]*[A-Za-z]{2,} [a-z]{2,}[^<>{}=;()]*)</g,
    /^\s+([A-Z][a-z’']+(?: [A-Za-z’',]+)+[.:…]?)$/gm,
    /\b(?:label|title|alt|placeholder|hint|aria-label|busyLabel|legend)="([A-Z][^"]*)"/g,
    /['`]([A-Z][a-z]+,?(?: (?:[a-z]+|\$\{[^}]*\})[,:]?){2,}[^'`\n]*)['`]/g,
  ]
    .flatMap((pattern) => [...code.matchAll(pattern)].map(([, text = '']) => text.trim()))
    .filter((text, nr, all) => !/\b(?:readonly|const) /.test(text) && all.indexOf(text) === nr)
}

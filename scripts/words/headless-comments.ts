const head = '(?:What|Who|Whom|Whose|Which|How)\\b'
const block = new RegExp(`/\\*\\*?[\\s*]*(${head}[^.?;:]*.?)`, 'g')
const line = new RegExp(`^\\s*(?://|--) (${head}[^.?;:]*.?)`)
const comment = /^\s*(?:\/\/|--)/

/**
 * Finds the comments of a source that begin with a clause instead of with who does what: 'What a visit costs.', where 'The price of a visit.' and
 * 'Computes what a visit costs.' say what stands below. A question is a sentence.
 */
export function findHeadless(path: string, text: string): readonly string[] {
  const lines = text.split('\n')
  const found = [
    ...Array.from(text.matchAll(block), ([, start = '']) => start),
    ...lines.flatMap((written, nr) =>
      comment.test(lines[nr - 1] ?? '') ? [] : [line.exec(written)?.[1] ?? []].flat(),
    ),
  ]
  return found
    .filter((start) => !start.endsWith('?'))
    .map((start) => `${path}: '${start.replace(/\s*\n\s*\*?\s*/g, ' ')}', write who does what`)
}

import { patternsInFrench, sentencesInFrench } from './sentences-in-french.ts'

/** A sentence of the rules or of the server, which say it in English, in the language of the page; what is not known stays as it is. */
export function sentence(english: string): string {
  const known = sentencesInFrench[english]
  if (known !== undefined) return known
  for (const [pattern, said] of patternsInFrench) {
    const found = pattern.exec(english)
    if (found !== null) return said(...found.slice(1))
  }
  return english
}

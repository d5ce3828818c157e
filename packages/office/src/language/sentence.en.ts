/** A sentence of the rules or of the server, which say it in English, in the language of the page. */
export function sentence(english: string): string {
  return english
}

/** The fragment by which an address leads to a card: 'closed-days-and-special-hours'. */
export function cardId(title: string): string {
  return title.toLowerCase().replace(/[^a-z]+/g, '-')
}

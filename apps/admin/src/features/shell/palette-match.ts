/**
 * Returns how well a label fits what was typed, 0 for not at all: every word of it must be found, in any order; best at the start of a word, then
 * within one, then with its letters apart.
 */
export function matchOf(label: string, typed: string): number {
  const text = label.toLowerCase()
  const found = typed
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => wordIn(text, word))
  return Math.min(3, ...found)
}

function wordIn(text: string, word: string): number {
  if (text.startsWith(word) || text.includes(` ${word}`)) return 3
  if (text.includes(word)) return 2
  return word.length > 2 && hasInOrder(text, word) ? 1 : 0
}

/** Whether the letters of a word come in a text one after the other, the first of them at the start of a word. */
function hasInOrder(text: string, word: string): boolean {
  const starts = text.split(' ').map((_, index, words) => words.slice(index).join(' '))
  return starts.some((rest) => {
    if (rest[0] !== word[0]) return false
    let at = 0
    for (const letter of rest) if (letter === word[at]) at += 1
    return at === word.length
  })
}

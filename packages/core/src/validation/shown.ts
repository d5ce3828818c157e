/** The most characters that are shown. A longer text is cut off: it may be a whole file. */
const mostShown = 80

/** A value in a sentence that says what is wrong with it, whatever it is: text in quotes, an object as JSON. */
export function shown(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'bigint') return `${value}`
  try {
    const text = JSON.stringify(value) ?? typeof value
    return text.length > mostShown ? `${text.slice(0, mostShown)}…` : text
  } catch {
    return Object.prototype.toString.call(value)
  }
}

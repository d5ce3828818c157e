/** The number that was typed; the text where it is no number, so that the parser names it. */
export function numberFrom(text: string): number | string {
  return /^\d+$/.test(text.trim()) ? Number(text) : text
}

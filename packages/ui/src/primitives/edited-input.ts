/** A field's text, and the position of its caret as the number of characters before it. */
interface Edited {
  readonly value: string
  readonly caret: number
}

/**
 * Rewrites what was typed into a field, and returns it. It is written into the field here, so that the browser does not move the caret to
 * the end when the form shows the same text.
 */
export function rewriteInput(
  input: HTMLInputElement,
  rewrite: (typed: string, caret: number) => Edited,
): string {
  const { value, caret } = rewrite(input.value, input.selectionStart ?? input.value.length)
  input.value = value
  input.setSelectionRange(caret, caret)
  return value
}

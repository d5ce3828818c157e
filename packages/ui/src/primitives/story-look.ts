/** The colours that an element is drawn in, for stories whose variants must differ. */
export function coloursOf(element: Element): string {
  const { backgroundColor, borderColor, boxShadow, color } = getComputedStyle(element)
  return [backgroundColor, borderColor, boxShadow, color].join(' ')
}

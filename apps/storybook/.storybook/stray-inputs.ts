const isTakenOut = (input: Element) => getComputedStyle(input).position === 'absolute'

const nameOf = ({ textContent }: HTMLLabelElement) => `the input of '${textContent.trim()}'`

/**
 * The hidden inputs that would stay where they are while their label scrolls. A label that is drawn in place of its input must be what the
 * input is placed by, else a browser that brings the focus into view looks in the wrong place.
 */
export function strayInputs(root: ParentNode): readonly string[] {
  return [...root.querySelectorAll('label')]
    .filter((label) =>
      [...label.querySelectorAll('input')].some(
        (input) => isTakenOut(input) && !label.contains(input.offsetParent),
      ),
    )
    .map(nameOf)
}

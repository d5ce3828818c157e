/**
 * Finds what can no longer be told apart in the colours of a contrast theme, where grounds and shadows are gone: what is chosen from what is not, where a
 * button or a dialog ends, and what cannot be pressed. It runs in a page that has such colours, where `evaluate` takes it as its text.
 */
export function lostInForcedColors(): readonly string[] {
  /** Each state that a part can be in, and the same part without it. */
  const states = [
    ['[aria-current]:not([aria-current="false"])', ':not([aria-current])'],
    ['[aria-pressed="true"]', '[aria-pressed="false"]'],
    ['[aria-selected="true"]', ':not([aria-selected="true"])'],
    ['[data-highlighted]', ':not([data-highlighted])'],
    ['label:has(> input.sr-only:checked)', ':has(> input.sr-only:not(:checked))'],
    ['[data-filled]', ':not([data-filled])'],
  ] as const
  const places = 'button:not([role]), a[class*="bg-"], [role="dialog"], [role="alertdialog"], [role="menu"]'
  const refused =
    ':is(button, [role^="menuitem"], [role="option"], label):is(:disabled, :has(> :disabled), [aria-disabled="true"], [data-disabled])'

  const isEdged = ({ borderTopWidth }: CSSStyleDeclaration) => borderTopWidth !== '0px'
  // A ground that was taken away has the page's colour without being seen.
  const groundOf = ({ backgroundColor }: CSSStyleDeclaration) =>
    backgroundColor.match(/\d+, \d+, \d+/)?.join() ?? ''
  const isDrawn = (part: Element) =>
    part.checkVisibility({ visibilityProperty: true }) && part.getBoundingClientRect().width > 1
  const all = (selector: string) => [...document.querySelectorAll(selector)].filter(isDrawn)
  /** Describes how an element looks, apart from its text. */
  const lookOf = (part: Element) => {
    const style = getComputedStyle(part.querySelector('button') ?? part)
    return [groundOf(style), isEdged(style) ? style.borderTop : '', style.textDecorationLine].join(' ')
  }
  const nameOf = ({ localName, textContent }: Element) => `${localName} '${textContent?.trim().slice(0, 40)}'`

  const alike = states.flatMap(([on, off]) =>
    all(on)
      .filter((part) => {
        const others = [...(part.parentElement?.querySelectorAll(`:scope > ${part.localName}${off}`) ?? [])]
        return others.some((other) => lookOf(other) === lookOf(part))
      })
      .map((part) => `${nameOf(part)} is like what is not ${on}`),
  )
  const page = groundOf(getComputedStyle(document.body))
  const edgeless = all(places)
    .filter((part) => {
      const style = getComputedStyle(part)
      // The ground is the page's now, and as opaque as it was.
      const wasFilled = style.backgroundColor !== 'transparent' && !style.backgroundColor.endsWith(', 0)')
      return wasFilled && !isEdged(style) && groundOf(style) === page
    })
    .map((part) => `${nameOf(part)} has no edge`)
  const unmarked = all(refused)
    .filter((part) => {
      const { borderTopStyle, textDecorationLine } = getComputedStyle(part)
      return (
        !part.hasAttribute('aria-busy') &&
        borderTopStyle !== 'dashed' &&
        textDecorationLine !== 'line-through'
      )
    })
    .map((part) => `${nameOf(part)} cannot be pressed, and looks as if it could`)
  return [...alike, ...edgeless, ...unmarked]
}

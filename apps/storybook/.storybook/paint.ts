const isTransparent = (color: string) => /^(?:transparent|rgba\(.*, 0\)|.*\/ 0\))$/.test(color)
const isOpaque = (color: string) => !isTransparent(color) && !/rgba|\//.test(color)

/** A positioned element may lie on what stands beside it, and not only on what it stands in. */
const besides = ({ parentElement }: Element) =>
  [...(parentElement?.children ?? [])].map((element) => element.getAttribute('class')).join('|')

/** Returns what tells one backdrop from another: the surfaces behind an element, from its own to the page's. */
function backdrops(): (element: Element) => string {
  const known = new Map<Element, string>()
  const surfaceOf = (element: Element) => {
    const { backgroundColor, backgroundImage, filter, opacity, position } = getComputedStyle(element)
    const isCovering = isOpaque(backgroundColor)
    return [
      isTransparent(backgroundColor) ? '' : backgroundColor,
      backgroundImage === 'none' ? '' : backgroundImage,
      filter === 'none' ? '' : filter,
      opacity === '1' ? '' : opacity,
      isCovering || position === 'static' ? '' : besides(element),
    ].join(' ')
  }
  return function backdropOf(element: Element): string {
    const found: string =
      known.get(element) ??
      [surfaceOf(element), element.parentElement === null ? '' : backdropOf(element.parentElement)]
        .filter((surface) => surface.trim() !== '')
        .join(' on ')
    known.set(element, found)
    return found
  }
}

/** Returns what the contrast of an element's text depends on: its colour, size and weight, and what it stands on. */
export function paints(): (element: Element) => string {
  const backdropOf = backdrops()
  return (element) => {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element)
    return `${color} ${fontSize} ${fontWeight} ${textShadow} on ${backdropOf(element)}`
  }
}

/** The elements that draw a text without a node of it. */
const controls =
  'input:not([type="checkbox"], [type="radio"], [type="hidden"], [type="file"]), select, textarea'
/** The elements that axe leaves out: nobody has to be able to read them. */
const exempt = '[aria-hidden="true"], :is(button, input, select, textarea):disabled'

function isDrawn(element: Element) {
  if (element.closest(exempt) !== null || !element.checkVisibility({ visibilityProperty: true })) return false
  const { width, height } = element.getBoundingClientRect()
  // Content for screen readers only is one pixel in size.
  return width > 1 && height > 1
}

/** The elements below that hold a text of their own, as far as it has to be readable. */
export function texts(root: Element): readonly Element[] {
  const found = new Set<Element>(root.querySelectorAll(controls))
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode())
    if (node.parentElement && node.textContent?.trim()) found.add(node.parentElement)
  return [...found].filter(isDrawn)
}

const isTransparent = (color: string) => /^(?:transparent|rgba\(.*, 0\)|.*\/ 0\))$/.test(color)
const isOpaque = (color: string) => !isTransparent(color) && !/rgba|\//.test(color)

/** A positioned element may lie on what stands beside it, and not only on what it stands in. */
const besides = ({ parentElement }: Element) =>
  [...(parentElement?.children ?? [])].map((element) => element.getAttribute('class')).join('|')

/** The surfaces behind a text, from its element's own surface backwards. */
interface Backdrop {
  readonly surfaces: string
  /** Whether all of it is drawn other than by itself, so that what is behind may shine through. */
  readonly isVeiled: boolean
}

/** Returns what tells one backdrop from another: the surfaces behind an element, from its own to the first that covers the others. */
function backdrops(): (element: Element) => Backdrop {
  const known = new Map<Element, Backdrop>()
  function seen(element: Element): Backdrop {
    const behind = element.parentElement === null ? undefined : backdropOf(element.parentElement)
    const { backgroundColor, backgroundImage, filter, opacity, position } = getComputedStyle(element)
    const isVeiled = filter !== 'none' || opacity !== '1' || behind?.isVeiled === true
    const isCovering = isOpaque(backgroundColor)
    const surface = [
      isTransparent(backgroundColor) ? '' : backgroundColor,
      backgroundImage === 'none' ? '' : backgroundImage,
      filter === 'none' ? '' : filter,
      opacity === '1' ? '' : opacity,
      isCovering || position === 'static' ? '' : besides(element),
    ].join(' ')
    const surfaces = isCovering && !isVeiled ? [surface] : [surface, behind?.surfaces ?? '']
    return { surfaces: surfaces.filter((one) => one.trim() !== '').join(' on '), isVeiled }
  }
  function backdropOf(element: Element): Backdrop {
    const found = known.get(element) ?? seen(element)
    known.set(element, found)
    return found
  }
  return backdropOf
}

/** Returns what tells how much contrast a text needs: axe asks the same of all below 14 points, which are 18.7 pixels, and of all above 18. */
function sizeOf({ fontSize, fontWeight }: CSSStyleDeclaration) {
  const pixels = Number.parseFloat(fontSize)
  if (pixels < 18.5) return 'small'
  return pixels > 24 ? 'large' : `${fontSize} ${fontWeight}`
}

/** Returns what the contrast of an element's text depends on: its colour and size, and what it stands on. */
export function paints(): (element: Element) => string {
  const backdropOf = backdrops()
  return (element) => {
    const style = getComputedStyle(element)
    return `${style.color} ${sizeOf(style)} ${style.textShadow} on ${backdropOf(element).surfaces}`
  }
}

/** The elements that draw a text without a node of it. */
const controls =
  'input:not([type="checkbox"], [type="radio"], [type="hidden"], [type="file"], [type="color"], [type="range"]), select, textarea'
/** The elements that axe leaves out: nobody has to be able to read them. */
const exempt =
  '[aria-hidden="true"], [inert], [aria-disabled="true"], :is(button, input, select, textarea):disabled'

/** Content for screen readers only is one pixel in size, unless it is shown to the keyboard's focus. */
function isSmall(element: Element) {
  const { width, height } = element.getBoundingClientRect()
  return width <= 1 || height <= 1
}

function isDrawn(element: Element) {
  if (element.closest(exempt) !== null || !element.checkVisibility({ visibilityProperty: true })) return false
  const forReaders = element.closest('.sr-only')
  return !isSmall(element) && (forReaders === null || !isSmall(forReaders))
}

/** The elements below that hold a text of their own, as far as it has to be readable. */
export function texts(root: Element): readonly Element[] {
  const found = new Set<Element>(root.querySelectorAll(controls))
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode())
    if (node.parentElement && node.textContent?.trim()) found.add(node.parentElement)
  return [...found].filter(isDrawn)
}

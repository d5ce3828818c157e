/** The heights that follow what is inside. */
const followsContents = /^(?:fit|min|max)-content/

const isColumn = ({ display, flexDirection }: CSSStyleDeclaration) =>
  display.endsWith('flex') && flexDirection.startsWith('column')

/** Says which part of a page an element is: the role or the tag, and the classes. */
const nameOf = (element: Element) =>
  `<${element.getAttribute('role') ?? element.localName} class="${element.getAttribute('class') ?? ''}">`

/**
 * The parts of a column whose share begins with a percentage of a height that follows its contents. WebKit takes 0 % of it as nothing and
 * leaves a slit of the part; Chromium and Firefox take it as the contents' height, so no look at them would tell.
 */
export function collapsingParts(root: ParentNode): readonly string[] {
  return [...root.querySelectorAll('*')]
    .filter((element) => isColumn(getComputedStyle(element)))
    .filter((column) => followsContents.test(String(column.computedStyleMap().get('height'))))
    .flatMap((column) => [...column.children])
    .filter((part) => getComputedStyle(part).flexBasis.endsWith('%'))
    .map(nameOf)
}

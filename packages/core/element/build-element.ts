/** The parts of a new element: attributes by name, children, and listeners by event. */
export interface ElementParts {
  readonly attributes?: Readonly<Record<string, string | boolean | undefined>>
  readonly children?: readonly (Node | string)[]
  readonly on?: Readonly<Record<string, (event: Event) => void>>
}

/** Makes a DOM element. Text is only ever set as text, so that a price book from elsewhere can put no markup on the page. */
export function buildElement<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  parts: ElementParts = {},
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(parts.attributes ?? {})) {
    if (value === true) element.setAttribute(name, '')
    else if (typeof value === 'string') element.setAttribute(name, value)
  }
  for (const [event, listener] of Object.entries(parts.on ?? {})) element.addEventListener(event, listener)
  element.append(...(parts.children ?? []))
  return element
}

/** Puts parts into their place, which is not shown without any. */
export function fill(place: HTMLElement, parts: readonly HTMLElement[]) {
  place.replaceChildren(...parts)
  place.hidden = parts.length === 0
}

/** An amount, which reads from left to right on a page of any direction. */
export function amountElement(amount: string): HTMLElement {
  return buildElement('bdi', { attributes: { dir: 'ltr' }, children: [amount] })
}

/** The attribute that says a field of a request; the names of attributes are in lower case. */
export function attributeOf(field: string): string {
  return field === 'addOns' ? 'add-ons' : field.toLowerCase()
}

/** Where an element stood: each parent above it, with its place among that parent's children. */
interface Trail {
  readonly element: Element
  readonly steps: readonly (readonly [parent: Element, index: number])[]
  readonly page: string
}

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled, [type="hidden"]), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]'

const isShown = (element: Element) => element.checkVisibility?.({ visibilityProperty: true }) ?? true

/** Remembers where an element stands, for the time when it is gone. */
export function trailOf(element: Element): Trail {
  const steps: (readonly [Element, number])[] = []
  for (let child = element; child.parentElement !== null; child = child.parentElement)
    steps.push([child.parentElement, [...child.parentElement.children].indexOf(child)])
  return { element, steps, page: location.pathname }
}

/** The job that is gone, where it is drawn again. */
function twinOf({ element }: Trail): Element | null {
  const job = element.getAttribute('data-job')
  return job === null ? null : document.querySelector(`[data-job="${job}"]`)
}

function firstIn(parts: readonly Element[]): HTMLElement | null {
  for (const part of parts) {
    for (const found of [part, ...part.querySelectorAll(focusable)])
      if (found instanceof HTMLElement && found.matches(focusable) && isShown(found)) return found
  }
  return null
}

/** Where the focus goes on from something that is gone: the same thing elsewhere, else what took its place, comes next or stood before it. */
export function successorOf(trail: Trail): HTMLElement | null {
  const twin = twinOf(trail)
  if (twin instanceof HTMLElement) return twin
  for (const [parent, index] of trail.steps) {
    if (parent === document.body) return null
    if (!parent.isConnected) continue
    const children = [...parent.children]
    const found = firstIn([...children.slice(index), ...children.slice(0, index).reverse()])
    if (found !== null) return found
  }
  return null
}

/**
 * Keeps the focus from being lost with what had it: when a row leaves, a question takes the place of its button, or a job is drawn elsewhere,
 * it goes on from there. A dialog that closes, and a page that comes, choose themselves. Returns how to stop.
 */
export function keepFocus(): () => void {
  let last: Trail | null = null
  const remember = ({ target }: FocusEvent) => {
    last = target instanceof Element && target !== document.body ? trailOf(target) : null
  }
  const observer = new MutationObserver(() => {
    if (last === null || last.element.isConnected) return
    const gone = last
    last = null
    if (document.activeElement !== document.body || gone.page !== location.pathname) return
    successorOf(gone)?.focus()
  })
  document.addEventListener('focusin', remember)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => {
    document.removeEventListener('focusin', remember)
    observer.disconnect()
  }
}

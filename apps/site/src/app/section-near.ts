/** The distance in pixels, before a section comes into view, within which it counts as near. */
const margin = 600

const signsOfLife = ['pointerdown', 'keydown', 'pointerover'] as const

/** Waits until one of some elements of the page is about to be seen, or the visitor does anything at all; a page without them need not wait. */
export function sectionNear(ids: readonly string[]): Promise<void> {
  const elements = ids.flatMap((id) => document.getElementById(id) ?? [])
  if (elements.length === 0) return Promise.resolve()
  return new Promise((resolve) => {
    const done = () => {
      observer.disconnect()
      for (const sign of signsOfLife) document.removeEventListener(sign, done)
      resolve()
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) done()
      },
      { rootMargin: `${margin}px` },
    )
    for (const element of elements) observer.observe(element)
    for (const sign of signsOfLife) document.addEventListener(sign, done, { passive: true })
  })
}

/** Whether the visitor has done something before the scripts arrived, or came to the middle of the page. */
function hasStirred(): boolean {
  const { activeElement, body } = document
  return scrollY > 0 || (activeElement !== null && activeElement !== body)
}

/**
 * Waits until the visitor does anything at all, for a section that may be seen at once: a visit that only looks loads no code for it. A page
 * without the section need not wait.
 */
export function visitorStirs(ids: readonly string[]): Promise<void> {
  if (hasStirred() || ids.every((id) => document.getElementById(id) === null)) return Promise.resolve()
  const signs = [...signsOfLife, 'scroll']
  return new Promise((resolve) => {
    const done = () => {
      for (const sign of signs) document.removeEventListener(sign, done)
      resolve()
    }
    for (const sign of signs) document.addEventListener(sign, done, { passive: true })
  })
}

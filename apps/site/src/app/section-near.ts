/** How many pixels before a section comes into view it counts as near. */
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

/** How many pixels before a section comes into view it counts as near. */
const margin = 600

/** Waits until an element of the page is about to be seen, or is touched or focused; a page without it need not wait. */
export function sectionNear(id: string): Promise<void> {
  const element = document.getElementById(id)
  if (element === null) return Promise.resolve()
  return new Promise((resolve) => {
    const done = () => {
      observer.disconnect()
      resolve()
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) done()
      },
      { rootMargin: `${margin}px` },
    )
    observer.observe(element)
    for (const event of ['focusin', 'pointerover', 'touchstart']) {
      element.addEventListener(event, done, { once: true, passive: true })
    }
  })
}

/**
 * Puts the focus on the heading of the page that has just come, so that its name is read and the keyboard goes on from there; on its main
 * part while it has no heading. Where the page, or a dialog over it, has taken the focus itself, it stays.
 */
export function focusHeading(): void {
  const main = document.querySelector('main')
  const focused = document.activeElement
  if (main === null || focused?.closest('main, [role="dialog"], [role="alertdialog"]')) return
  const target = main.querySelector('h1') ?? main
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

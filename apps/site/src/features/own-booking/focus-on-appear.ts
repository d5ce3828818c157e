/** A ref that moves the focus to what takes the place of what had it, for those who do not see it come. */
export function focusOnAppear(element: HTMLElement | null): void {
  element?.focus()
}

/** Puts the focus into the search field of the list: where to go on after what had it is gone. */
export function focusSearch(): void {
  document.querySelector<HTMLInputElement>('search input')?.focus()
}

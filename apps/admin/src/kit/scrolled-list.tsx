import type { ReactNode } from 'react'

/** A short list in a notice; a long one scrolls, also by the keyboard. */
export function ScrolledList({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ul
      // A browser lets nobody scroll by the keyboard what cannot have the focus.
      tabIndex={0}
      aria-label={label}
      className="mt-1 grid max-h-40 list-disc gap-0.5 overflow-y-auto pl-5"
    >
      {children}
    </ul>
  )
}

/** From where to where something reaches in the window, in pixels from its upper edge. */
export interface Extent {
  readonly top: number
  readonly bottom: number
}

/** The dialog that is open while a toast is shown, in pixels of the window. */
export interface DialogLayout {
  readonly window: { readonly width: number; readonly height: number }
  /** The dialog's outer edges, its right one included. */
  readonly dialog: Extent & { readonly right: number }
  /** The part between header and footer, which scrolls. */
  readonly body: Extent
  /** The part that has the focus. */
  readonly focus: Extent | null
}

/** Distances from the edges of the window, as CSS values; `width` is the most that the region of the toasts may take. */
export interface ToastPlace {
  readonly top: string
  readonly bottom: string
  readonly width: string
}

/** The usual place of toasts: the upper right corner. */
export const cornerPlace: ToastPlace = { top: '0px', bottom: 'auto', width: '28rem' }

/** The least that a toast of two lines needs, with its margins. */
const roomNeeded = { width: 320, height: 160 }

/** Finds where a toast covers nothing that has the focus while no dialog is open: in a narrow window it reaches from side to side. */
export function placeOnPage({ window, focus }: Pick<DialogLayout, 'window' | 'focus'>): ToastPlace {
  const isNarrow = window.width < 2 * roomNeeded.width
  const reach = Math.min(roomNeeded.height, window.height / 2)
  const isFocusHigh = focus !== null && focus.bottom > 0 && focus.top < reach
  return isNarrow && isFocusHigh ? { ...cornerPlace, top: 'auto', bottom: '0px' } : cornerPlace
}

/**
 * Where a toast covers neither the dialog's title, its close button and its footer nor what has the focus: beside the dialog or above it
 * where there is room, else at the end of its body that is farther from the focus.
 */
export function toastPlace({ window, dialog, body, focus }: DialogLayout): ToastPlace {
  const beside = window.width - dialog.right
  if (beside >= roomNeeded.width) return { ...cornerPlace, width: `${Math.min(beside, 448)}px` }
  if (dialog.top >= roomNeeded.height) return cornerPlace
  const isFocusLow =
    focus !== null && focus.top < body.bottom && (focus.top + focus.bottom) / 2 > (body.top + body.bottom) / 2
  return isFocusLow
    ? { ...cornerPlace, top: `${body.top}px` }
    : { ...cornerPlace, top: 'auto', bottom: `${window.height - body.bottom}px` }
}

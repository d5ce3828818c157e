/** Whether a click on a row belongs to something in it that answers clicks by itself. */
export function isRowControl(target: EventTarget): boolean {
  return (
    target instanceof Element &&
    target.closest('button, a, input, select, textarea, label, [role="button"]') !== null
  )
}

import { type RefObject, useLayoutEffect } from 'react'

/**
 * Brings what was typed or chosen in a prerendered form before its scripts arrived, or what the browser restored on a reload, into the
 * state that the form is controlled by. React leaves such values in the page but does not report them, so the form would count as empty.
 *
 * It looks once, before the first paint after hydration. On a form that was not prerendered nothing differs and nothing is reported.
 *
 * @param root an element around the controls, which are found by their names
 * @param values what the controls show according to the state, by name
 * @param adopt called with the values that differ, if any
 */
export function useEarlyInput(
  root: RefObject<Element | null>,
  values: Readonly<Record<string, string>>,
  adopt: (typed: Record<string, string>) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; from then on every change is an event.
  useLayoutEffect(() => {
    const typed = Object.keys(values).flatMap((name) => {
      const value = shownIn(root.current?.querySelectorAll(`[name="${name}"]`) ?? [])
      return value === undefined || value === values[name] ? [] : [[name, value] as const]
    })
    if (typed.length > 0) adopt(Object.fromEntries(typed))
  }, [])
}

/** Reads what the controls of one name hold: the chosen radio's value, or the one control's. */
function shownIn(controls: Iterable<Element>): string | undefined {
  for (const control of controls) {
    if (control instanceof HTMLInputElement && control.type === 'radio') {
      if (control.checked) return control.value
    } else if (
      control instanceof HTMLInputElement ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement
    ) {
      return control.value
    }
  }
  return
}

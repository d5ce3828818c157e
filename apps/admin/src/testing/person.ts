import { fireEvent, waitFor } from '@testing-library/react'

/**
 * Anything that comes at all comes sooner than this, also on a busy machine. The clock alone says when to look again: watched as well, a page would be
 * looked through at each of its changes.
 */
const patience = { timeout: 15_000, interval: 10, onTimeout: (failure: Error) => failure }

/** Waits until a check of the screen passes. */
export function seen<T>(check: () => T): Promise<T> {
  return waitFor(check, { ...patience, container: document.createElement('div') })
}

/** The words by which a control is known: what it is labelled with, or what stands on it. */
function nameOf(element: Element): string {
  const label = element.getAttribute('aria-label')
  if (label !== null) return label
  const fields =
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  const words = fields
    ? [...(element.labels ?? [])].map((one) => one.textContent).join(' ')
    : element.textContent
  return words.replace(/\s+/g, ' ').trim()
}

function isUsable(element: Element): boolean {
  return !element.hasAttribute('disabled') && element.closest('.md\\:hidden, dialog:not([open])') === null
}

type Words = string | RegExp

function find<Kind extends Element>(root: ParentNode, selector: string, words: Words): Kind {
  const isNamed = (element: Kind) => {
    const name = nameOf(element)
    return typeof words === 'string' ? name === words : words.test(name)
  }
  // The name first: whether an element can be used takes longer to find out.
  const first = [...root.querySelectorAll<Kind>(selector)].find((one) => isNamed(one) && isUsable(one))
  if (first !== undefined) return first
  const failure = new Error()
  // Read when a wait has ended: all names at each look would take longer than all else.
  Object.defineProperty(failure, 'message', {
    get: () => {
      const others = [...root.querySelectorAll(selector)].map(nameOf)
      return `There is no ${selector} '${words}' among: ${others.join(' | ')}`
    },
  })
  throw failure
}

const pressed =
  'button, [role="button"], a[href], input[type="checkbox"], input[type="radio"], [role="option"], summary'
const typed = 'input, textarea'

/** The acts of a person in one window, and what they see there. Dialogs and notices stand beside the windows, as in a browser. */
export interface Person {
  /** The element of the window. */
  readonly window: HTMLElement
  /** Presses a button, a link or a box, once it can be pressed. */
  readonly press: (words: Words) => Promise<void>
  readonly type: (label: Words, text: string) => Promise<void>
  /** Types into a field and leaves it, by which some fields save. */
  readonly fill: (label: Words, text: string) => Promise<void>
  /** Chooses an option by its words. */
  readonly choose: (label: Words, option: string) => Promise<void>
  /** Returns what can be chosen, once the field is there. */
  readonly choices: (label: Words) => Promise<readonly string[]>
  /** The words of a column of a table, row by row; its first column unless another is named. */
  readonly column: (table: string, heading?: string) => readonly string[]
  /** The words of every element that a CSS selector finds. */
  readonly texts: (selector: string) => readonly string[]
  /** Waits until the window, or the dialog in front of it, shows a text. */
  readonly reads: (words: Words) => Promise<void>
}

export function personAt(root: HTMLElement): Person {
  const inDialog = () => [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1)
  /** A dialog is in front of everything else. */
  const inFront = () => inDialog() ?? root
  const anywhere = <Kind extends Element>(selector: string, words: Words): Kind =>
    find<Kind>(inFront(), selector, words)
  return {
    window: root,
    press: async (words) => {
      const control = await seen(() => anywhere<HTMLElement>(pressed, words))
      fireEvent.click(control)
    },
    type: async (label, text) => {
      const field = await seen(() => anywhere<HTMLElement>(typed, label))
      fireEvent.change(field, { target: { value: text } })
    },
    fill: async (label, text) => {
      const field = await seen(() => anywhere<HTMLElement>(typed, label))
      fireEvent.change(field, { target: { value: text } })
      fireEvent.blur(field)
    },
    choose: async (label, option) => {
      const field = await seen(() => {
        const select = anywhere<HTMLSelectElement>('select', label)
        const value = [...select.options].find(({ text }) => text === option)?.value
        if (value === undefined)
          throw new Error(`'${label}' offers ${[...select.options].map(({ text }) => text).join(' | ')}`)
        return { select, value }
      })
      fireEvent.change(field.select, { target: { value: field.value } })
    },
    choices: async (label) => {
      const { options } = await seen(() => anywhere<HTMLSelectElement>('select', label))
      return [...options].map(({ text }) => text)
    },
    column: (table, heading) => {
      const found = [...root.querySelectorAll('table')].find((one) => nameOf(one) === table)
      if (found === undefined) return []
      const headings = [...found.querySelectorAll('thead th')].map(({ textContent }) => textContent.trim())
      const index = heading === undefined ? 0 : headings.indexOf(heading)
      return [...found.querySelectorAll<HTMLTableRowElement>('tbody tr')]
        .filter(({ cells }) => cells.length === headings.length)
        .map(({ cells }) => cells[index]?.textContent.trim() ?? '')
    },
    texts: (selector) => [...root.querySelectorAll(selector)].map(({ textContent }) => textContent.trim()),
    reads: async (words) => {
      await seen(() => {
        const text = inFront().textContent
        if (typeof words === 'string' ? text.includes(words) : words.test(text)) return
        throw new Error(`'${words}' is not in: ${text}`)
      })
    },
  }
}

/** A field that was refused: its control, or the group of them, and its name. */
export interface WrongField {
  readonly control: HTMLElement
  readonly name: string
}

/** A group is marked by its own sign: `aria-invalid` belongs to what takes a value. */
const wrong = '[aria-invalid="true"], fieldset[data-wrong]'

/** The selectors of what takes the focus of a group: what is chosen, the day of a calendar that takes it, or the first. */
const inGroup = ['input:checked', '[role="gridcell"] button[tabindex="0"]', 'input, select, textarea, button']

/** One for all radios of a group. */
function controlOf(element: HTMLElement): HTMLElement {
  const group = element.matches('[type="radio"]') ? element.closest('fieldset') : null
  return group ?? element
}

/** The most characters of a name: that of a consent is a sentence. */
const longest = 48

/** The field's label, legend or name for screen readers, without its mark of what is required. */
function nameOf(control: HTMLElement): string {
  const label = control.matches('input, select, textarea')
    ? document.querySelector(`label[for="${control.id}"]`)
    : control.querySelector(':scope > legend')
  const written = label?.cloneNode(true)
  if (!(written instanceof Element)) return control.getAttribute('aria-label') ?? ''
  for (const mark of written.querySelectorAll('[aria-hidden="true"]')) mark.remove()
  const name = (written.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
  return name.length > longest ? `${name.slice(0, longest).trimEnd()}…` : name
}

/** The wrong fields of a form, from its top. */
export function wrongFieldsIn(form: Element): readonly WrongField[] {
  const controls = new Set([...form.querySelectorAll<HTMLElement>(wrong)].map(controlOf))
  return [...controls].map((control) => ({ control, name: nameOf(control) }))
}

/** Whether a field that was refused still is. */
export function isWrong({ control }: WrongField): boolean {
  return control.isConnected && (control.matches(wrong) || control.querySelector(wrong) !== null)
}

/** Moves the focus to a field, or to what can take it inside a group, into the middle of the window; a closed part of the form opens. */
export function focusField({ control }: WrongField): void {
  for (let part = control.closest('details'); part; part = part.parentElement?.closest('details') ?? null)
    part.open = true
  const target = control.matches('fieldset')
    ? inGroup.map((part) => control.querySelector<HTMLElement>(part)).find((found) => found !== null)
    : control
  target?.focus()
  target?.scrollIntoView({ block: 'center' })
}

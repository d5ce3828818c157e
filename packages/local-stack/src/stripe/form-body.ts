/** A form's values, nested as their names say. */
export type FormValue = string | FormObject
export interface FormObject {
  readonly [key: string]: FormValue
}

/** `a[b][0]` → `['a', 'b', '0']`. */
function pathOf(name: string): readonly string[] {
  const [, head = '', rest = ''] = /^([^[]+)((?:\[[^\]]*\])*)$/.exec(name) ?? [undefined, name, '']
  return [head, ...Array.from(rest.matchAll(/\[([^\]]*)\]/g), (match) => match[1] ?? '')]
}

type Draft = Map<string, string | Draft>

function place(draft: Draft, [key = '', ...rest]: readonly string[], value: string): void {
  if (rest.length === 0) {
    draft.set(key, value)
    return
  }
  const inner = draft.get(key)
  const next: Draft = inner instanceof Map ? inner : new Map()
  draft.set(key, next)
  place(next, rest, value)
}

const finished = (draft: Draft): FormObject =>
  Object.fromEntries(
    [...draft].map(([key, value]) => [key, typeof value === 'string' ? value : finished(value)] as const),
  )

/** Reads the nested form encoding of Stripe's API: `line_items[0][price_data][currency]=cad`. */
export function parseFormBody(body: string): FormObject {
  const draft: Draft = new Map()
  for (const [name, value] of new URLSearchParams(body)) place(draft, pathOf(name), value)
  return finished(draft)
}

/** The items of a list, which the encoding writes as an object with the keys 0, 1, 2 … */
export function itemsOf(value: FormValue | undefined): readonly FormValue[] {
  return value === undefined || typeof value === 'string' ? [] : Object.values(value)
}

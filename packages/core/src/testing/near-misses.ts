import fc from 'fast-check'

const wrong = [
  null,
  '',
  'x',
  -1,
  0,
  0.5,
  1,
  2,
  1e9,
  true,
  false,
  [],
  {},
  ['x'],
  { to: 5 },
  '24:00',
  '2026-02-30',
]

/** JSON values of which one part has been replaced, left out, added or renamed; some are still as they should be. */
export function nearMisses(values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const changes = fc.tuple(
    values,
    fc.nat(),
    fc.constantFrom('set', 'drop', 'add', 'rename'),
    fc.constantFrom<unknown>(...wrong),
  )
  return changes.map(([value, at, how, other]) => {
    const near: unknown = JSON.parse(JSON.stringify(value))
    const places = placesOf(near)
    const place = places[at % places.length]
    if (place !== undefined) change(place, how, other)
    return near
  })
}

type Json = Record<string, unknown>

/** Every field of every object and list in a value. */
function placesOf(value: unknown): { readonly of: Json; readonly key: string }[] {
  if (typeof value !== 'object' || value === null) return []
  const of = value as Json
  return Object.keys(of).flatMap((key) => [{ of, key }, ...placesOf(of[key])])
}

function change({ of, key }: { readonly of: Json; readonly key: string }, how: string, value: unknown) {
  const before = of[key]
  if (how === 'set') of[key] = value
  else if (how === 'add' && typeof before === 'object' && before !== null)
    Object.assign(before, { extra: value })
  else if (Array.isArray(of)) of.splice(Number(key), 1)
  else {
    delete of[key]
    if (how === 'rename') of[`${key}_`] = before
  }
}

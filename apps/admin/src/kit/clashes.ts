/** The two values that two people gave one field: the one that is stored by now, and the one that is typed here. */
export interface Clash<Field extends string = string> {
  readonly field: Field
  readonly theirs: unknown
  readonly mine: unknown
}

/**
 * The fields that were changed here and by somebody else since the form was opened, to different things: saving would wipe one of the two.
 *
 * @param seen the fields as the form was opened with them
 * @param mine as they are typed
 * @param live as they are stored by now
 * @param kept what was decided before: a field with the stored value that the typed one may take the place of
 */
export function clashesOf<Fields extends object>(
  seen: Fields,
  mine: Fields,
  live: Fields,
  kept: Partial<Fields> = {},
): readonly Clash<Extract<keyof Fields, string>>[] {
  const fields = Object.keys(mine) as Extract<keyof Fields, string>[]
  return fields.flatMap((field) => {
    const [was, typed, stored] = [seen[field], mine[field], live[field]]
    const isDecided = field in kept && kept[field] === stored
    if (typed === was || stored === was || typed === stored || isDecided) return []
    return [{ field, theirs: stored, mine: typed }]
  })
}

/** Joins class names, leaving out the absent ones. It does not resolve conflicts: a `className` given to a component adds layout, not looks. */
export function classNames(...parts: readonly (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ')
}

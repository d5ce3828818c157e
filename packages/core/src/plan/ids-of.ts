/** One id or several as a list. */
export function idsOf(ids: string | readonly string[] = []): readonly string[] {
  return typeof ids === 'string' ? [ids] : ids
}

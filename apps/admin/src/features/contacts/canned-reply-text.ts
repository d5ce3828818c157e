/** A written answer for one person: `{name}` becomes the first name. What was begun stays before it. */
export function withCannedReply(draft: string, body: string, name: string): string {
  const [first = ''] = name.trim().split(/\s+/)
  const text = body.replaceAll('{name}', first)
  return draft.trim() === '' ? text : `${draft.trimEnd()}\n\n${text}`
}

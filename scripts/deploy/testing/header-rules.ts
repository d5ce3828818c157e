/** A block of `_headers`: the path that it is for, what it takes away and what it says. */
export interface HeaderRule {
  readonly path: string
  readonly removed: readonly string[]
  readonly set: Readonly<Record<string, string>>
}

/** The blocks of `_headers`. Throws for a line that no host reads. */
export function readHeaderRules(text: string): readonly HeaderRule[] {
  const rules: { path: string; removed: string[]; set: Record<string, string> }[] = []
  for (const line of text.split('\n').map((one) => one.trim())) {
    const rule = rules.at(-1)
    const [, name = '', value = ''] = /^([\w-]+): *(\S.*)$/.exec(line) ?? []
    if (line === '' || line.startsWith('#')) continue
    if (line.startsWith('/')) rules.push({ path: line, removed: [], set: {} })
    else if (rule !== undefined && /^! [\w-]+$/.test(line)) rule.removed.push(line.slice(2).toLowerCase())
    else if (rule !== undefined && name !== '') rule.set[name.toLowerCase()] = value
    else throw new Error(`No host reads this line of _headers: ${line}`)
  }
  return rules
}

/** A line of `_redirects`. */
export interface RedirectRule {
  readonly from: string
  readonly to: string
  readonly status: number
}

/** The lines of `_redirects`. */
export function readRedirects(text: string): readonly RedirectRule[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [from = '', to = '', status = ''] = line.split(' ')
      return { from, to, status: Number(status) }
    })
}

/** A text as a part of a pattern that stands for itself. */
export function literal(text: string): string {
  return text.replace(/[\\^$*+?.()|[\]{}]/g, String.raw`\$&`)
}

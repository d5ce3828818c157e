/** The documentation of a component, from the comments of its file. */
export interface ComponentDoc {
  readonly name: string
  /** A description of what it is, and when it is used. */
  readonly what: string
  readonly props: readonly PropDoc[]
}

export interface PropDoc {
  readonly name: string
  /** The values that it takes, as its type is written. */
  readonly takes: string
  readonly isOptional: boolean
  /** Empty where its name says it. */
  readonly what: string
}

const component = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport (?:default )?function ([A-Z]\w+)/g
const prop = /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*)?readonly (\w+|'[\w-]+')(\??): ([^\n]+)/g

const plain = (comment = '') =>
  comment
    .replaceAll('`', '')
    .replaceAll(/\s*\n\s*\*?\s*/g, ' ')
    .replaceAll(/^[\s*]+|\s+$/g, '')

/** The first braces after the name of a component's props, or those beside its parameter. */
function propsOf(source: string, name: string): readonly PropDoc[] {
  const declared = new RegExp(`(?:interface|type) ${name}Props\\b[^{]*\\{\\n([\\s\\S]*?)\\n\\s*\\}`)
  const beside = new RegExp(
    `^export (?:default )?function ${name}\\b[^{]*\\{[^}]*\\}: \\{([\\s\\S]*?)\\}\\)`,
    'm',
  )
  const [, body = ''] = declared.exec(source) ?? beside.exec(source) ?? []
  return [...body.replaceAll('; readonly', '\nreadonly').matchAll(prop)].map(
    ([, comment, called = '', optional, takes = '']) => ({
      name: called,
      takes: takes.trim().replace(/ \| undefined$/, ''),
      isOptional: optional === '?',
      what: plain(comment),
    }),
  )
}

/** The components of a file that have a comment, with what they take. */
export function componentDocs(source: string): readonly ComponentDoc[] {
  return [...source.matchAll(component)].map(([, comment, name = '']) => ({
    name,
    what: plain(comment),
    props: propsOf(source, name),
  }))
}

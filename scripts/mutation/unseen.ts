interface Node {
  readonly type: string
  readonly name?: unknown
  readonly callee?: Node
  readonly object?: Node
  readonly property?: Node
}

/** A node of the syntax tree and where it stands: the part of Babel's path that is used here. */
interface Place {
  readonly node: Node
  readonly parentPath: Place | null
}

/** A Stryker plugin that leaves out what no test should pin, so that the score counts behaviour. */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'unseen',
    value: { shouldIgnore: ({ node, parentPath }: Place) => unseen(node, parentPath) },
  },
]

function unseen(node: Node, parent: Place | null): string | undefined {
  const isText = node.type === 'StringLiteral' || node.type === 'TemplateLiteral'
  if (isText && isSpanOrLog(parent?.node)) return 'the name of a span, or the text of a log line'
  if (node.type === 'JSXAttribute' && isNamed(node.name, 'style')) return 'how it looks'
  return undefined
}

/** `Effect.fn('…')`, `Effect.logError('…', …)` */
function isSpanOrLog(call: Node | undefined): boolean {
  const { object, property } = call?.type === 'CallExpression' ? (call.callee ?? {}) : {}
  return object?.name === 'Effect' && /^(fn|log[A-Z]\w*)$/.test(String(property?.name))
}

function isNamed(value: unknown, name: string): boolean {
  return typeof value === 'object' && value !== null && 'name' in value && value.name === name
}

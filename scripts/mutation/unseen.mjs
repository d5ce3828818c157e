/** A Stryker plugin: leaves out what no test of behaviour should pin, so that the score counts rules only. */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'unseen',
    value: {
      shouldIgnore(path) {
        if ((path.isStringLiteral() || path.isTemplateLiteral()) && isNameOrLogText(path.parentPath))
          return 'the name of a span, or the text of a log line'
        if (path.isJSXAttribute() && path.node.name.name === 'style') return 'how it looks'
        return undefined
      },
    },
  },
]

/** `Effect.fn('…')`, `Effect.logError('…', …)` */
function isNameOrLogText(call) {
  if (!call?.isCallExpression()) return false
  const { callee } = call.node
  return (
    callee.type === 'MemberExpression' &&
    callee.object.type === 'Identifier' &&
    callee.object.name === 'Effect' &&
    callee.property.type === 'Identifier' &&
    /^(fn|log[A-Z]\w*)$/.test(callee.property.name)
  )
}

/** A statement of an example; `expected` is the text of the value that it must give, when the example says so. */
export interface Step {
  readonly code: string
  readonly expected?: string
}

const marker = '// =>'

/** The statements of a piece of documentation, without what it imports. */
export function stepsOf(block: string): Step[] {
  const steps: Step[] = []
  let code = ''
  for (const line of block.split('\n').filter((text) => text.trim() !== '' && !text.startsWith('import '))) {
    const at = line.indexOf(marker)
    const statement = at === -1 ? line : line.slice(0, at)
    // A line that neither goes on nor is gone on with ends a statement.
    if (code !== '' && !/^[\s)}\]]/.test(line) && at !== 0) {
      steps.push({ code })
      code = ''
    }
    code += `${statement}\n`
    if (at !== -1) {
      steps.push({ code: code.trim(), expected: line.slice(at + marker.length).trim() })
      code = ''
    }
  }
  if (code.trim() !== '') steps.push({ code: code.trim() })
  return steps
}

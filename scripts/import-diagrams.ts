import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './start/root.mjs'

/** The graph of what imports what: the nodes that each node imports. */
type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>

/** Code that runs for a user: no tests, no stories, no configuration. */
const programs = globSync('{packages/*/{src,functions},apps/*/{src,stack,pages},bench/src}/**/*.{ts,tsx}', {
  cwd: root,
}).filter((file) => !/\.(?:test|stories|d)\.tsx?$|\/testing\//.test(file))

/** The package or app that a file belongs to; the deployed functions count as one. */
function workspaceOf(file: string): string | undefined {
  const [first, second, third] = file.split('/')
  if (third === 'functions') return third
  return first === 'packages' || first === 'apps' ? second : first
}

/** Finds which group of the core, or of the office, a file belongs to. */
function groupOf(name: 'core' | 'office'): (file: string) => string | undefined {
  const group = new RegExp(`^packages/${name}/src/([a-z]+)/`)
  return (file) => group.exec(file)?.[1]
}

/** The files that a file imports, those of another package by its entry. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8')
  return [...text.matchAll(/\b(?:from|import\()\s*'(\.[^']+|@dustforce\/[a-z-]+)/g)].map(([, name = '']) =>
    name.startsWith('.')
      ? join(dirname(file), name)
      : `${name.replace('@dustforce/', 'packages/')}/src/index.ts`,
  )
}

function graphOf(nodeOf: (file: string) => string | undefined): ImportGraph {
  const graph = new Map<string, Set<string>>()
  for (const file of programs) {
    const node = nodeOf(file)
    if (node === undefined) continue
    const targets = graph.get(node) ?? new Set()
    graph.set(node, targets)
    for (const target of importsOf(file).map(nodeOf))
      if (target !== undefined && target !== node) targets.add(target)
  }
  return graph
}

/** Every node that a node imports, also through others. */
function reachedFrom(graph: ImportGraph, node: string, reached = new Set<string>()): ReadonlySet<string> {
  for (const target of graph.get(node) ?? []) {
    if (reached.has(target)) continue
    reached.add(target)
    reachedFrom(graph, target, reached)
  }
  return reached
}

/** The graph as a flow chart, without the arrows that a longer way already says. */
function mermaid(graph: ImportGraph): string {
  const lines = [...graph].flatMap(([node, targets]) => {
    const direct = [...targets].filter(
      (target) => ![...targets].some((other) => reachedFrom(graph, other).has(target)),
    )
    return direct.length === 0 ? [] : [`  ${node} --> ${direct.toSorted().join(' & ')}`]
  })
  return ['```mermaid', 'flowchart LR', ...lines.toSorted(), '```'].join('\n')
}

const graphs = {
  packages: graphOf(workspaceOf),
  core: graphOf(groupOf('core')),
  office: graphOf(groupOf('office')),
}

/** The packages, and the groups of the core and of the office, that import themselves through others. */
export const importCycles = Object.values(graphs).flatMap((graph) =>
  [...graph.keys()].filter((node) => reachedFrom(graph, node).has(node)),
)

/** A page with the diagrams that the imports draw now, between `<!-- imports: packages -->` and `<!-- end -->`. */
export function withImportDiagrams(page: string): string {
  return Object.entries(graphs).reduce((text, [name, graph]) => {
    const marked = new RegExp(`(<!-- imports: ${name} -->\n)[^]*?(\n<!-- end -->)`)
    if (!marked.test(text)) throw new Error(`The page has no place for the imports of ${name}`)
    return text.replace(marked, (_, start, end) => `${start}${mermaid(graph)}${end}`)
  }, page)
}

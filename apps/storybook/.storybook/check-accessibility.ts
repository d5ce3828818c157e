import { afterEach as examine } from '@storybook/addon-a11y/preview'
import type { ReactRenderer } from '@storybook/react-vite'
import type { StoryContext } from 'storybook/internal/types'
import { expect } from 'storybook/test'
import { paints, texts } from './paint.ts'

interface Finding {
  readonly id: string
  readonly nodes: readonly { readonly html: string; readonly element?: Element }[]
}

interface Findings {
  readonly violations: readonly Finding[]
  readonly passes: readonly Finding[]
}

const isFindings = (result: unknown): result is Findings =>
  typeof result === 'object' && result !== null && 'violations' in result && 'passes' in result

type Context = StoryContext<ReactRenderer>

const root = document.documentElement
const themeOf = () => root.dataset.theme ?? 'light'

/** Runs axe as Storybook does where a story is looked at, expects no violation, and returns what passed. */
async function examined(context: Context, a11y: object): Promise<readonly Finding[]> {
  let found: unknown
  const reporting = {
    reports: [],
    addReport: ({ result }: { readonly result: unknown }) => {
      found = result
    },
  }
  const parameters = { ...context.parameters, a11y: { ...a11y, test: 'error' } }
  await examine({ ...context, parameters, reporting })
  if (!isFindings(found)) throw new Error('axe has not run', { cause: found })
  const { passes, violations } = found
  await expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    `what axe finds in the ${themeOf()} theme`,
  ).toEqual([])
  return passes
}

/** The paints that axe has measured in each theme. */
const readable = new Map<string, Set<string>>()

/**
 * Measures the contrast of each text, but once a run for texts of one colour, size and weight on one backdrop: measuring is half of axe's work,
 * and most of a screen is in many stories. A text that axe could not measure, or need not, tells nothing of the next one.
 */
async function checkContrast(context: Context) {
  const theme = themeOf()
  const measured = readable.get(theme) ?? new Set()
  readable.set(theme, measured)
  const paintOf = paints()
  const include = texts(document.body).filter((element) => !measured.has(paintOf(element)))
  if (include.length === 0) return
  const options = {
    runOnly: ['color-contrast'],
    resultTypes: ['passes', 'violations'],
    selectors: false,
    elementRef: true,
  }
  const passes = await examined(context, { context: { include }, options })
  for (const { element } of passes.flatMap(({ nodes }) => nodes)) if (element) measured.add(paintOf(element))
}

/**
 * Fails a story for a violation of any of axe's rules as `play` left it, with menus and dialogs open and errors shown; and for a contrast that is
 * too low in the dark. The other rules do not depend on colours.
 */
export async function checkAccessibility(context: Context): Promise<void> {
  await examined(context, {
    // The rules that passed are not described node by node, nor is a node by its selectors: it costs time, and nothing reads it.
    options: {
      resultTypes: ['violations'],
      selectors: false,
      rules: { 'color-contrast': { enabled: false } },
    },
  })
  await checkContrast(context)
  const { theme } = root.dataset
  root.dataset.theme = 'dark'
  try {
    await checkContrast(context)
  } finally {
    if (theme === undefined) delete root.dataset.theme
    else root.dataset.theme = theme
  }
}

import axe from 'axe-core'
import { expect } from 'storybook/test'
import { paints, texts } from './paint.ts'

const root = document.documentElement
const themeOf = () => root.dataset.theme ?? 'light'

// As Storybook asks where a story is looked at: a component has no landmarks of a page around it.
axe.configure({ rules: [{ id: 'region', enabled: false }] })

/** Runs axe, expects no violation, and returns what passed. */
async function examined(include: readonly Element[], options: axe.RunOptions) {
  // A node is not described by its selectors: that costs time, and nothing reads it.
  const { passes, violations } = await axe.run({ include: [...include] }, { ...options, selectors: false })
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
async function checkContrast() {
  const theme = themeOf()
  const measured = readable.get(theme) ?? new Set()
  readable.set(theme, measured)
  const paintOf = paints()
  const include = texts(document.body).filter((element) => !measured.has(paintOf(element)))
  if (include.length === 0) return
  const passes = await examined(include, {
    runOnly: ['color-contrast'],
    resultTypes: ['passes', 'violations'],
    elementRef: true,
  })
  for (const { element } of passes.flatMap(({ nodes }) => nodes)) if (element) measured.add(paintOf(element))
}

/** The elements whose own styles may set the spacing of texts. */
const spacing = '[style*="spacing" i], [style*="line-height" i], [style*="font:" i]'

/**
 * Fails a story for a violation of any of axe's rules as `play` left it, with menus and dialogs open and errors shown; and for a contrast that is
 * too low in the dark. The other rules do not depend on colours.
 */
export async function checkAccessibility(): Promise<void> {
  await examined([document.body], {
    // The rules that passed are not described node by node.
    resultTypes: ['violations'],
    rules: {
      'color-contrast': { enabled: false },
      // It reads all texts within an element that has styles of its own before it asks whether these are about spacing.
      'avoid-inline-spacing': { enabled: document.querySelector(spacing) !== null },
    },
  })
  await checkContrast()
  const { theme } = root.dataset
  root.dataset.theme = 'dark'
  try {
    await checkContrast()
  } finally {
    if (theme === undefined) delete root.dataset.theme
    else root.dataset.theme = theme
  }
}

import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview'
import type { Preview } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { collapsingParts } from './collapsing-basis.ts'

const root = document.documentElement

/** What passed is not described node by node: it costs time, and no test reads it. */
export const violationsOnly = { resultTypes: ['violations' as const] }

function stayHere(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest('a') !== null) event.preventDefault()
}

/**
 * Without motion, what a story shows is there as soon as it is rendered, however busy the machine is. And a link that was followed would
 * end the page that runs the tests.
 */
function holdStill() {
  const style = document.createElement('style')
  style.textContent = '*, ::before, ::after { animation: none !important; transition: none !important }'
  document.head.append(style)
  window.addEventListener('click', stayHere)
  return () => {
    style.remove()
    window.removeEventListener('click', stayHere)
  }
}

/**
 * Checks the contrast of a story again in the dark, as `play` left it: menus and dialogs are open, errors are shown. The other rules do
 * not depend on colours, so they run once, in the light.
 */
const checkDarkContrast: NonNullable<Preview['afterEach']> = async (context) => {
  root.setAttribute('data-theme', 'dark')
  try {
    const options = { ...violationsOnly, runOnly: ['color-contrast'] }
    const parameters = { ...context.parameters, a11y: { ...context.parameters.a11y, options } }
    await checkAccessibility({ ...context, parameters })
  } finally {
    root.removeAttribute('data-theme')
  }
}

/** Finds in Chromium what only WebKit would draw as a slit. */
async function checkHeights() {
  await expect(collapsingParts(document), 'parts that collapse in WebKit: flex-auto for flex-1').toEqual([])
}

/** What happens around a story when it runs as a test, and not when it is looked at. */
export const inTests: Pick<Preview, 'beforeAll' | 'afterEach'> = {
  beforeAll: holdStill,
  afterEach: [checkDarkContrast, checkHeights],
}

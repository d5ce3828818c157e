import { composeStories, type Meta } from '@storybook/react-vite'
import { MINIMAL_VIEWPORTS } from 'storybook/viewport'
import { test } from 'vitest'
import { page } from 'vitest/browser'

/** The viewport of a story that names none. */
const desk = { width: 1200, height: 900 }

function sizeOf({ viewport }: Record<string, unknown>) {
  const name = typeof viewport === 'object' && viewport !== null && 'value' in viewport ? viewport.value : ''
  const styles = Object.entries(MINIMAL_VIEWPORTS).find(([key]) => key === name)?.[1].styles
  return styles === undefined || styles === null
    ? desk
    : { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) }
}

/** Changes the window's size only where it is another: that costs more than most stories. */
async function resize({ width, height }: typeof desk) {
  if (window.innerWidth !== width || window.innerHeight !== height) await page.viewport(width, height)
}

/** Makes a test of every story of a file. */
export function testStories(stories: { readonly default: Meta; readonly [name: string]: object }): void {
  for (const [name, Story] of Object.entries(composeStories(stories))) {
    test(name, async () => {
      await resize(sizeOf(Story.globals))
      await Story.run()
    })
  }
}

import { composeStories, type Meta } from '@storybook/react-vite'
import { MINIMAL_VIEWPORTS } from 'storybook/viewport'
import { test } from 'vitest'
import { page } from 'vitest/browser'

/** The viewport of a story that names none. */
const desk = { width: 1200, height: 900 }

interface Tagged {
  readonly play?: unknown
  readonly tags: readonly string[]
}

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

/** A story that is only looked at: the one that goes on from it is its test, or `npm run check:release` alone looks. */
function isOnlyLookedAt(name: string, { play, tags }: Tagged, stories: object) {
  return !tags.includes('test') || (play === undefined && `${name}Test` in stories)
}

/** Makes a test of every story of a file that is one. */
export function testStories(stories: { readonly default: Meta; readonly [name: string]: object }): void {
  for (const [name, Story] of Object.entries(composeStories(stories))) {
    if (isOnlyLookedAt(name, Story, stories)) continue
    test(name, async () => {
      await resize(sizeOf(Story.globals))
      await Story.run()
    })
  }
}

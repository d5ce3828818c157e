import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  engineHints,
  engineNames,
  findFirefox,
  findWebKit,
} from '../../../scripts/engines/installed-engines.mjs'
import { test as base, expect } from '../stack/stack-test.ts'
import type { Engine } from './engine-page.ts'
import { openFirefox } from './open-firefox.ts'
import { openWebKit } from './open-webkit.ts'
import { type Person, personAt } from './person.ts'

export { engineNames, expect }

/** The widths of a phone, a tablet and a computer. */
export const widths = [390, 820, 1280] as const

interface EngineFixtures {
  /** The browser that a walk is led through. */
  readonly engineName: (typeof engineNames)[number]
  readonly engine: Engine
  readonly person: Person
  /** Sets the width of the page, at the height of a window. */
  readonly widen: (width: (typeof widths)[number]) => Promise<void>
  /** Keeps what is to be seen in `.cache/engines`, for eyes to compare; the page must not be wider than its window. */
  readonly look: (name: string) => Promise<void>
}

function openEngine(name: (typeof engineNames)[number]): Promise<Engine> {
  const firefox = findFirefox()
  const webkit = findWebKit()
  if (name === 'firefox' && firefox !== undefined) return openFirefox(firefox)
  if (name === 'webkit' && webkit !== undefined) return openWebKit(webkit)
  throw new Error(engineHints[name])
}

/** The number of things on the page that are under way: animations with an end, and parts that say that they load. */
const restless = `document.getAnimations().filter(({ playState, effect }) =>
  playState === 'running' && effect.getComputedTiming().iterations !== Infinity).length
  + [...document.querySelectorAll('[aria-busy=true]')].filter((part) => part.checkVisibility()).length`

/** Two frames: after a change of the window's size the first may still be the old one. */
const twoFrames =
  'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null))))'

/** Playwright's test with a person at a browser that Playwright does not drive. */
export const test = base.extend<EngineFixtures>({
  engineName: ['firefox', { option: true }],
  engine: async ({ engineName }, use) => {
    const engine = await openEngine(engineName)
    await use(engine)
    await engine.close()
  },
  person: async ({ engine, stack }, use) => {
    await engine.page.resize(1280, 860)
    await use(personAt(engine.page, stack.url))
  },
  widen: ({ engine }, use) => use((width) => engine.page.resize(width, width === 390 ? 844 : 860)),
  look: ({ engine: { page }, engineName }, use) =>
    use(async (name) => {
      // Everything that moves or is loaded has come to rest.
      await expect(async () => expect(await page.evaluate(restless)).toBe(0)).toPass({ timeout: 30_000 })
      await page.evaluate(twoFrames)
      const directory = '.cache/engines'
      mkdirSync(directory, { recursive: true })
      const width = await page.evaluate('innerWidth')
      writeFileSync(join(directory, `${name}-${width}-${engineName}.png`), await page.picture())
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(Number(width))
    }),
})

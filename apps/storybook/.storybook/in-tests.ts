import type { Preview } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { missingTexts, namedTexts } from '../../../scripts/stories/named-texts.ts'
import { textsSeen } from '../../../scripts/stories/texts-seen.ts'
import { checkAccessibility } from './check-accessibility.ts'
import { collapsingParts } from './collapsing-basis.ts'
import { lostInContrastThemes } from './forced-colors.ts'
import { strayInputs } from './stray-inputs.ts'

/** Switches all motion off for the whole run, so that a story is at rest as soon as it is rendered, however busy the machine is. */
function holdStill() {
  const style = document.createElement('style')
  style.dataset.still = ''
  style.textContent = '*, ::before, ::after { animation: none !important; transition: none !important }'
  document.head.append(style)
}

/** The number of expectations before the story. */
let before = 0
const expectations = () => expect.getState().assertionCalls

function startCounting() {
  before = expectations()
}

/** A story that expects nothing shows nothing. */
function checkExpectations() {
  if (expectations() === before) throw new Error('This story expects nothing.')
}

/** Finds in Chromium what only WebKit would draw too narrow. */
async function checkHeights() {
  await expect(collapsingParts(document), 'parts that collapse in WebKit: flex-auto for flex-1').toEqual([])
}

/** The space that Storybook puts around a story that does not fill the window, in pixels; a test has none of it. */
const padding = 16

/** Finds what makes a page scroll sideways. The crawl of a release looks at a phone's width, too: another width costs more than a story. */
async function checkWidth(layout: unknown) {
  const { scrollWidth, clientWidth } = document.documentElement
  const room = layout === 'fullscreen' ? 0 : padding
  const over = Math.max(scrollWidth - clientWidth - room, 0)
  await expect(over, 'pixels by which the story is wider than its window').toBe(0)
}

/** Finds what would take the focus out of sight once its dialog is scrolled. */
async function checkInputs() {
  await expect(strayInputs(document), 'hidden inputs that are not where their labels are').toEqual([])
}

/** Finds what is said over something else: of two alerts at once a screen reader drops one. */
async function checkVoices() {
  const alerts = [...document.querySelectorAll('[role="alert"], [aria-live="assertive"]')]
  const said = alerts.filter((one) => one.parentElement?.closest('[role="alert"]') === null)
  const texts = new Set(said.map(({ textContent }) => textContent?.trim()).filter(Boolean))
  await expect(texts.size > 1 ? [...texts] : [], 'alerts that are said at once').toEqual([])
}

/** A contrast theme changes primitives only: what is made of them follows. */
async function checkForcedColors(title: string) {
  if (!title.startsWith('Primitives/')) return
  await expect(await lostInContrastThemes(), 'what a contrast theme makes alike').toEqual([])
}

/** Finds what a specification names and the story that shows it no longer has. */
async function checkNamedTexts(id: string) {
  // To read a page costs more than most checks, and most stories are not named.
  if (namedTexts(id).length === 0) return
  await expect(missingTexts(id, textsSeen()), 'named texts that are not on the story').toEqual([])
}

/** The steps around a story when it runs as a test, and not when it is looked at. */
export const inTests: Pick<Preview, 'beforeAll' | 'beforeEach' | 'afterEach'> = {
  beforeAll: holdStill,
  beforeEach: startCounting,
  async afterEach(context) {
    checkExpectations()
    await checkNamedTexts(context.id)
    await checkHeights()
    await checkWidth(context.parameters.layout)
    await checkInputs()
    await checkVoices()
    await checkForcedColors(context.title)
    // Last: once it has seen the story in the dark, nothing has to know how all of it looks in the light again.
    await checkAccessibility()
  },
}

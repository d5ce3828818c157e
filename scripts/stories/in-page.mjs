/*
 * The code that runs inside Storybook's frame: `addInitScript` and `evaluate` take these functions as their text, so none of them uses another.
 */

/**
 * @typedef {{ on: (event: string, told: (what: { message?: string, newPhase?: string }) => void) => void, emit: (event: string, what: object) => void }} Channel
 * @typedef {{ id: string, impact?: string, nodes: readonly { html: string }[] }} Violation
 * @typedef {Window & {
 *   story: { problem: string, isOver: boolean },
 *   axe: { run: (context: object, options: object) => Promise<{ violations: readonly Violation[] }> },
 *   __STORYBOOK_ADDONS_CHANNEL__: Channel | undefined,
 *   __STORYBOOK_PREVIEW__: { loadStory: (which: { storyId: string }) => Promise<{ storyGlobals: { viewport?: object } }> },
 * }} Frame
 */

/** Notes how the story that is shown ends. */
export function noteEnds() {
  const frame = /** @type {Frame} */ (/** @type {unknown} */ (window))
  frame.story = { problem: '', isOver: false }
  /** @type {Channel | undefined} */
  let channel
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set(/** @type {Channel} */ given) {
      channel = given
      for (const event of ['playFunctionThrewException', 'storyThrewException', 'storyErrored'])
        given.on(event, ({ message = event }) => {
          frame.story = { problem: message, isOver: true }
        })
      given.on('storyRenderPhaseChanged', ({ newPhase = '' }) => {
        if (['finished', 'errored'].includes(newPhase)) frame.story.isOver = true
      })
    },
  })
}

/** Whether a story is made for a phone's width. @param {string} storyId */
export async function isForPhone(storyId) {
  const frame = /** @type {Frame} */ (/** @type {unknown} */ (window))
  const { storyGlobals } = await frame.__STORYBOOK_PREVIEW__.loadStory({ storyId })
  return storyGlobals.viewport !== undefined
}

/** Shows another story. @param {string} storyId */
export function show(storyId) {
  const frame = /** @type {Frame} */ (/** @type {unknown} */ (window))
  frame.story = { problem: '', isOver: false }
  // The story that is there already is not shown again by being chosen.
  const isThere = new URLSearchParams(location.search).get('id') === storyId
  const event = isThere ? 'forceRemount' : 'setCurrentStory'
  frame.__STORYBOOK_ADDONS_CHANNEL__?.emit(event, { storyId, viewMode: 'story' })
}

export function isOver() {
  return /** @type {Frame} */ (/** @type {unknown} */ (window)).story?.isOver
}

/** Finds what is wrong with the story as it stands there. @param {boolean} isDark */
export async function problems(isDark) {
  const frame = /** @type {Frame} */ (/** @type {unknown} */ (window))
  if (isDark) document.documentElement.dataset.theme = 'dark'
  else delete document.documentElement.dataset.theme
  // A motion that turns without an end has no rest to come to.
  for (const motion of document.getAnimations())
    if (motion.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) motion.finish()
  const found = frame.story.problem === '' ? [] : [frame.story.problem]
  const { documentElement: page } = document
  // A chart is drawn again a few frames after the window has become narrower.
  for (let frames = 0; frames < 30 && page.scrollWidth > page.clientWidth; frames += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve))
  const { scrollWidth, clientWidth } = page
  if (scrollWidth > clientWidth) found.push(`is ${scrollWidth - clientWidth} pixels wider than the window`)
  const options = isDark ? { runOnly: ['color-contrast'] } : { rules: { region: { enabled: false } } }
  const { violations } = await frame.axe.run(
    // A sample shows what is warned about beside it.
    { include: [document.body], exclude: [['.sb-wrapper'], ['iframe[inert]'], ['[data-sample]']] },
    options,
  )
  for (const { id, nodes } of violations)
    found.push(`${id}: ${nodes.length} × ${nodes[0]?.html.slice(0, 120)}`)
  return found
}

/** Whether text is drawn in the typeface of its own. */
export function hasItsTypeface() {
  const own = document.createElement('span')
  own.textContent = 'Professional Home Cleaning Services'
  own.style.cssText = 'position: absolute; font: 40px "Hanken Grotesk Variable", monospace'
  const other = own.cloneNode(true)
  if (!(other instanceof HTMLElement)) return false
  other.style.fontFamily = 'monospace'
  document.body.append(own, other)
  const isOwn = own.offsetWidth !== other.offsetWidth
  own.remove()
  other.remove()
  return isOwn
}

/** Measures how much higher the window has to be for the open dialog to show all that is in it, in pixels. */
export function hiddenHeight() {
  const hidden = [...document.querySelectorAll('[role="dialog"] *, [role="alertdialog"] *')]
    .filter((element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowY))
    .map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
  // A dialog is as high as nine tenths of the window at most.
  return Math.min(6000, Math.ceil(Math.max(0, ...hidden) / 0.85))
}

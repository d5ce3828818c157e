import { currentToast, dismissToast, subscribeToToasts, toast } from '@dustforce/ui/toast-store'
import type { Preview } from '@storybook/react-vite'
import { action } from 'storybook/actions'

const followed = action('link followed')

/** A link to another story, which leads through Storybook. */
const toAStory = '[href^="./?path="]'

/** A link that was followed would end the page: within Storybook for the person who looks, in a run for all tests of it. */
function stayHere(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link === null || link.matches(toAStory)) return
  event.preventDefault()
  followed(link.getAttribute('href'))
}

/**
 * Shows what comes and goes by motion at once, so that a story is where it says as soon as it is played. Nothing begins again when motion is
 * back: a motion of no length is over.
 */
function holdStill(): () => void {
  // Tests stop all motion once: a rule about everything that comes and goes has the styles of all of a story computed again.
  if (document.querySelector('style[data-still]')) return () => {}
  const style = document.createElement('style')
  style.textContent =
    '*, ::before, ::after { animation-duration: 0s !important; animation-delay: 0s !important; transition: none !important }'
  document.head.append(style)
  return () => style.remove()
}

/** The faces come with the first text that needs them, which is too late for that text: `font-display: optional`. */
async function loadFaces() {
  await Promise.all(
    ['aÀ', 'ā–', 'Дд'].map((text) => document.fonts.load('1em "Hanken Grotesk Variable"', text)),
  )
}

/** An hour in milliseconds, which nobody looks at one story. */
const hour = 3_600_000

/** Keeps a notice for as long as its story is looked at: the story's state is that it stands there. */
function holdToasts() {
  return subscribeToToasts(() => {
    const shown = currentToast()
    if (shown?.open && shown.duration < hour) toast({ ...shown, duration: hour })
  })
}

let letMove: () => void = dismissToast

/** As long as React takes to draw what an effect of the first look has changed; tests have that done before they go on. */
async function settled() {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve))
}

/** The guards that keep a story where it is, for the person who looks as well as for a test. */
export const guards: Pick<Preview, 'beforeAll' | 'beforeEach' | 'mount' | 'afterEach'> = {
  beforeAll: async () => {
    window.addEventListener('click', stayHere)
    await loadFaces()
  },
  beforeEach: () => {
    letMove = holdStill()
    const letGo = holdToasts()
    return () => {
      letMove()
      letGo()
      dismissToast()
    }
  },
  mount: (context) => async () => {
    await context.renderToCanvas()
    await settled()
    return context.canvas
  },
  afterEach: () => letMove(),
}

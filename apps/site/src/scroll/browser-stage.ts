import { footerPlan, headerPlan, narrowBelow, type ScrollPlan } from './scroll-plan.ts'
import type { ScrollStage } from './scroll-to-section.ts'

/** Whether the window is narrow now. */
export function isNarrow(): boolean {
  return window.innerWidth < narrowBelow
}

/**
 * The plan of a link by where it stands: 'footer', or anything else for the header's.
 *
 * @param arriving whether the page has only just been navigated to
 */
export function sectionPlan(scroll: unknown, arriving: boolean): ScrollPlan {
  return scroll === 'footer'
    ? footerPlan(isNarrow(), arriving)
    : headerPlan(isNarrow(), headerHeight(), arriving)
}

/** The sticky header's height in CSS pixels. */
function headerHeight(): number {
  return document.querySelector('header[data-sticky]')?.getBoundingClientRect().height ?? 0
}

/** 'smooth', unless the visitor asked for less motion. */
export function scrollBehavior(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
}

/** Scrolling in the real window. A section that is scrolled to takes the focus, so that the keyboard goes on from there. */
export const browserStage: ScrollStage = {
  find: (id) => {
    const section = document.getElementById(id)
    return section === null
      ? null
      : {
          scrollTo: (offset) => {
            const top = section.getBoundingClientRect().top + window.scrollY - offset
            window.scrollTo({ top, behavior: scrollBehavior() })
            section.focus({ preventScroll: true })
          },
        }
  },
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
}

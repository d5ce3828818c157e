import type { Locator, Page } from '@playwright/test'

/** The work that a person does by hand: every click, every typed character, every screen that is read. */
export interface Effort {
  clicks: number
  characters: number
  screens: number
}

/** A person whose clicks and keys are counted. */
export interface CountedPerson {
  readonly effort: Effort
  readonly click: (target: Locator) => Promise<void>
  /** Clicks into a field and types; what stood there is selected by one key more. */
  readonly type: (field: Locator, text: string) => Promise<void>
  /** Opens a list and takes one of it: two clicks. */
  readonly choose: (list: Locator, option: string | { readonly label: string }) => Promise<void>
  /** Looks through a screen that has just come. */
  readonly reads: () => void
  /** Types an address into the browser. */
  readonly visits: (page: Page, path: string) => Promise<void>
}

export function countedPerson(): CountedPerson {
  const effort: Effort = { clicks: 0, characters: 0, screens: 0 }
  return {
    effort,
    click: async (target) => {
      await target.click()
      effort.clicks += 1
    },
    type: async (field, text) => {
      await field.fill(text)
      effort.clicks += 1
      effort.characters += text.length + 1
    },
    choose: async (list, option) => {
      await list.selectOption(option)
      effort.clicks += 2
    },
    reads: () => {
      effort.screens += 1
    },
    visits: async (page, path) => {
      await page.goto(path)
      effort.characters += path.length
      effort.screens += 1
    },
  }
}

/**
 * Returns how long a person needs, in minutes. The keystroke-level model of Card, Moran and Newell: 1.1 s to point, 0.2 s to press, 1.35 s to decide
 * before each click; 0.5 s for each key, as of somebody who types 24 words a minute; besides, 20 s to look through each screen.
 */
export function minutesOf({ clicks, characters, screens }: Effort): number {
  return (clicks * (1.1 + 0.2 + 1.35) + characters * 0.5 + screens * 20) / 60
}

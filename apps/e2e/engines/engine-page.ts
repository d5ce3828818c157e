/** A place in the window, in CSS pixels from its top left corner. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** The keys that a walk presses beside letters. */
export type Key = 'Enter' | 'Escape' | 'Tab' | 'Space'

/** A page in a browser that Playwright cannot drive, with as much of it as a person has: an address bar, a pointer, keys and eyes. */
export interface EnginePage {
  /** Asks for an address, and does not wait for it. */
  readonly goTo: (url: string) => Promise<void>
  /** Returns the value of an expression in the page; it has to be JSON. */
  readonly evaluate: (expression: string) => Promise<unknown>
  /** Presses the pointer's button there and lets go. (No driver of these browsers leads a drag to its drop.) */
  readonly pressAt: (point: Point) => Promise<void>
  readonly type: (text: string) => Promise<void>
  readonly press: (key: Key) => Promise<void>
  /** Sets the size of the page, in CSS pixels. */
  readonly resize: (width: number, height: number) => Promise<void>
  /** Returns what is to be seen, as a PNG. */
  readonly picture: () => Promise<Uint8Array>
}

/** A browser with one page. */
export interface Engine {
  readonly page: EnginePage
  readonly close: () => Promise<void>
}

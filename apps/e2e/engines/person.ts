import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect } from '@playwright/test'
import type { EnginePage, Key, Point } from './engine-page.ts'

/** A part of how a thing on a page is called, or a pattern for it. */
export type Name = string | RegExp

/** A thing on a page, by what it is for a person. */
export type Thing =
  | { readonly role: string; readonly name?: Name; readonly in?: Thing }
  | { readonly label: Name; readonly in?: Thing }
  | { readonly text: Name; readonly in?: Thing }

/** Testing Library as it is for browsers: the names that people and assistive technology know things by, in every engine alike. */
const testingLibrary = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
)

const installTestingLibrary = `(() => {
  ${testingLibrary}
  TestingLibraryDom.configure({ getElementError: (message) => new Error(message) })
})()`

/** An expression for the one element that a thing is; it throws, with what is there instead, unless there is just one. */
function elementOf(thing: Thing): string {
  const within = thing.in === undefined ? 'document.body' : elementOf(thing.in)
  const name = (value: Name) =>
    value instanceof RegExp ? String(value) : `name => name.includes(${JSON.stringify(value)})`
  if ('role' in thing) {
    const options = thing.name === undefined ? '{}' : `{ name: ${name(thing.name)} }`
    return `TestingLibraryDom.getByRole(${within}, ${JSON.stringify(thing.role)}, ${options})`
  }
  if ('label' in thing) return `TestingLibraryDom.getByLabelText(${within}, ${name(thing.label)})`
  return `TestingLibraryDom.getByText(${within}, ${name(thing.text)})`
}

/** Longer than an answer takes on a machine that draws without a graphics card and has other work. */
const patienceMs = 30_000

/** The acts of a person on a page, each as soon as it can be done. */
export interface Person {
  readonly open: (path: string) => Promise<void>
  readonly see: (thing: Thing) => Promise<void>
  readonly press: (thing: Thing) => Promise<void>
  readonly fill: (thing: Thing, text: string) => Promise<void>
  readonly choose: (thing: Thing, option: string) => Promise<void>
  readonly key: (key: Key) => Promise<void>
  /** Returns the value of a thing's property, as soon as the thing is there. */
  readonly read: (thing: Thing, property: string) => Promise<unknown>
  /** Whether a thing is on the page at this moment. */
  readonly has: (thing: Thing) => Promise<boolean>
}

/** Somebody before a page of the system at an address. */
export function personAt(page: EnginePage, base: string): Person {
  /** The value of an expression about the page, tried again until it does not throw. */
  const look = async (expression: string): Promise<unknown> => {
    let value: unknown
    await expect(async () => {
      if ((await page.evaluate('typeof TestingLibraryDom')) === 'undefined')
        await page.evaluate(installTestingLibrary)
      value = await page.evaluate(expression)
    }).toPass({ timeout: patienceMs, intervals: [100, 250] })
    return value
  }
  /** The middle of a thing, scrolled into view; it throws while something lies over it. */
  const middleOf = (thing: Thing) =>
    look(`((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { x, y, width, height } = element.getBoundingClientRect()
      const middle = { x: x + width / 2, y: y + height / 2 }
      const top = document.elementFromPoint(middle.x, middle.y)
      const isFree = element.contains(top) || [...(element.labels ?? [])].some((label) => label.contains(top))
      if (!isFree) throw new Error('covered by ' + top?.outerHTML.slice(0, 200))
      if (element.disabled) throw new Error('disabled')
      return middle
    })(${elementOf(thing)})`) as Promise<Point>
  const press = async (thing: Thing) => page.pressAt(await middleOf(thing))
  return {
    open: async (path) => {
      await page.evaluate('window.isLeft = true')
      await page.goTo(new URL(path, base).href)
      // Asking for an address does not wait for it.
      await look(`(() => {
        if (window.isLeft || document.readyState !== 'complete') throw new Error('still loading')
      })()`)
    },
    see: async (thing) => {
      await look(`(${elementOf(thing)}).checkVisibility() || (() => { throw new Error('hidden') })()`)
    },
    press,
    fill: async (thing, text) => {
      await press(thing)
      await look(`(${elementOf(thing)}).select()`)
      await page.type(text)
    },
    choose: async (thing, option) => {
      // The list of a select is the system's, beyond the page.
      await look(`((select, option) => {
        const { value } = [...select.options].find(({ text }) => text === option)
        Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value').set.call(select, value)
        select.dispatchEvent(new Event('input', { bubbles: true }))
        select.dispatchEvent(new Event('change', { bubbles: true }))
      })(${elementOf(thing)}, ${JSON.stringify(option)})`)
    },
    key: (key) => page.press(key),
    has: (thing) =>
      look(
        `(() => { try { return ${elementOf(thing)} !== null } catch { return false } })()`,
      ) as Promise<boolean>,
    read: (thing, property) => look(`(${elementOf(thing)})[${JSON.stringify(property)}]`),
  }
}

import { expect } from '@playwright/test'
import puppeteer from 'puppeteer-core'
import type { Engine, EnginePage } from './engine-page.ts'

/** Opens a stock Firefox, which speaks WebDriver BiDi by itself. */
export async function openFirefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true })
  const tab = await browser.newPage()
  const page: EnginePage = {
    goTo: async (url) => {
      await tab.goto(url, { waitUntil: 'domcontentloaded' })
    },
    evaluate: (expression) => tab.evaluate(expression),
    pressAt: ({ x, y }) => tab.mouse.click(x, y),
    type: (text) => tab.keyboard.type(text),
    press: (key) => tab.keyboard.press(key),
    // An extended-support Firefox has no orientation to set; the size, which is asked beside it, it takes a moment later.
    resize: async (width, height) => {
      await tab.setViewport({ width, height }).catch((failure: unknown) => {
        if (!String(failure).includes('setScreenOrientationOverride')) throw failure
      })
      await expect.poll(() => tab.evaluate('innerWidth')).toBe(width)
    },
    picture: () => tab.screenshot(),
  }
  return { page, close: () => browser.close() }
}

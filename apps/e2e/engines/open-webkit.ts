import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { Builder, Key as Keys, Origin, type WebDriver } from 'selenium-webdriver'
import type { Engine, EnginePage, Key, Point } from './engine-page.ts'

/** The programs of WebKitGTK, by their paths. */
export interface WebKitPrograms {
  readonly driver: string
  readonly browser: string
  readonly screen: string
}

const keys: Record<Key, string> = {
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Tab: Keys.TAB,
  Space: Keys.SPACE,
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('No port is free')
  return address.port
}

/** Starts a screen that nobody sees; it says its number when it is there. */
async function startScreen(
  program: string,
): Promise<{ readonly screen: ChildProcess; readonly display: string }> {
  const screen = spawn(program, ['-displayfd', '1', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  for await (const line of createInterface({ input: screen.stdout })) return { screen, display: `:${line}` }
  throw new Error(`${program} ended before it had a screen`)
}

/** Tries to begin a session until the driver, which has just been started, listens. */
async function beginSession(url: string, browser: string): Promise<WebDriver> {
  const builder = new Builder().usingServer(url).withCapabilities({
    browserName: 'MiniBrowser',
    // The driver loses a page that asks for a window group of its own (cross-origin-opener-policy) while it waits for it.
    pageLoadStrategy: 'none',
    // In a window with bars a page is never narrower than 447 pixels.
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation', '--full-screen'] },
  })
  for (let tries = 0; ; tries += 1) {
    try {
      return await builder.build()
    } catch (error) {
      if (tries === 50) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

const origin = Origin.VIEWPORT

function pageOf(driver: WebDriver): EnginePage {
  const move = ({ x, y }: Point) => ({ x: Math.round(x), y: Math.round(y), origin, duration: 20 })
  return {
    goTo: async (url) => {
      await driver.get(url)
    },
    evaluate: (expression) => driver.executeScript(`return (${expression})`),
    pressAt: (point) => driver.actions({ async: true }).move(move(point)).press().release().perform(),
    type: (text) => driver.actions({ async: true }).sendKeys(text).perform(),
    press: (key) => driver.actions({ async: true }).sendKeys(keys[key]).perform(),
    resize: async (width, height) => {
      await driver.manage().window().setRect({ x: 0, y: 0, width, height })
    },
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
  }
}

/** Opens the browser of WebKitGTK, the nearest to Safari that there is outside of Apple's machines. */
export async function openWebKit(programs: WebKitPrograms): Promise<Engine> {
  const { screen, display } = await startScreen(programs.screen)
  const port = await freePort()
  const service = spawn(programs.driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display },
    stdio: 'ignore',
  })
  const end = () => {
    service.kill()
    screen.kill()
  }
  try {
    const driver = await beginSession(`http://127.0.0.1:${port}`, programs.browser)
    const close = async () => {
      await driver.quit()
      end()
    }
    return { page: pageOf(driver), close }
  } catch (error) {
    end()
    throw error
  }
}

/** The path of a Chromium named by `CHROMIUM_PATH` or installed on this machine, or null. Throws when `CHROMIUM_PATH` is wrong. */
export function installedChromium(
  env?: Record<string, string | undefined>,
  canRun?: (path: string) => boolean,
): string | null

/** The path of a Chromium that can be started here; unpacks the npm one (about 2 s, once) if none is installed. */
export function chromiumPath(env?: Record<string, string | undefined>): Promise<string>

/** Launch options for Playwright's `chromium.launch`. */
export function chromiumLaunchOptions(env?: Record<string, string | undefined>): Promise<{
  executablePath: string
  headless: true
  args: string[]
  env?: Record<string, string>
}>

import { devices } from '@playwright/test'

/** The phone of the walks. Nothing is measured in device pixels, and drawing seven times as many costs the processor a lot. */
export const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 }

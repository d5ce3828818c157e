import { cdp } from 'vitest/browser'
import { lostInForcedColors } from '../../../scripts/stories/lost-in-forced-colors.ts'

/** Finds what can no longer be told apart once the page has the colours of a contrast theme. */
export async function lostInContrastThemes(): Promise<readonly string[]> {
  const show = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] })
  await show('active')
  try {
    return lostInForcedColors()
  } finally {
    await show('none')
  }
}

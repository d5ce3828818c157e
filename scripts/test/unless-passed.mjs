import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Runs a check unless it passed with the same print of all that it goes by; returns whether it passes.
 *
 * @param {string} stamp the file that notes the print with which it passed last
 * @param {string} print
 * @param {() => boolean} check
 */
export function passesAs(stamp, print, check) {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === print) return true
  rmSync(stamp, { force: true })
  if (!check()) return false
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, print)
  return true
}

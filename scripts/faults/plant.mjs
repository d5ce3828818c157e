import { readFileSync, writeFileSync } from 'node:fs'

/**
 * Plants a fault and returns how to take it out again. Throws when the text to replace does not stand exactly once in the file, because the fault
 * would then prove nothing.
 *
 * @param {string} file
 * @param {{ find: string, replace: string }} fault
 * @returns {() => void}
 */
export function plant(file, { find, replace }) {
  const text = readFileSync(file, 'utf8')
  const places = text.split(find).length - 1
  if (places !== 1) throw new Error(`${file} has ${places} places for this fault, not one:\n${find}`)
  writeFileSync(file, text.split(find).join(replace))
  return () => writeFileSync(file, text)
}

/**
 * Says for a person what `npm audit --json` found: `clean`, `found` with a line for each advisory of high severity or worse, or `unknown` when the
 * registry was not reached.
 *
 * @param {string} text
 * @returns {{ state: 'clean' | 'found' | 'unknown', lines: string[] }}
 */
export function judge(text) {
  const report = read(text)
  const { vulnerabilities } = report
  if (typeof vulnerabilities !== 'object' || vulnerabilities === null) {
    const reason = typeof report.message === 'string' ? report.message : 'The registry did not answer.'
    return { state: 'unknown', lines: [reason] }
  }
  const lines = Object.values(vulnerabilities)
    .filter(({ severity }) => severity === 'high' || severity === 'critical')
    .map(({ name, severity, range, fixAvailable }) => {
      const fix = fixAvailable === false ? 'no fix yet' : 'npm audit fix'
      return `${severity}: ${name} ${range} (${fix})`
    })
  return lines.length === 0 ? { state: 'clean', lines: [] } : { state: 'found', lines }
}

/**
 * Returns the exit code of the command: 1 for what was found, and, where it is strict, for what could not be looked up.
 *
 * @param {'clean' | 'found' | 'unknown'} state
 * @param {boolean} isStrict
 */
export function exitCodeOf(state, isStrict) {
  return state === 'found' || (state === 'unknown' && isStrict) ? 1 : 0
}

/**
 * @param {string} text
 * @returns {Record<string, any>}
 */
function read(text) {
  try {
    return Object(JSON.parse(text))
  } catch {
    return {}
  }
}

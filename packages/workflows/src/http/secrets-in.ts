/** The values of a setting that may have several, with commas between them: a new secret, and the one that it replaces. */
export function secretsIn(setting: string): string[] {
  return setting
    .split(',')
    .map((secret) => secret.trim())
    .filter((secret) => secret !== '')
}

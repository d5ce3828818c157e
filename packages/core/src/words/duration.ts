/** A language's words for a duration, in hours and half hours. */
export type DurationWords = (hours: number) => string

/**
 * In Canadian English.
 *
 * @example
 * durationInEnglish(1.5) // => 'about 1.5 hours'
 */
export const durationInEnglish: DurationWords = (hours) =>
  hours === 0.5 ? 'about half an hour' : `about ${hours} ${hours === 1 ? 'hour' : 'hours'}`

/**
 * In Canadian French.
 *
 * @example
 * durationInFrench(1.5) // => 'environ 1,5 heure'
 */
export const durationInFrench: DurationWords = (hours) =>
  hours === 0.5
    ? 'environ une demi-heure'
    : `environ ${String(hours).replace('.', ',')} ${hours < 2 ? 'heure' : 'heures'}`

/**
 * Says how long a visit takes, to the half hour.
 *
 * @example
 * durationText(200, durationInEnglish) // => 'about 3.5 hours'
 */
export function durationText(minutes: number, words: DurationWords): string {
  return words(Math.max(1, Math.round(minutes / 30)) / 2)
}

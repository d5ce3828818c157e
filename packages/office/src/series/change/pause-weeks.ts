/** The numbers of weeks that a pause of visits that repeat may last, in the few steps that are offered. */
export const pauseWeeks = [1, 2, 3, 4, 6, 8, 12, 16, 26] as const

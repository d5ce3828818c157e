import type { DayPickerProps } from 'react-day-picker'

const inFrench = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('fr-CA', options)
  return (date: Date): string => format.format(date)
}
const monthAndYear = inFrench({ month: 'long', year: 'numeric' })

/** The words that the month grid says of itself. */
export const formatters: NonNullable<DayPickerProps['formatters']> = {
  formatCaption: monthAndYear,
  formatWeekdayName: inFrench({ weekday: 'narrow' }),
}
export const labels: NonNullable<DayPickerProps['labels']> = {
  labelGrid: monthAndYear,
  labelNav: () => 'Choisir le mois',
  labelNext: () => 'Mois suivant',
  labelPrevious: () => 'Mois précédent',
  labelWeekday: inFrench({ weekday: 'long' }),
}

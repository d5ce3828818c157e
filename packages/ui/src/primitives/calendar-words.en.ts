import type { DayPickerProps } from 'react-day-picker'

/** The words that the month grid says of itself: English as it is. */
export const formatters: NonNullable<DayPickerProps['formatters']> = {}
export const labels: NonNullable<DayPickerProps['labels']> = {}

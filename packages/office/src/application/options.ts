/** The choices for how long an applicant has cleaned. */
export const experienceOptions = ['Less than 1 year', '1–2 years', '3+ years'] as const

/** The days an applicant may choose. */
export const availableDayOptions = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

/** The times an applicant may choose. */
export const availableTimeOptions = ['8 am - 12 pm', '12 pm - 4 pm', '4 pm - 6 pm'] as const

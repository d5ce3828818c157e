import type { SettingName, SettingValues } from '@dustforce/office/settings'

/** The limits of the days of a week, from Monday on. */
export const weekdayLimits = [
  'monday_limit',
  'tuesday_limit',
  'wednesday_limit',
  'thursday_limit',
  'friday_limit',
  'saturday_limit',
  'sunday_limit',
] as const

/** The settings that are shown and stored together. */
export const settingGroups = {
  limit: ['daily_booking_limit'],
  capacity: [...weekdayLimits, 'crews', 'crew_buffer_minutes'],
  retention: ['keep_bookings_months', 'keep_messages_months'],
  rights: ['office_refunds', 'office_customer_data'],
} as const satisfies Record<string, readonly SettingName[]>

export type SettingGroup = keyof typeof settingGroups

/** The values of the settings of a group, by their names. */
export type GroupValues<Group extends SettingGroup> = SettingValues<(typeof settingGroups)[Group][number]>

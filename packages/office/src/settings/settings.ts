import { type Checked, invalid, valid } from '@dustforce/core/validation'
import type { Business } from '../company/index.ts'

/** A setting: its value at a company that has not changed it, and the value of a stored or typed text, or what is wrong with it. */
export interface Setting<Value> {
  readonly initial: (business: Business) => Value
  readonly read: (text: string) => Checked<Value>
}

/** The settings that the company's owner changes without a programmer, by the names that the database knows. */
export const settings = {
  /** Bookings a day. */
  daily_booking_limit: wholeNumber(({ policy }) => policy.capacity.perDay, 0, 9999),
  /** Bookings on one day of the week, if fewer; null does not limit. */
  monday_limit: numberOrNone(0, 9999),
  tuesday_limit: numberOrNone(0, 9999),
  wednesday_limit: numberOrNone(0, 9999),
  thursday_limit: numberOrNone(0, 9999),
  friday_limit: numberOrNone(0, 9999),
  saturday_limit: numberOrNone(0, 9999),
  sunday_limit: numberOrNone(0, 9999),
  /** Crews that work at the same time; null does not limit. */
  crews: numberOrNone(1, 100),
  /** Minutes that a crew needs before and after a job. */
  crew_buffer_minutes: wholeNumber(() => 0, 0, 240),
  /**
   * The number of months for which a booking's customer is kept, counted from the date of the cleaning: two years, so that a regular customer is
   * known; half a year at least.
   */
  keep_bookings_months: wholeNumber(() => 24, 6, 120),
  /** The number of months for which an inquiry or a job application is kept, counted from its last change; half a year at least. */
  keep_messages_months: wholeNumber(() => 12, 6, 120),
  /** Whether the office, too, gives back another amount than the terms of a booking. */
  office_refunds: yesOrNo(true),
  /** Whether the office, too, exports and erases what is held about a customer. */
  office_customer_data: yesOrNo(true),
} satisfies Record<string, Setting<number> | Setting<number | null> | Setting<string> | Setting<boolean>>

/** The name of a setting, as it is stored. */
export type SettingName = keyof typeof settings

/** The values of settings, by their names. */
export type SettingValues<Name extends SettingName = SettingName> = {
  readonly [N in Name]: ReturnType<(typeof settings)[N]['initial']>
}

/**
 * The value of a stored setting; one that is missing, empty or invalid has its initial value.
 *
 * @example
 * settingFrom(settings.daily_booking_limit, 'many', business) // => 10
 */
export function settingFrom<Value>(
  setting: Setting<Value>,
  stored: string | null | undefined,
  business: Business,
): Value {
  const checked = setting.read(stored ?? '')
  return checked.ok ? checked.value : setting.initial(business)
}

/**
 * Reads what the settings of some names say, from their stored texts.
 *
 * @example
 * settingValues(['crews', 'office_refunds'], () => '2', business) // => { crews: 2, office_refunds: true }
 */
export function settingValues<Name extends SettingName>(
  names: readonly Name[],
  textOf: (name: Name) => string | null | undefined,
  business: Business,
): SettingValues<Name> {
  const values = names.map(
    (name) => [name, settingFrom<unknown>(settings[name], textOf(name), business)] as const,
  )
  return Object.fromEntries(values) as SettingValues<Name>
}

/**
 * Writes what a setting says as it is stored and typed.
 *
 * @example
 * settingText(null) // => ''
 */
export function settingText(value: SettingValues[SettingName]): string {
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value ?? '')
}

function yesOrNo(initial: boolean): Setting<boolean> {
  return {
    initial: () => initial,
    read: (text) => (text === 'yes' || text === 'no' ? valid(text === 'yes') : invalid('Enter yes or no')),
  }
}

function wholeNumber(initial: Setting<number>['initial'], least: number, most: number): Setting<number> {
  return {
    initial,
    read: (text) => {
      const value = /^(0|[1-9]\d{0,3})$/.test(text.trim()) ? Number(text) : -1
      if (value >= least && value <= most) return valid(value)
      return invalid(`Enter a whole number from ${least} to ${most}`)
    },
  }
}

function numberOrNone(least: number, most: number): Setting<number | null> {
  const { read } = wholeNumber(() => least, least, most)
  return { initial: () => null, read: (text) => (text.trim() === '' ? valid(null) : read(text)) }
}

import { centsFromDollars, dollarsOf } from '@dustforce/core/money'
import type { PromoCode } from '@dustforce/core/promo'
import { type BusinessDate, isBusinessDate } from '@dustforce/core/schedule'
import type { Setting, SettingName, SettingValues } from '@dustforce/office/settings'
import { instantColumn, numberColumn, textColumn } from '@dustforce/office/stored'
import type { Tables } from '../rest/database.generated.ts'
import { type AdminClient, isRow, type Row, textAt } from './admin-client.ts'
import { AdminFailure } from './admin-failure.ts'
import { changeRecords, type Theirs } from './admin-records.ts'

/** The part of a promo code that an administrator sets; its use is counted by the database. */
export type PromoDraft = Omit<PromoCode, 'currentUses'>

/** Settings as they are stored, by name. */
type SettingTexts = Readonly<Record<string, unknown>>

/** The number of unfit bookings that `admin_preview_limits` names; there may be more. */
export const mostUnfitNamed = 100

/** A sold job that would not fit with other limits. */
export interface UnfitBooking {
  readonly id: string
  readonly customerName: string
  readonly date: BusinessDate | null
  /** As it is stored: '9:00 AM'. */
  readonly time: string
  /** A reason for attention of core. */
  readonly reason: string
}

function unfitBooking(row: Row): UnfitBooking {
  return {
    id: String(row.id),
    customerName: textAt(row, 'customer_name') ?? '',
    date: isBusinessDate(row.booking_date) ? row.booking_date : null,
    time: textAt(row, 'booking_time') ?? '',
    reason: textAt(row, 'reason') ?? '',
  }
}

/** Returns the calls for what the company can change without a programmer. */
export function adminSettings(client: AdminClient) {
  const { rest, rows, rpc, business } = client
  const change = (seen: SettingTexts, next: SettingTexts): Promise<void> =>
    changeRecords(
      client,
      Object.entries(next).map(([key, text]) => ({
        ...{ of: 'booking_settings', key },
        ...{ seen: { setting_value: seen[key] }, next: { setting_value: text } },
      })),
      'This setting is not in the database.',
    )
  /** Two texts that mean the same are the same: an empty phone number is the company's. */
  const store = async (next: SettingTexts, seen: SettingTexts, shown: Theirs): Promise<void> => {
    try {
      await change({ ...seen, ...shown }, next)
    } catch (failure) {
      const theirs = failure instanceof AdminFailure ? failure.theirs : null
      if (theirs === null) throw failure
      const { settingFrom, settings } = await import('@dustforce/office/settings')
      const all: Readonly<Record<string, Setting<unknown>>> = settings
      const isMeant = ([name, text]: readonly [string, unknown]) => {
        const setting = all[name]
        const meant = (stored: unknown) =>
          setting === undefined ? stored : settingFrom(setting, textColumn(stored), business)
        return JSON.stringify(meant(text)) === JSON.stringify(meant(seen[name]))
      }
      if (!Object.entries(theirs).every(isMeant)) throw failure
      await change({ ...seen, ...theirs }, next)
    }
  }
  return {
    /** Reads the values of settings, by their names. */
    values: async <Name extends SettingName>(names: readonly Name[]): Promise<SettingValues<Name>> => {
      const named = rest
        .from('booking_settings')
        .select('setting_name, setting_value')
        .in('setting_name', names)
      // Only the settings page needs these checks: they come with it.
      const { settingValues } = await import('@dustforce/office/settings')
      const stored = await rows(named)
      return settingValues(
        names,
        (name) => textColumn(stored.find(({ setting_name }) => setting_name === name)?.setting_value),
        business,
      )
    },
    /** Stores what differs, all of it or nothing; refused where somebody else changed the same since it was seen. */
    setValues: async (
      next: Partial<SettingValues>,
      seen: Partial<SettingValues>,
      theirs: Theirs = {},
    ): Promise<void> => {
      const { settingText } = await import('@dustforce/office/settings')
      const textsOf = (values: Partial<SettingValues>): SettingTexts =>
        Object.fromEntries(Object.entries(values).map(([name, value]) => [name, settingText(value)]))
      return store(textsOf(next), textsOf(seen), theirs)
    },
    /** The first sold jobs that would not fit with other limits, by the names of the settings, `mostUnfitNamed` at most; nothing is changed. */
    previewLimits: async (limits: Readonly<Record<string, string>>): Promise<readonly UnfitBooking[]> => {
      const found = await rpc('admin_preview_limits', { limits })
      return Array.isArray(found) ? found.filter(isRow).map(unfitBooking) : []
    },
    /** By name. */
    promoCodes: async (): Promise<readonly PromoCode[]> =>
      (await rows(rest.from('promo_codes').select('*').order('code'))).map(readPromo),
    addPromo: async (draft: PromoDraft): Promise<void> => {
      await rows(
        rest
          .from('promo_codes')
          .insert({ code: draft.code, ...promoRow(draft) })
          .select('code'),
      )
    },
    /** Changes the code of the same name; refused where somebody else changed the same since it was seen. */
    updatePromo: (draft: PromoDraft, seen: PromoDraft, theirs: Theirs = {}): Promise<void> =>
      changeRecords(
        client,
        [
          {
            of: 'promo_codes',
            key: draft.code,
            seen: { ...promoRow(seen), ...theirs },
            next: promoRow(draft),
          },
        ],
        'This promo code no longer exists.',
      ),
  }
}

function readPromo(row: Tables['promo_codes']['Row']): PromoCode {
  const minimum = numberColumn(row.min_order_amount)
  return {
    code: row.code,
    isActive: row.is_active,
    discountType: row.discount_type,
    discountValue: numberColumn(row.discount_value) ?? 0,
    validUntil: instantColumn(row.valid_until),
    maxUses: row.max_uses,
    currentUses: row.current_uses,
    minOrderCents: minimum === null ? null : centsFromDollars(minimum),
    firstTimeOnly: row.first_time_only,
  }
}

function promoRow(draft: PromoDraft) {
  return {
    is_active: draft.isActive,
    discount_type: draft.discountType,
    discount_value: draft.discountValue,
    valid_until: draft.validUntil === null ? null : new Date(draft.validUntil).toISOString(),
    max_uses: draft.maxUses,
    min_order_amount: draft.minOrderCents === null ? null : dollarsOf(draft.minOrderCents),
    first_time_only: draft.firstTimeOnly,
  }
}

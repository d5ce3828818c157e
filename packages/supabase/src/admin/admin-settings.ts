import { centsFromDollars, dollarsOf } from '@dustforce/core/money'
import type { PromoCode } from '@dustforce/core/promo'
import { type BusinessDate, isBusinessDate, type Retention } from '@dustforce/core/schedule'
import type { CompanyContact } from '@dustforce/office/company'
import type { Setting, SettingName, settings } from '@dustforce/office/settings'
import { instantColumn, numberColumn, textColumn } from '@dustforce/office/stored'
import { type AdminClient, isRow, type Row, textAt } from './admin-client.ts'
import { AdminFailure } from './admin-failure.ts'

/** What an administrator sets of a promo code; its use is counted by the database. */
export type PromoDraft = Omit<PromoCode, 'currentUses'>

/** The limits of weekdays and crews, by the names of their settings; null does not limit. */
export interface CapacityLimits {
  readonly monday_limit: number | null
  readonly tuesday_limit: number | null
  readonly wednesday_limit: number | null
  readonly thursday_limit: number | null
  readonly friday_limit: number | null
  readonly saturday_limit: number | null
  readonly sunday_limit: number | null
  readonly crews: number | null
  readonly crew_buffer_minutes: number
}

const capacityNames = [
  'monday_limit',
  'tuesday_limit',
  'wednesday_limit',
  'thursday_limit',
  'friday_limit',
  'saturday_limit',
  'sunday_limit',
  'crews',
  'crew_buffer_minutes',
] as const satisfies readonly (keyof CapacityLimits)[]

/** What the office may do beside an owner. */
export interface OfficeRights {
  /** Give back another amount than the terms of a booking. */
  readonly refunds: boolean
  /** Export and erase what is held about a customer. */
  readonly customerData: boolean
}

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

/** What the company can change without a programmer. */
export function adminSettings({ rest, rows, rpc }: AdminClient) {
  const read = async <Value>(
    name: SettingName,
    settingOf: (all: typeof settings) => Setting<Value>,
  ): Promise<Value> => {
    const named = rest.from('booking_settings').select('setting_value').eq('setting_name', name)
    // Only the settings page needs these checks: they come with it.
    const [core, [row]] = await Promise.all([import('@dustforce/office/settings'), rows(named)])
    return core.settingFrom(settingOf(core.settings), textColumn(row?.setting_value))
  }
  const store = async (name: SettingName, value: number | string, refusal: string): Promise<void> => {
    const change = rest.from('booking_settings').update({ setting_value: String(value) })
    const changed = await rows(change.eq('setting_name', name).select('setting_name'))
    if (changed.length === 0) throw new AdminFailure('refused', refusal)
  }
  return {
    /** Bookings a day. */
    dailyLimit: (): Promise<number> => read('daily_booking_limit', (all) => all.daily_booking_limit),
    setDailyLimit: (limit: number): Promise<void> =>
      store('daily_booking_limit', limit, 'The limit was not stored.'),
    /** The limits of weekdays and crews. */
    capacity: async (): Promise<CapacityLimits> => {
      const [core, stored] = await Promise.all([
        import('@dustforce/office/settings'),
        rows(
          rest
            .from('booking_settings')
            .select('setting_name, setting_value')
            .in('setting_name', capacityNames),
        ),
      ])
      const limit = <Value>(name: keyof CapacityLimits, setting: Setting<Value>): Value =>
        core.settingFrom(
          setting,
          textColumn(stored.find(({ setting_name }) => setting_name === name)?.setting_value),
        )
      return {
        monday_limit: limit('monday_limit', core.settings.monday_limit),
        tuesday_limit: limit('tuesday_limit', core.settings.tuesday_limit),
        wednesday_limit: limit('wednesday_limit', core.settings.wednesday_limit),
        thursday_limit: limit('thursday_limit', core.settings.thursday_limit),
        friday_limit: limit('friday_limit', core.settings.friday_limit),
        saturday_limit: limit('saturday_limit', core.settings.saturday_limit),
        sunday_limit: limit('sunday_limit', core.settings.sunday_limit),
        crews: limit('crews', core.settings.crews),
        crew_buffer_minutes: limit('crew_buffer_minutes', core.settings.crew_buffer_minutes),
      }
    },
    /** All of them, or none. */
    setCapacity: async (limits: CapacityLimits): Promise<void> => {
      const texts = Object.entries(limits).map(([name, limit]) => [name, limit === null ? '' : String(limit)])
      await rpc('admin_set_capacity', { capacity: Object.fromEntries(texts) })
    },
    /** The sold jobs that would not fit with other limits, by the names of the settings; nothing is changed. */
    previewLimits: async (limits: Readonly<Record<string, string>>): Promise<readonly UnfitBooking[]> => {
      const found = await rpc('admin_preview_limits', { limits })
      return Array.isArray(found) ? found.filter(isRow).map(unfitBooking) : []
    },
    /** How customers reach the company. */
    companyContact: async (): Promise<CompanyContact> => {
      const [phone, email, taxNumber] = await Promise.all([
        read('company_phone', (all) => all.company_phone),
        read('company_email', (all) => all.company_email),
        read('company_tax_number', (all) => all.company_tax_number),
      ])
      return { phone, email, taxNumber }
    },
    /** Stores what is named; the tax number is an owner's to change. */
    setCompanyContact: async ({ phone, email, taxNumber }: Partial<CompanyContact>): Promise<void> => {
      if (phone !== undefined) await store('company_phone', phone, 'The phone number was not stored.')
      if (email !== undefined) await store('company_email', email, 'The e-mail address was not stored.')
      if (taxNumber !== undefined)
        await store('company_tax_number', taxNumber, 'The HST number was not stored.')
    },
    /** How long customers' data is kept. */
    retention: async (): Promise<Retention> => {
      const [bookingMonths, messageMonths] = await Promise.all([
        read('keep_bookings_months', (all) => all.keep_bookings_months),
        read('keep_messages_months', (all) => all.keep_messages_months),
      ])
      return { bookingMonths, messageMonths }
    },
    /** Both periods, or neither. */
    setRetention: async ({ bookingMonths, messageMonths }: Retention): Promise<void> => {
      const months = { booking_months: bookingMonths, message_months: messageMonths }
      const isStored = await rpc('admin_set_retention', months)
      if (isStored !== true) throw new AdminFailure('refused', 'The months were not stored.')
    },
    /** What the office may do beside an owner. */
    officeRights: async (): Promise<OfficeRights> => {
      const [refunds, customerData] = await Promise.all([
        read('office_refunds', (all) => all.office_refunds),
        read('office_customer_data', (all) => all.office_customer_data),
      ])
      return { refunds, customerData }
    },
    /** Stores what is named, which is an owner's to say. */
    setOfficeRights: async ({ refunds, customerData }: Partial<OfficeRights>): Promise<void> => {
      const refusal = 'Only an owner may do this.'
      if (refunds !== undefined) await store('office_refunds', refunds ? 'yes' : 'no', refusal)
      if (customerData !== undefined)
        await store('office_customer_data', customerData ? 'yes' : 'no', refusal)
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
    /** Changes the code of the same name. */
    updatePromo: async (draft: PromoDraft): Promise<void> => {
      const changed = await rows(
        rest.from('promo_codes').update(promoRow(draft)).eq('code', draft.code).select('code'),
      )
      if (changed.length === 0) throw new AdminFailure('conflict', 'This promo code no longer exists.')
    },
  }
}

function readPromo(row: Row): PromoCode {
  const minimum = numberColumn(row.min_order_amount)
  return {
    code: textColumn(row.code) ?? '',
    isActive: row.is_active === true,
    discountType: row.discount_type === 'fixed' ? 'fixed' : 'percentage',
    discountValue: numberColumn(row.discount_value) ?? 0,
    validUntil: instantColumn(row.valid_until),
    maxUses: numberColumn(row.max_uses),
    currentUses: numberColumn(row.current_uses) ?? 0,
    minOrderCents: minimum === null ? null : centsFromDollars(minimum),
    firstTimeOnly: row.first_time_only === true,
  }
}

function promoRow(draft: PromoDraft): Row {
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

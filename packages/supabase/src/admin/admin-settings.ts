import type { CompanyContact } from '@dustforce/core/company'
import { centsFromDollars, dollarsOf } from '@dustforce/core/money'
import type { PromoCode } from '@dustforce/core/promo'
import type { Retention } from '@dustforce/core/schedule'
import type { Setting, SettingName, settings } from '@dustforce/core/settings'
import { instantColumn, numberColumn, textColumn } from '@dustforce/core/validation'
import type { AdminClient, Row } from './admin-client.ts'
import { AdminFailure } from './admin-failure.ts'

/** What an administrator sets of a promo code; its use is counted by the database. */
export type PromoDraft = Omit<PromoCode, 'currentUses'>

/** What the company can change without a programmer. */
export function adminSettings({ rest, rows, rpc }: AdminClient) {
  const read = async <Value>(
    name: SettingName,
    settingOf: (all: typeof settings) => Setting<Value>,
  ): Promise<Value> => {
    const named = rest.from('booking_settings').select('setting_value').eq('setting_name', name)
    // Only the settings page needs these checks: they come with it.
    const [core, [row]] = await Promise.all([import('@dustforce/core/settings'), rows(named)])
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

import { centsFromDollars, dollarsOf } from '@dustforce/core/money'
import type { PromoCode } from '@dustforce/core/promo'
import { type BusinessDate, isBusinessDate, type Retention } from '@dustforce/core/schedule'
import type { CompanyContact } from '@dustforce/office/company'
import type { Setting, SettingName, settings } from '@dustforce/office/settings'
import { instantColumn, numberColumn, textColumn } from '@dustforce/office/stored'
import type { Tables } from '../rest/database.generated.ts'
import { type AdminClient, isRow, type Row, textAt } from './admin-client.ts'
import { AdminFailure } from './admin-failure.ts'
import { changeRecords, type Theirs } from './admin-records.ts'

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

/** Settings as they are stored, by name. */
type SettingTexts = Readonly<Record<string, unknown>>

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
export function adminSettings(client: AdminClient) {
  const { rest, rows, rpc } = client
  const read = async <Value>(
    name: SettingName,
    settingOf: (all: typeof settings) => Setting<Value>,
  ): Promise<Value> => {
    const named = rest.from('booking_settings').select('setting_value').eq('setting_name', name)
    // Only the settings page needs these checks: they come with it.
    const [core, [row]] = await Promise.all([import('@dustforce/office/settings'), rows(named)])
    return core.settingFrom(settingOf(core.settings), textColumn(row?.setting_value))
  }
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
          setting === undefined ? stored : settingFrom(setting, textColumn(stored))
        return JSON.stringify(meant(text)) === JSON.stringify(meant(seen[name]))
      }
      if (!Object.entries(theirs).every(isMeant)) throw failure
      await change({ ...seen, ...theirs }, next)
    }
  }
  return {
    /** Bookings a day. */
    dailyLimit: (): Promise<number> => read('daily_booking_limit', (all) => all.daily_booking_limit),
    /** Refused, as every change of a setting, where somebody else changed the same since it was seen. */
    setDailyLimit: (limit: number, seen: number, theirs: Theirs = {}): Promise<void> =>
      store({ daily_booking_limit: String(limit) }, { daily_booking_limit: String(seen) }, theirs),
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
    setCapacity: (limits: CapacityLimits, seen: CapacityLimits, theirs: Theirs = {}): Promise<void> =>
      store(capacityTexts(limits), capacityTexts(seen), theirs),
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
    /** Stores what differs, or nothing; the tax number is an owner's to change. */
    setCompanyContact: (contact: CompanyContact, seen: CompanyContact, theirs: Theirs = {}): Promise<void> =>
      store(contactTexts(contact), contactTexts(seen), theirs),
    /** How long customers' data is kept. */
    retention: async (): Promise<Retention> => {
      const [bookingMonths, messageMonths] = await Promise.all([
        read('keep_bookings_months', (all) => all.keep_bookings_months),
        read('keep_messages_months', (all) => all.keep_messages_months),
      ])
      return { bookingMonths, messageMonths }
    },
    /** Both periods, or neither. */
    setRetention: (retention: Retention, seen: Retention, theirs: Theirs = {}): Promise<void> =>
      store(retentionTexts(retention), retentionTexts(seen), theirs),
    /** What the office may do beside an owner. */
    officeRights: async (): Promise<OfficeRights> => {
      const [refunds, customerData] = await Promise.all([
        read('office_refunds', (all) => all.office_refunds),
        read('office_customer_data', (all) => all.office_customer_data),
      ])
      return { refunds, customerData }
    },
    /** Stores what differs, which is an owner's to say. */
    setOfficeRights: (rights: OfficeRights, seen: OfficeRights, theirs: Theirs = {}): Promise<void> =>
      store(rightsTexts(rights), rightsTexts(seen), theirs),
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

/** How limits are stored. */
function capacityTexts(limits: CapacityLimits): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(limits).map(([name, limit]) => [name, limit === null ? '' : String(limit)]),
  )
}

/** How a contact is stored. */
function contactTexts({ phone, email, taxNumber }: CompanyContact): SettingTexts {
  return { company_phone: phone, company_email: email, company_tax_number: taxNumber }
}

/** How the periods are stored for which customers' data is kept. */
function retentionTexts({ bookingMonths, messageMonths }: Retention): SettingTexts {
  return { keep_bookings_months: String(bookingMonths), keep_messages_months: String(messageMonths) }
}

/** How rights are stored. */
function rightsTexts({ refunds, customerData }: OfficeRights): SettingTexts {
  const word = (right: boolean) => (right ? 'yes' : 'no')
  return { office_refunds: word(refunds), office_customer_data: word(customerData) }
}

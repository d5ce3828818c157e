import type { Business } from '@dustforce/office/company'
import { settingFrom, settings } from '@dustforce/office/settings'
import * as Effect from 'effect/Effect'
import type { Database } from '../database/database.ts'
import { type CompanySettings, CompanySettingsError } from './company-settings.ts'

/** What the owner changes on the Settings page. */
export function companySettings({ query }: Database, business: Business): CompanySettings['Service'] {
  return {
    contact: query((client, signal) =>
      client
        .from('booking_settings')
        .select('setting_name, setting_value')
        .in('setting_name', ['company_phone', 'company_email', 'company_tax_number'])
        .abortSignal(signal),
    ).pipe(
      Effect.map((rows) => {
        const read = (name: 'company_phone' | 'company_email' | 'company_tax_number') =>
          settingFrom(settings[name], rows.find((row) => row.setting_name === name)?.setting_value, business)
        return {
          phone: read('company_phone'),
          email: read('company_email'),
          taxNumber: read('company_tax_number'),
        }
      }),
      Effect.mapError(({ message }) => new CompanySettingsError({ reason: 'unavailable', message })),
    ),
  }
}

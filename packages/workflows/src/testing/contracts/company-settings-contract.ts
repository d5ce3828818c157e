import type { CompanyContact } from '@dustforce/office/company'
import { gtaBusiness } from '@dustforce/office/testing/business'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { CompanySettings } from '../../letters/company-settings.ts'
import type { Harness } from './harness.ts'

/** Settings with an owner who changes them. */
interface CompanySettingsHarness extends Harness<CompanySettings> {
  readonly setContact: (contact: CompanyContact) => Promise<void>
}

/** What every `CompanySettings` must do; each test gets a fresh world. */
export function companySettingsContract(
  name: string,
  makeHarness: () => Promise<CompanySettingsHarness>,
): void {
  describe(`${name} keeps the contract of the company's settings:`, () => {
    let world: CompanySettingsHarness
    beforeEach(async () => {
      world = await makeHarness()
    })
    afterEach(() => world.close())

    test('the contact is the company’s own until its owner changes it', async () => {
      const contact = () => world.run(CompanySettings.use((settings) => settings.contact))
      expect(await contact()).toMatchObject({
        phone: gtaBusiness.company.phone,
        email: gtaBusiness.company.email,
      })
      const changed = { phone: '(416) 555-0199', email: 'jobs@example.com', taxNumber: '123456789 RT0001' }
      await world.setContact(changed)
      expect(await contact()).toEqual(changed)
    })
  })
}

import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { AdminAccess } from '../../team/admin-access.ts'
import type { Harness } from './harness.ts'

/** Admin access with the tokens of four visitors. */
export interface AdminAccessHarness extends Harness<AdminAccess> {
  readonly admin: { readonly token: string; readonly email: string }
  /** Tokens that are no active administrator's, by what they are. */
  readonly others: Readonly<Record<string, string>>
  /** Ends the administrator's right; the token stays what it is. */
  readonly deactivate: () => Promise<void>
}

/** Tests what every `AdminAccess` must do; each test gets a fresh world. */
export function adminAccessContract(name: string, makeHarness: () => Promise<AdminAccessHarness>): void {
  describe(`${name} keeps the contract of admin access:`, () => {
    let world: AdminAccessHarness
    beforeEach(async () => {
      world = await makeHarness()
    })
    afterEach(() => world.close())

    const adminOf = (token: string) => world.run(AdminAccess.use((access) => access.adminOf(token)))

    test('knows an active administrator', async () => {
      expect(await adminOf(world.admin.token)).toEqual({ email: world.admin.email })
    })

    test('knows nobody else', async () => {
      for (const token of [...Object.values(world.others), '', 'x', 'a.b.c', `${world.admin.token}x`]) {
        expect(await adminOf(token)).toBeNull()
      }
    })

    test('a right that ended has ended at the next question', async () => {
      await world.deactivate()
      expect(await adminOf(world.admin.token)).toBeNull()
    })
  })
}

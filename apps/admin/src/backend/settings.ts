import type { PromoCode } from '@dustforce/core/promo'
import type { Retention } from '@dustforce/core/schedule'

export interface TeamMember {
  readonly userId: string
  readonly email: string
  readonly isActive: boolean
  /** Whether it is the signed-in administrator, who cannot change their own access. */
  readonly isSelf: boolean
}

export type PromoDraft = Omit<PromoCode, 'currentUses'>

export interface SettingsBackend {
  /** Bookings a day. */
  readonly dailyLimit: () => Promise<number>
  readonly setDailyLimit: (limit: number) => Promise<void>
  /** How long customers' data is kept. */
  readonly retention: () => Promise<Retention>
  readonly setRetention: (retention: Retention) => Promise<void>
  /** By name. */
  readonly promoCodes: () => Promise<readonly PromoCode[]>
  readonly addPromo: (draft: PromoDraft) => Promise<void>
  /** Changes the code of the same name. */
  readonly updatePromo: (draft: PromoDraft) => Promise<void>
  readonly team: () => Promise<readonly TeamMember[]>
  /** Activates or deactivates an administrator other than the signed-in one. */
  readonly setActive: (userId: string, active: boolean) => Promise<void>
}

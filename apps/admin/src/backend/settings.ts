import type { PromoCode } from '@dustforce/core/promo'

export interface TeamMember {
  readonly email: string
  readonly isActive: boolean
}

export type PromoDraft = Omit<PromoCode, 'currentUses'>

export interface SettingsBackend {
  /** Bookings a day. */
  readonly dailyLimit: () => Promise<number>
  readonly setDailyLimit: (limit: number) => Promise<void>
  /** By name. */
  readonly promoCodes: () => Promise<readonly PromoCode[]>
  readonly addPromo: (draft: PromoDraft) => Promise<void>
  /** Changes the code of the same name. */
  readonly updatePromo: (draft: PromoDraft) => Promise<void>
  readonly team: () => Promise<readonly TeamMember[]>
  /** Lets an administrator in or keeps them out; nobody may do it to themselves. */
  readonly setActive: (email: string, active: boolean) => Promise<void>
}

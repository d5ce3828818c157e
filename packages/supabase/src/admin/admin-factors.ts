import type { AdminClient } from './admin-client.ts'
import { AdminFailure } from './admin-failure.ts'

/** An authenticator app that is being set up. */
export interface NewFactor {
  readonly id: string
  /** To be typed where nothing can be photographed. */
  readonly secret: string
  /** To be photographed as a QR code; opens an authenticator app on the same device. */
  readonly uri: string
}

/** The signed-in administrator's own authenticator app. */
export function adminFactors({ auth, business }: Pick<AdminClient, 'auth' | 'business'>) {
  const taken = (error: { readonly message: string } | null) => {
    if (error !== null) throw new AdminFailure('refused', error.message)
  }
  return {
    /** The id of the app that sign-in asks; null without one. */
    current: async (): Promise<string | null> => {
      const { data, error } = await auth.mfa.listFactors()
      taken(error)
      return data?.totp[0]?.id ?? null
    },
    begin: async (): Promise<NewFactor> => {
      const { data, error } = await auth.mfa.enroll({
        factorType: 'totp',
        issuer: `${business.company.name} Command Hub`,
      })
      if (error !== null) throw new AdminFailure('refused', error.message)
      const { id, totp } = data
      return { id, secret: totp.secret, uri: totp.uri }
    },
    /** With a code of the app it is asked from then on. */
    finish: async (id: string, code: string): Promise<void> => {
      taken((await auth.mfa.challengeAndVerify({ factorId: id, code: code.trim() })).error)
    },
    remove: async (id: string): Promise<void> => {
      taken((await auth.mfa.unenroll({ factorId: id })).error)
    },
  }
}

import type { AdminClient } from './admin-client.ts'
import { AdminFailure } from './admin-failure.ts'

/** An authenticator app that is being set up. */
export interface NewFactor {
  readonly id: string
  /** A picture of `uri` to be photographed, as the address of an image; null where the service draws none. */
  readonly picture: string | null
  /** To be typed where nothing can be photographed. */
  readonly secret: string
  /** Opens an authenticator app on the same device. */
  readonly uri: string
}

/** The signed-in administrator's own authenticator app. */
export function adminFactors({ auth }: AdminClient) {
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
      const { data, error } = await auth.mfa.enroll({ factorType: 'totp', issuer: 'Dust Force Command Hub' })
      if (error !== null) throw new AdminFailure('refused', error.message)
      const { id, totp } = data
      return { id, picture: totp.qr_code === '' ? null : totp.qr_code, secret: totp.secret, uri: totp.uri }
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

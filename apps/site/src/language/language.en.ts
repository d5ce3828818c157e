import { addressesBelow } from './addresses.ts'

/** The language that the pages of this build are in, as the company has it. */
export const language: string = import.meta.env.SITE_LANGUAGE ?? 'en-CA'

/** The path at which its pages begin. */
export const basename: string = import.meta.env.SITE_BASENAME ?? '/'

export const { to, pathOf } = addressesBelow(basename)

/** Who the e-mails come from, as their header and footer say it. */
export interface Company {
  readonly name: string
  readonly area: string
  /** Without a slash at the end. */
  readonly siteUrl: string
  readonly phone: string
  readonly email: string
}

/** Dust Force with the addresses of one installation. */
export function dustForce(at: {
  readonly siteUrl: string
  readonly phone: string
  readonly email: string
}): Company {
  return { name: 'Dust Force', area: 'Greater Toronto Area', ...at, siteUrl: at.siteUrl.replace(/\/+$/, '') }
}

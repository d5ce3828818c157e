/** A fault in the next requests to the stand-in's API. */
export type ApiFault =
  /** Answers 500 and has done nothing. */
  | { readonly kind: 'error-500' }
  /** Answers 500 although all was done. */
  | { readonly kind: 'error-500-after-commit' }
  /** Does all and never answers. */
  | { readonly kind: 'hang-after-commit' }
  /** Takes its time. */
  | { readonly kind: 'delay'; readonly milliseconds: number }

/** A fault in the webhooks. */
export type WebhookFault =
  /** None is sent. */
  | 'drop'
  /** None is sent until the fault is gone; then all are due. */
  | 'hold'
  /** Each is sent twice. */
  | 'duplicate'
  /** Those that are due together are sent in the opposite order. */
  | 'reorder'

/** Faults for tests; there are none unless a test asks for them. */
export interface Faults {
  readonly api: (fault: ApiFault, times?: number) => void
  readonly webhooks: (...faults: readonly WebhookFault[]) => void
  readonly nextApiFault: () => ApiFault | undefined
  readonly has: (fault: WebhookFault) => boolean
}

/** A switchboard with every fault off. */
export function makeFaults(): Faults {
  const queue: ApiFault[] = []
  let current: ReadonlySet<WebhookFault> = new Set()
  return {
    api: (fault, times = 1) => void queue.push(...Array.from({ length: times }, () => fault)),
    webhooks: (...faults) => {
      current = new Set(faults)
    },
    nextApiFault: () => queue.shift(),
    has: (fault) => current.has(fault),
  }
}

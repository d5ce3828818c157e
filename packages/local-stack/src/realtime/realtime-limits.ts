/*
 * The share of the socket that one visitor may use. Sockets of strangers make room for others, those of administrators do not: strangers cannot shut them
 * out, also from the same address.
 */

const windowMs = 10_000

/** Numbers of one stack; smaller ones make tests short. */
export interface RealtimeLimits {
  /** Sockets of strangers and administrators together. */
  readonly sockets: number
  /** Of one visitor, administrators' too: an office with many screens has one address. */
  readonly socketsOfVisitor: number
  /** Of one visitor, without an administrator's token. */
  readonly strangersOfVisitor: number
  /** Messages of a visitor in ten seconds; a client that follows a page sends a heartbeat every 25 seconds. */
  readonly messagesOfVisitor: number
  /** Tokens of a visitor that are looked at in ten seconds. */
  readonly tokensOfVisitor: number
  readonly channelsOfSocket: number
}

export const realtimeLimits: RealtimeLimits = {
  sockets: 500,
  socketsOfVisitor: 60,
  strangersOfVisitor: 20,
  messagesOfVisitor: 300,
  tokensOfVisitor: 60,
  channelsOfSocket: 20,
}

/** Counts per visitor in windows of ten seconds. */
export function makeWindowCount(most: number, now: () => number): (visitor: string) => boolean {
  let window = 0
  const counts = new Map<string, number>()
  return (visitor) => {
    const current = Math.floor(now() / windowMs)
    if (current !== window) counts.clear()
    window = current
    const count = (counts.get(visitor) ?? 0) + 1
    counts.set(visitor, count)
    return count <= most
  }
}

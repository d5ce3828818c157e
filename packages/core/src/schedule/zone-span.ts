/** A stretch of time, from `from` up to but not including `until`, during which a zone keeps one offset. All in milliseconds. */
export interface ZoneSpan {
  readonly from: number
  readonly until: number
  /** Local time minus UTC. */
  readonly offset: number
}

interface ZoneTable {
  readonly format: Intl.DateTimeFormat
  readonly spans: ZoneSpan[]
}

const dayMs = 86_400_000
const stride = 14 * dayMs
const horizon = 280 * dayMs

const tables = new Map<string, ZoneTable>()

/**
 * The stretch of unchanged offset around an instant. A zone's offset changes about twice a year, so each stretch is measured once with
 * Intl and then found in a table; the zone of the process plays no part.
 *
 * @param zone an IANA name such as 'America/Toronto'
 * @throws RangeError when the zone is unknown or the instant is no time
 */
export function spanAt(zone: string, instant: number): ZoneSpan {
  if (zone === latest.zone && latest.span.from <= instant && instant < latest.span.until) return latest.span
  const { format, spans } = tableOf(zone)
  let span = spans.find(({ from, until }) => from <= instant && instant < until)
  if (span === undefined) {
    span = measure(format, instant)
    spans.push(span)
  }
  latest = { zone, span }
  return span
}

// Most questions are about the same stretch as the one before.
let latest: { readonly zone: string; readonly span: ZoneSpan } = {
  zone: '',
  span: { from: 0, until: 0, offset: 0 },
}

/** Whether this engine knows a zone by a name. */
export function isKnownZone(name: string): boolean {
  try {
    return tableOf(name) !== undefined
  } catch {
    return false
  }
}

function tableOf(zone: string): ZoneTable {
  const known = tables.get(zone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
  const table = { format, spans: [] }
  tables.set(zone, table)
  return table
}

function measure(format: Intl.DateTimeFormat, instant: number): ZoneSpan {
  const offset = offsetAt(format, instant)
  return { from: edge(format, instant, offset, -1), until: edge(format, instant, offset, 1), offset }
}

/** Walks from an instant in strides until the offset differs, then halves the last stride down to the second of the change. */
function edge(format: Intl.DateTimeFormat, instant: number, offset: number, direction: 1 | -1): number {
  let same = Math.floor(instant / 1000) * 1000
  let other = same
  do {
    same = other
    if (Math.abs(same - instant) >= horizon) return same
    other = same + direction * stride
  } while (offsetAt(format, other) === offset)
  while (Math.abs(other - same) > 1000) {
    const middle = same + Math.trunc((other - same) / 2000) * 1000
    if (offsetAt(format, middle) === offset) same = middle
    else other = middle
  }
  return direction === 1 ? other : same
}

function offsetAt(format: Intl.DateTimeFormat, instant: number): number {
  const text = format.format(instant)
  const signed = text.slice(text.indexOf('GMT') + 3)
  const [hours = 0, minutes = 0, seconds = 0] = signed.slice(1).split(':').map(Number)
  const size = (hours * 3600 + minutes * 60 + seconds) * 1000
  return signed.startsWith('-') ? -size : size
}

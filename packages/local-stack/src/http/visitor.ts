import { isIPv6 } from 'node:net'

/** Returns the network that is limited: an IPv4 address, or the network of an IPv6 one, within which a visitor can use any number of addresses. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address
  const [head = '', tail] = address.toLowerCase().split('::')
  const groups = head === '' ? [] : head.split(':')
  const rest = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : 8 - groups.length - rest.length
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...rest]
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}

/** The visitor of a request whose address the server itself has put into `x-forwarded-for`. */
export function visitorOf(headers: Headers): string {
  return networkOf(headers.get('x-forwarded-for') ?? 'unknown')
}

import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { makeConnectionCap } from './connection-cap.ts'

/** A connection from an address, and whether it was ended. */
class Connection extends EventEmitter {
  destroyed = false
  readonly remoteAddress: string
  constructor(remoteAddress: string) {
    super()
    this.remoteAddress = remoteAddress
  }
  readonly destroy = () => {
    this.destroyed = true
    this.emit('close')
  }
}

/** Counts how many of some connections stay open. */
function open(cap: ReturnType<typeof makeConnectionCap>, addresses: readonly string[]) {
  const all = addresses.map((address) => new Connection(address))
  for (const one of all) Reflect.apply(cap, undefined, [one])
  return all.filter(({ destroyed }) => !destroyed)
}
const many = (count: number, address: (nr: number) => string) =>
  Array.from({ length: count }, (_, nr) => address(nr))

test.each<[whose: string, addresses: readonly string[], left: number]>([
  ['one visitor', many(900, () => '192.0.2.1'), 20],
  ['one IPv6 network', many(900, (nr) => `2001:db8:1:2::${nr.toString(16)}`), 20],
  ['as many visitors', many(900, (nr) => `198.51.${nr >> 8}.${nr & 255}`), 900],
  ['this machine', many(900, () => '127.0.0.1'), 900],
  ['this machine by IPv6', many(900, () => '::1'), 900],
])('of 900 connections of %s those within the limit stay', (_, addresses, left) => {
  expect(open(makeConnectionCap(20), addresses)).toHaveLength(left)
})

test('a visitor at the limit keeps nobody else out, and can open a connection again for each that closes', () => {
  const cap = makeConnectionCap(20)
  const [first] = open(
    cap,
    many(900, () => '192.0.2.1'),
  )
  expect(open(cap, ['192.0.2.2'])).toHaveLength(1)
  expect(open(cap, ['192.0.2.1'])).toHaveLength(0)
  first?.emit('close')
  expect(open(cap, ['192.0.2.1', '192.0.2.1'])).toHaveLength(1)
})

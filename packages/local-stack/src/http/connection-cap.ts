import type { Socket } from 'node:net'
import { networkOf } from './visitor.ts'

/** Enough for a household behind one address with every browser open, and too few to use up a server's connections. */
const connectionsOfVisitor = 200

const isOfThisMachine = (address: string): boolean => /^(127\.|::1$|::ffff:127\.)/.test(address)

/**
 * Ends a new connection of a visitor who already has as many as allowed. For a server that visitors reach themselves: a proxy's connections are of all of them, and
 * it has limits of its own. This machine's own users are not strangers.
 */
export function makeConnectionCap(
  most = connectionsOfVisitor,
): (socket: Pick<Socket, 'remoteAddress' | 'destroy' | 'once'>) => void {
  const held = new Map<string, number>()
  return (socket) => {
    const { remoteAddress = '' } = socket
    if (isOfThisMachine(remoteAddress)) return
    const visitor = networkOf(remoteAddress)
    const count = held.get(visitor) ?? 0
    if (count >= most) return void socket.destroy()
    held.set(visitor, count + 1)
    socket.once('close', () => {
      const left = (held.get(visitor) ?? 1) - 1
      if (left === 0) held.delete(visitor)
      else held.set(visitor, left)
    })
  }
}

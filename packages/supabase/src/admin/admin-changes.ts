import type { AdminClient } from './admin-client.ts'

/** The tables that the database publishes for live updates. */
export const watchedTables = [
  'bookings',
  'closures',
  'contact_inquiries',
  'contact_inquiry_replies',
  'contractors',
  'payouts',
  'special_hours',
] as const
export type WatchedTable = (typeof watchedTables)[number]

/** Whether changes arrive: 'lost' means that what is shown may be old. */
export type LiveStatus = 'connecting' | 'live' | 'lost'

export interface ChangeListener {
  /** A row was added, changed or deleted; its id is null when the change does not name it. */
  readonly onChange: (table: WatchedTable, id: string | null) => void
  readonly onStatus: (status: LiveStatus) => void
}

/** Changes as they happen, over the realtime service, whose code is loaded when it is first needed. */
export function adminChanges({ url, publishableKey, token }: AdminClient) {
  return {
    subscribe: (listener: ChangeListener): (() => void) => {
      let stopped = false
      let stop = () => {
        stopped = true
      }
      listener.onStatus('connecting')
      idle()
        .then(() => import('./live-connection.ts'))
        .then(({ connect }) => connect({ url, publishableKey, token }, watchedTables, listener))
        .then(
          (disconnect) => {
            if (stopped) disconnect()
            else stop = disconnect
          },
          () => {
            if (!stopped) listener.onStatus('lost')
          },
        )
      return () => stop()
    },
  }
}

/** Waits until the first screen is shown: the connection's code must not compete with it. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 3000 })
    else setTimeout(resolve, 500)
  })
}

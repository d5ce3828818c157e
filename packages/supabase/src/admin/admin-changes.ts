import { type AdminClient, textAt } from './admin-client.ts'

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
      connect({ url, publishableKey, token }, listener).then(
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

async function connect(
  { url, publishableKey, token }: Pick<AdminClient, 'url' | 'publishableKey' | 'token'>,
  listener: ChangeListener,
): Promise<() => void> {
  await idle()
  const { RealtimeClient } = await import('@supabase/realtime-js')
  const client = new RealtimeClient(`${url.replace(/^http/, 'ws')}/realtime/v1`, {
    params: { apikey: publishableKey },
    accessToken: token,
    // A restarted server is found again within seconds, and a long outage is not hammered.
    reconnectAfterMs: (tries) => [500, 1000, 2000, 5000][tries - 1] ?? 10_000,
  })
  // A channel joined before the token is known hears nothing.
  await client.setAuth()
  // A hosted project joins a channel before it sends changes: 'live' must not be said in between.
  let channel = client.channel('admin', { config: { postgres_changes_options: { wait: true } } })
  for (const table of watchedTables) {
    channel = channel.on('postgres_changes', { event: '*', schema: 'public', table }, (change) =>
      listener.onChange(table, textAt(change.new, 'id') ?? textAt(change.old, 'id')),
    )
  }
  let open = true
  channel.subscribe((status) => {
    if (open) listener.onStatus(status === 'SUBSCRIBED' ? 'live' : 'lost')
  })
  const offline = () => listener.onStatus('lost')
  globalThis.addEventListener?.('offline', offline)
  return () => {
    open = false
    globalThis.removeEventListener?.('offline', offline)
    client.removeAllChannels()
    client.disconnect()
  }
}

/** Waits until the first screen is shown: the connection's code must not compete with it. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 3000 })
    else setTimeout(resolve, 500)
  })
}

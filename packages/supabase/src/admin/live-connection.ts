import { RealtimeClient } from '@supabase/realtime-js'
import type { ChangeListener, WatchedTable } from './admin-changes.ts'
import { type AdminClient, textAt } from './admin-client.ts'

/** Listens to changes of tables; returns how to stop. */
export async function connect(
  { url, publishableKey, token }: Pick<AdminClient, 'url' | 'publishableKey' | 'token'>,
  tables: readonly WatchedTable[],
  listener: ChangeListener,
): Promise<() => void> {
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
  for (const table of tables) {
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

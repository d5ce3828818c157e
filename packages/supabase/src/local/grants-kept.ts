import type { Connection } from '@supabase/lite'

/**
 * Stops the REST service from granting everything on every table to the request roles at its first request.
 *
 * The service does so when it sees row level security for the first time, which would silently undo every `revoke`
 * and every column grant of the migrations. The roles and Supabase's default grants are made before the migrations
 * run, as on the hosted platform, so nothing of it is needed.
 */
export function keepGrants(connection: Connection): void {
  Reflect.set(connection, 'rlsState', 'active')
}

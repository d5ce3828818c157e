import { App, type Connection, type EmailDriver } from '@supabase/lite'

type AuthOptions = NonNullable<ConstructorParameters<typeof App>[0]['auth']>

/** Supabase's `auth/v1` and `rest/v1` over a migrated database, within the process. */
export interface SupabaseApp {
  /** Answers one request; errors of the database also reach the terminal unless `withQuietRefusals` keeps them. */
  readonly fetch: (request: Request) => Promise<Response>
}

/** Starts both services on a connection of `connectToPostgres` or `connectToPglite`; the letters of `auth/v1` go to `sendMail`. */
export async function startSupabaseApp(
  connection: Connection,
  auth: Omit<AuthOptions, 'enabled'>,
  sendMail?: EmailDriver['send'],
): Promise<SupabaseApp> {
  const app = new App({
    connection,
    api: { enabled: true, schemas: ['public'], max_rows: 1000 },
    auth: { enabled: true, ...auth },
    db: { migrations: { enabled: false } },
    options: {
      server: { admin: false, disableStudio: true },
      ...(sendMail === undefined ? {} : { drivers: { email: { send: sendMail } } }),
    },
  })
  await app.init()
  return { fetch: async (request) => app.fetch(request, { peerAddress: null }) }
}

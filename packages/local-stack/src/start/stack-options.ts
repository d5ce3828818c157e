import type { Business } from '@dustforce/office/company'
import type { Database } from '../database/database.ts'
import type { Credentials } from '../database/demo-admin.ts'
import type { OpenWebServer } from '../http/web-server.ts'
import type { LogFormat } from '../log/format-line.ts'
import type { DrainOptions } from './drain.ts'
import type { JwtSecrets } from './secrets.ts'

/** The settings that a stack is to run with. */
export interface StackOptions {
  /** The company that it runs for. */
  readonly business: Business
  /** The directory where everything is kept. */
  readonly dataDir: string
  /** 0 (the default) takes a free one. */
  readonly port?: number
  /** The address to listen on; this machine's own addresses when left out. */
  readonly host?: string
  /** Opens the port; `npm run dev` puts the stack behind a port that stays open while the stack restarts. */
  readonly openServer?: OpenWebServer
  /** Whether a proxy in front of this server writes `x-forwarded-for`; otherwise that header is ignored. */
  readonly trustProxy?: boolean
  /** Opens the stand-ins' pages (`/mailbox`, `/stripe`) from other machines; without it they open on this one only. */
  readonly standInKey?: string
  /** `postgres://…` of a server in place of PGlite; `'embedded'` starts the one from npm, with its data in `dataDir`. */
  readonly databaseUrl?: string
  /** Opens the database in place of what `databaseUrl` and `dataDir` name; a test may keep one for several stacks. */
  readonly openDatabase?: () => Promise<Database>
  /** Demo bookings, contractors and the rest; only put into an empty database. */
  readonly seed?: boolean
  /** Epoch milliseconds; the system's clock when left out. */
  readonly now?: () => number
  /** Background work (webhooks, e-mails, reconciling); a test may rather ask for it with `work()`. */
  readonly background?: boolean
  /** The credentials of the person who may sign in; null makes no account. The demo's when left out. */
  readonly admin?: Credentials | null
  /** Where the public reaches this server, without a slash at the end; this machine's own address when left out. */
  readonly siteUrl?: string
  /** The sender of letters, `Name <address>`; the company's own address when left out. */
  readonly emailFrom?: string
  /** Keys in place of the installation's own. */
  readonly publishableKey?: string
  readonly secretKey?: string
  /**
   * The secret that signs sessions, in place of the installation's own; those after it are accepted as well, until the sessions that they signed have
   * ended.
   */
  readonly jwtSecrets?: JwtSecrets
  /** The way in which the server takes leave. */
  readonly drain?: DrainOptions
  /** Stripe itself in place of the stand-in. */
  readonly stripe?: { readonly secretKey: string; readonly webhookSecret: string }
  /** Resend itself in place of the stand-in. */
  readonly resendApiKey?: string
  /** The secret that Resend signs its webhooks with. */
  readonly resendWebhookSecret?: string
  readonly siteBuild?: string
  readonly adminBuild?: string
  /** The Supabase project whose migrations are applied. */
  readonly project?: string
  /** A PGlite cluster to start from in place of an empty one. */
  readonly template?: string
  /** Takes the failures that nobody else sees, one entry a call. */
  readonly onError?: (error: unknown) => void
  /** Takes a line for each answered request. */
  readonly onRequest?: (line: string) => void
  /** JSON for a program that collects the log, text for a person. Text when left out. */
  readonly logFormat?: LogFormat
  /** Failures are posted there too. */
  readonly errorWebhookUrl?: string
  /** The key that opens `/metrics`. */
  readonly metricsKey?: string
}

/** The credentials of the person who may sign in to the Command Hub of a fresh installation. */
export const demoAdmin: Credentials = { email: 'admin@dustforce.example', password: 'dust-force-demo' }

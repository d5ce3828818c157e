import type { AdminBackend, WatchedTable } from '@dustforce/supabase/admin'
import { answerOfAuth, bearer } from './auth.ts'
import { bookingCalls } from './booking-calls.ts'
import type { Calls } from './calls.ts'
import { customerCalls } from './customer-calls.ts'
import { figureCalls } from './figure-calls.ts'
import { answerOfFunction } from './functions.ts'
import { inquiryCalls } from './inquiry-calls.ts'
import { needCalls } from './need-calls.ts'
import { officeCalls } from './office-calls.ts'
import { payoutCalls } from './payout-calls.ts'
import { recordCalls } from './record-calls.ts'
import { Refusal } from './refusal.ts'
import { type Row, rowOf } from './row.ts'
import { createStore, type Seed, type Store, type TableName } from './store.ts'
import { answerOfTable } from './table.ts'
import { waitingCalls } from './waiting-calls.ts'

type Listener = Parameters<AdminBackend['changes']['subscribe']>[0]

interface Asked {
  /** Such as 'rpc/admin_bookings', 'contractors', 'functions/send-email' or 'auth/token'. */
  readonly path: string
  readonly query: URLSearchParams
  readonly body: Row
}

/** A project without a network: what it holds, what it was asked, and how it answers. */
export interface FakeProject extends Store {
  /** Answers a request that the Hub's own adapter would send. */
  readonly respond: (request: Request) => Promise<Response>
  /** The requests that it did not know, each with why. */
  readonly unknown: readonly string[]
  /** The rows of a table, as they are stored now. */
  readonly rows: (name: TableName) => readonly Row[]
  /** Holds the next answer to a path, such as 'rpc/admin_payouts', until it is released. */
  readonly hold: (path: string) => () => void
  /** Refuses the next request to a path. */
  readonly refuse: (path: string, message: string) => void
  /** The requests that it was sent, the oldest first. */
  readonly requests: readonly Asked[]
  /** The bodies that a path was sent, the oldest first. */
  readonly asked: (path: string) => readonly Row[]
  /** Tells every open window that a table was changed by somebody else, and which row if it is named. */
  readonly tell: (table: WatchedTable, id?: string) => void
  /** The changes as the windows follow them, without a web socket. */
  readonly changes: AdminBackend['changes']
}

/** The tables that the Hub reads and writes by functions of the database only. */
const behindFunctions: ReadonlySet<string> = new Set([
  'payouts',
  'reviews',
  'waiting',
  'letters_to_look_at',
  'payments_to_look_at',
  'team_invitations',
] satisfies TableName[])

/** Whether a request needs no session. */
function isOpen(path: string): boolean {
  return path.startsWith('auth/') || path === 'functions/accept-invitation'
}

/** A path of the wire without its services' versions: 'rpc/admin_bookings' of '/rest/v1/rpc/admin_bookings'. */
export function pathOf(pathname: string): string {
  return pathname.replace(/^\/(?:rest\/v1\/|(auth|functions)\/v1(?=\/))/, '$1')
}

function callsOf(store: Store): Calls {
  return {
    ...bookingCalls(store),
    ...customerCalls(store),
    ...figureCalls(store),
    ...inquiryCalls(store),
    ...needCalls(store),
    ...officeCalls(store),
    ...payoutCalls(store),
    ...recordCalls(store),
    ...waitingCalls(store),
  }
}

/** Makes a project with these rows. */
export function createProject(seed: Seed = {}): FakeProject {
  const store = createStore(seed)
  const calls = callsOf(store)
  const tables = new Map(Object.entries(store.tables).filter(([name]) => !behindFunctions.has(name)))
  const requests: Asked[] = []
  const unknown: string[] = []
  const held = new Map<string, Promise<void>>()
  const refusals = new Map<string, string>()
  const listeners = new Set<Listener>()
  const told = new Set<WatchedTable>()

  const answer = (method: string, path: string, query: URLSearchParams, body: unknown): Response => {
    const refused = refusals.get(path)
    if (refusals.delete(path)) throw new Refusal(refused ?? '')
    const [service, name = ''] = path.split('/')
    if (service === 'auth') return answerOfAuth(name, rowOf(body))
    if (service === 'functions') return answerOfFunction(name, rowOf(body), store)
    const [call, table] = [calls[name], tables.get(path)]
    if (service === 'rpc' && call !== undefined) return Response.json(call(rowOf(body)) ?? null)
    if (table !== undefined) return answerOfTable(table, method, query, body)
    throw new Error(`The fake server has no ${path}`)
  }

  const respond = async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url)
    const path = pathOf(pathname)
    const body: unknown = await request.json().catch(() => null)
    requests.push({ path, query: searchParams, body: rowOf(body) })
    const wait = held.get(path)
    held.delete(path)
    await wait
    try {
      if (!isOpen(path) && request.headers.get('authorization') !== bearer)
        throw new Refusal('JWT expired', 401)
      return answer(request.method, path, searchParams, body)
    } catch (failure) {
      if (failure instanceof Refusal) return failure.answer()
      unknown.push(`${request.method} ${path}: ${failure}`)
      return new Refusal(String(failure)).answer()
    }
  }

  return {
    ...store,
    respond,
    unknown,
    rows: (name) => store.tables[name].rows,
    hold: (path) => {
      let release = () => {}
      held.set(
        path,
        new Promise((resolve) => {
          release = resolve
        }),
      )
      return () => release()
    },
    refuse: (path, message) => void refusals.set(path, message),
    requests,
    asked: (path) => requests.filter((request) => request.path === path).map(({ body }) => body),
    tell: (table, id) => {
      told.add(table)
      for (const { onChange } of listeners) onChange(table, id ?? null)
    },
    changes: {
      subscribe: (listener) => {
        listeners.add(listener)
        // A new listener reads what changed before.
        for (const table of told) listener.onChange(table, null)
        return () => void listeners.delete(listener)
      },
    },
  }
}

import { createClient } from '@supabase/supabase-js'
import postgres from 'postgres'
import { expect, onTestFinished, test, vi } from 'vitest'
import { signInAsAdmin, startTestStack } from '../testing/index.ts'
import { makeMigratedDatabase } from '../testing/migrated-database.ts'

async function migratedDatabase() {
  const { url, drop } = await makeMigratedDatabase()
  onTestFinished(drop)
  return url
}

test('a server that is stopped tells the proxy first, ends no request under way, and sends followers elsewhere', async () => {
  const databaseUrl = await migratedDatabase()
  const stack = await startTestStack({ databaseUrl, drain: { noticeMs: 300, limitMs: 10_000 } })
  const ask = async (path: string) => {
    const answer = await fetch(`${stack.url}${path}`)
    return [answer.status, answer.headers.get('connection'), await answer.json()]
  }
  expect(await ask('/readyz')).toEqual([200, 'keep-alive', { ok: true }])

  const hub = createClient(stack.url, stack.publishableKey, { auth: { persistSession: false } })
  await signInAsAdmin(hub, stack.admin)
  const told: string[] = []
  await new Promise<void>((resolve) => {
    hub
      .channel('inquiries')
      .on('postgres_changes', { event: '*', schema: 'public', table: 'contact_inquiries' }, () => undefined)
      .subscribe((status) => {
        told.push(status)
        if (status === 'SUBSCRIBED') resolve()
      })
  })

  const blocker = postgres(databaseUrl, { max: 1, onnotice: () => undefined })
  onTestFinished(() => blocker.end())
  const block = await blocker.reserve()
  await block`begin`
  await block`lock table public.contact_inquiries in access exclusive mode`
  const message = { name: 'Ada Lovelace', email: 'ada@example.com', message: 'Hello there' }
  const slow = hub.rpc('submit_contact', { payload: message })
  const answered = slow.then(({ error }) => error)
  await vi.waitFor(async () => {
    const waiting =
      await block`select from pg_locks where not granted and relation = 'public.contact_inquiries'::regclass`
    expect(waiting).toHaveLength(1)
  })

  const closed = stack.close()
  expect(await ask('/readyz')).toEqual([503, 'close', { ok: false, problems: ['draining'] }])
  // A caller who has not heard of it yet is served.
  expect(await ask('/livez')).toEqual([200, 'close', { ok: true }])
  await vi.waitFor(() => expect(ask('/livez')).rejects.toThrow('fetch failed'))
  await vi.waitFor(() => expect(told).toContain('CHANNEL_ERROR'))
  await block`commit`
  expect(await answered).toBeNull()
  await closed
  expect(await block`select email from public.contact_inquiries`).toEqual([{ email: 'ada@example.com' }])
  block.release()
  await hub.removeAllChannels()
})

test('a request that does not end is cut off at the limit', async () => {
  const databaseUrl = await migratedDatabase()
  const stack = await startTestStack({ databaseUrl, drain: { noticeMs: 0, limitMs: 200 } })
  const visitor = createClient(stack.url, stack.publishableKey, { auth: { persistSession: false } })
  const blocker = postgres(databaseUrl, { max: 1, onnotice: () => undefined })
  onTestFinished(() => blocker.end())
  const block = await blocker.reserve()
  await block`begin`
  await block`lock table public.contact_inquiries in access exclusive mode`
  const message = { name: 'Ada Lovelace', email: 'ada@example.com', message: 'Hello there' }
  const slow = visitor.rpc('submit_contact', { payload: message }).then(({ error }) => error?.message)
  await vi.waitFor(async () => {
    const waiting =
      await block`select from pg_locks where not granted and relation = 'public.contact_inquiries'::regclass`
    expect(waiting).toHaveLength(1)
  })
  await stack.close()
  expect(await slow).toMatch(/fetch failed|terminated/)
  await block`rollback`
  block.release()
})

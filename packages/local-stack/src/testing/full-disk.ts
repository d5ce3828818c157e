import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { startTestStack } from './index.ts'

/** A place for data that can be filled until nothing more fits, and emptied again. */
export interface Disk {
  readonly directory: string
  readonly fill: () => void
  readonly makeRoom: () => void
}

/** A folder that goes with the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'dustforce-disk-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Demands that a full disk is answered 503, and that all goes on with nothing lost once there is room. */
export async function surviveFullDisk({ directory, fill, makeRoom }: Disk): Promise<void> {
  const log: string[] = []
  const dataDir = join(directory, 'data')
  const start = () => startTestStack({ dataDir, onError: (entry) => void log.push(String(entry)) })
  const stack = await start()
  let nr = 0
  const accepted: string[] = []
  const send = async () => {
    nr += 1
    const email = `ada${nr}@example.com`
    const response = await fetch(`${stack.url}/rest/v1/rpc/submit_contact`, {
      method: 'POST',
      headers: {
        apikey: stack.publishableKey,
        'content-type': 'application/json',
        'x-forwarded-for': `10.0.0.${nr}`,
      },
      body: JSON.stringify({
        payload: { name: 'Ada Lovelace', email, message: randomBytes(2500).toString('hex') },
      }),
    })
    await response.body?.cancel()
    if (response.status === 200) accepted.push(email)
    return response
  }
  await send()
  fill()
  let answer = await send()
  // Files that are open already have room for a while.
  for (let more = 0; answer.status === 200 && more < 5_000; more += 1) answer = await send()
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
  for (let again = 0; again < 20; again += 1) expect((await send()).status).toBe(503)
  // Said once, and not twenty times.
  expect(log.filter((entry) => entry.includes('No space left on device'))).toHaveLength(1)
  expect((await fetch(stack.url)).status).toBeLessThan(500)

  makeRoom()
  expect((await send()).status).toBe(200)
  await stack.close()
  const again = await start()
  const rows = await again.database.query('select email from public.contact_inquiries')
  expect(rows.map((row) => Object(row).email).toSorted()).toEqual(accepted.toSorted())
  await again.close()
}

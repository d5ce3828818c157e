import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startTestStack } from '../testing/index.ts'

/* R82. On a disk of its own where this process may mount one (as root); elsewhere nothing is tested here, and only the journal's own test fills a disk. */

const disk = mkdtempSync(join(tmpdir(), 'dustforce-disk-'))
const isMounted = (() => {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=90m', 'tmpfs', disk], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()
afterAll(() => {
  if (isMounted) execFileSync('umount', ['-l', disk])
  rmSync(disk, { recursive: true, force: true })
})

/** Writes until nothing fits any more. */
function fill(file: string) {
  try {
    for (;;) writeFileSync(file, Buffer.alloc(4096), { flag: 'a' })
  } catch {
    return
  }
}

test.runIf(isMounted)(
  'a full disk is answered 503; once there is room, all goes on and nothing is lost',
  async () => {
    const log: string[] = []
    const dataDir = join(disk, 'data')
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
        body: JSON.stringify({ payload: { name: 'Ada Lovelace', email, message: 'x'.repeat(5000) } }),
      })
      await response.body?.cancel()
      if (response.status === 200) accepted.push(email)
      return response
    }
    const filler = join(disk, 'filler')
    await send()
    fill(filler)
    let answer = await send()
    while (answer.status === 200) answer = await send()
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
    for (let again = 0; again < 20; again += 1) expect((await send()).status).toBe(503)
    // Said once, and not twenty times.
    expect(log.filter((entry) => entry.includes('No space left on device'))).toHaveLength(1)
    expect((await fetch(stack.url)).status).toBeLessThan(500)

    truncateSync(filler)
    expect((await send()).status).toBe(200)
    await stack.close()
    const again = await start()
    const rows = await again.database.query('select email from public.contact_inquiries')
    expect(rows.map((row) => Object(row).email).toSorted()).toEqual(accepted.toSorted())
    await again.close()
  },
)

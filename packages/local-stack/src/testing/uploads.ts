import { readFileSync } from 'node:fs'

/** The responses of a server to uploads that were sent at once. */
export interface UploadAnswers {
  /** The number of uploads with each status; 0 for a connection that ended without an answer. */
  readonly statuses: Readonly<Record<string, number>>
}

const application = (email: string, bytes: number): string =>
  JSON.stringify({
    payload: {
      full_name: 'Ada Lovelace',
      email,
      phone: '416-555-0123',
      consent_to_contact: true,
      resume_filename: 'cv.pdf',
      // Whole groups of four, as base64 has them.
      resume_content: `JVBERi0xLjcK${'A'.repeat(Math.floor((bytes - 300) / 4) * 4)}`,
    },
  })

/**
 * Sends so many job applications of about `bytes` each at once (R86). Each comes from a visitor of its own when the server trusts the header that says
 * so.
 */
export async function uploadAtOnce(
  server: { readonly url: string; readonly publishableKey: string },
  { count, bytes }: { readonly count: number; readonly bytes: number },
): Promise<UploadAnswers> {
  const statuses: Record<string, number> = {}
  const send = async (nr: number): Promise<number> => {
    try {
      const response = await fetch(`${server.url}/rest/v1/rpc/submit_application`, {
        method: 'POST',
        headers: {
          apikey: server.publishableKey,
          'content-type': 'application/json',
          'x-forwarded-for': `10.86.${nr >> 8}.${nr & 255}`,
        },
        body: application(`ada${nr}@example.com`, bytes),
      })
      await response.body?.cancel()
      return response.status
    } catch {
      return 0
    }
  }
  await Promise.all(
    Array.from({ length: count }, async (_, nr) => {
      const status = await send(nr)
      statuses[status] = (statuses[status] ?? 0) + 1
    }),
  )
  return { statuses }
}

/** The memory of a process in bytes, now and at its highest, as Linux counts it. */
export function memoryOf(pid: number): { readonly now: number; readonly highest: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const kilobytes = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1] ?? 0)
  return { now: kilobytes('VmRSS') * 1024, highest: kilobytes('VmHWM') * 1024 }
}

import type { AdminBackend } from '@dustforce/supabase/admin'

interface Keeping {
  readonly session: Pick<AdminBackend['session'], 'endsAt' | 'renew'>
  /** Epoch milliseconds. */
  readonly clock: () => number
  /** Called once when the session could not be renewed: when it ends, and what tries again at once. */
  readonly onEnding: (endsAt: number, stay: () => void) => void
  /** Called when it was renewed after all. */
  readonly onKept: () => void
}

/** The time before its end at which a session is renewed, in milliseconds: the client itself would try a minute and a half before. */
const leadMs = 5 * 60_000
const retryMs = 30_000
/** A computer may sleep, and a longer timer would end at once. */
const longestMs = 60 * 60_000

/** Renews a session well before it ends, and warns as long as it cannot. Returns how to stop. */
export function keepSession({ session, clock, onEnding, onKept }: Keeping): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  let isWarned = false
  const again = (afterMs: number) => {
    if (!isStopped) timer = setTimeout(look, afterMs)
  }
  const renew = async (endsAt: number) => {
    const isRenewed = (await session.renew().catch(() => null)) !== null
    if (isRenewed && isWarned) onKept()
    if (!isRenewed && !isWarned) onEnding(endsAt, stay)
    isWarned = !isRenewed
    again(retryMs)
  }
  async function look(): Promise<void> {
    const endsAt = await session.endsAt().catch(() => null)
    if (isStopped) return
    if (endsAt === null) return again(longestMs)
    const early = endsAt - leadMs - clock()
    if (early > 0) again(Math.min(early, longestMs))
    else await renew(endsAt)
  }
  function stay(): void {
    clearTimeout(timer)
    // Told again when it fails again.
    isWarned = false
    void look()
  }
  void look()
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}

/** Ends the process cleanly on Ctrl-C, a kill, or the end of the process that started it. */
export function stopOnSignals(close: () => Promise<void>, complain: (error: unknown) => void): void {
  let stoppingSince: number | null = null
  const stop = async (): Promise<void> => {
    if (stoppingSince !== null) {
      // One Ctrl-C arrives several times, from the terminal and from npm. A later one means it.
      if (Date.now() - stoppingSince > 2000) process.exit(1)
      return
    }
    stoppingSince = Date.now()
    try {
      await close()
      process.exit(0)
    } catch (error) {
      complain(error)
      process.exit(1)
    }
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop())
  process.on('disconnect', () => void stop())
  process.channel?.unref()
}

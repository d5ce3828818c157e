/** Things to close, the last opened first. */
export interface Closing {
  readonly add: (close: () => unknown) => void
  /** Closes everything once; a failure does not keep the rest open, and is thrown at the end. */
  readonly close: () => Promise<void>
}

export function makeClosing(): Closing {
  const steps: (() => unknown)[] = []
  return {
    add: (close) => void steps.push(close),
    close: async () => {
      const failures: unknown[] = []
      for (let step = steps.pop(); step !== undefined; step = steps.pop()) {
        try {
          await step()
        } catch (error) {
          failures.push(error)
        }
      }
      if (failures.length > 0) throw failures[0]
    },
  }
}

import { type ChangeEvent, type KeyboardEvent, useRef, useState } from 'react'

/** On Apple's systems the arrows open the list, in which nothing is chosen before it closes. */
const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform)

/** Whether a key changes a closed select, as if its choices were read one after the other. */
function isReading({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (altKey || ctrlKey || metaKey || key === ' ') return false
  return key.length === 1 || (/^(?:Arrow|Home|End|Page)/.test(key) && !isApple())
}

/**
 * A select whose choice acts at once: what is chosen from its open list is; what the keyboard reads in the closed one waits for Enter, and
 * is dropped by Escape or when the focus leaves.
 */
export function useActingSelect(value: string, onChoose: (value: string) => void) {
  const [read, setRead] = useState<string | null>(null)
  const reading = useRef(false)
  const drop = () => {
    reading.current = false
    setRead(null)
  }
  return {
    /** Something was read that Enter would choose. */
    isWaiting: read !== null,
    select: {
      value: read ?? value,
      onChange: ({ target }: ChangeEvent<HTMLSelectElement>) => {
        if (reading.current) setRead(target.value === value ? null : target.value)
        else onChoose(target.value)
      },
      onPointerDown: () => {
        reading.current = false
      },
      onKeyDown: (event: KeyboardEvent) => {
        const { key } = event
        if (read === null || (key !== 'Enter' && key !== 'Escape')) {
          reading.current = isReading(event)
          return
        }
        event.preventDefault()
        event.stopPropagation()
        drop()
        if (key === 'Enter') onChoose(read)
      },
      onBlur: drop,
    },
  }
}

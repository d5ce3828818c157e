import { Button } from '@dustforce/ui/button'
import { type ComponentType, useCallback, useEffect, useState } from 'react'
import type { LookedUpTimesProps } from './looked-up-times.tsx'
import { TimesOnTheirWay } from './times-on-their-way.tsx'
import * as times from './times-words.en.ts'

interface FreeTimesPlaceProps extends LookedUpTimesProps {
  /** Whether the visitor has begun to choose: before that nothing is loaded and nothing asked. */
  readonly wanted: boolean
  readonly onWant: () => void
}

/** Where the next free times appear once they are wanted; as high before as after, so that nothing moves. */
export function FreeTimesPlace({ wanted, onWant, ...rest }: FreeTimesPlaceProps) {
  const [code, setCode] = useState<{ readonly View: ComponentType<LookedUpTimesProps> } | 'failed'>()
  const load = useCallback(() => {
    setCode(undefined)
    import('./looked-up-times.tsx').then(
      ({ LookedUpTimes }) => setCode({ View: LookedUpTimes }),
      () => setCode('failed'),
    )
  }, [])
  useEffect(() => {
    if (wanted) load()
  }, [wanted, load])
  return (
    <section
      aria-label={times.nextFreeTimes}
      className="grid min-h-71 grid-rows-[auto_1fr] items-start gap-3 sm:min-h-57"
    >
      <div>
        <h3 className="text-lg">{times.nextFreeTimes}</h3>
        <p className="text-sm text-muted">{times.chooseTime}</p>
      </div>
      {!wanted || code === 'failed' ? (
        <div className="grid place-content-center self-stretch rounded-lg border border-dashed border-line-strong p-4">
          <Button variant="secondary" onClick={wanted ? load : onWant}>
            {times.showFreeTimes}
          </Button>
        </div>
      ) : code === undefined ? (
        <TimesOnTheirWay />
      ) : (
        <code.View {...rest} />
      )}
    </section>
  )
}

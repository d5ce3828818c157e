import { type ComponentType, Suspense, use } from 'react'
import { known } from './known-promise.ts'
import { sectionNear } from './section-near.ts'

/**
 * Makes a section of a prerendered page whose code is only loaded when the visitor comes near it. Until then its HTML stands as it was
 * prerendered; where there is none, as after moving from another page, the code is loaded at once.
 *
 * @param ids the ids of the elements inside the section that links lead to
 * @param load the section's code
 * @param until waits for the moment to load it
 */
export function lazySection<P extends object>(
  ids: readonly string[],
  load: () => Promise<{ Section: ComponentType<P> }>,
  until: (ids: readonly string[]) => Promise<void> = sectionNear,
): { preload: () => Promise<void>; View: ComponentType<P> } {
  let wanted: Promise<{ Section: ComponentType<P> }> | undefined
  function Loaded(props: P) {
    wanted ??= known(until(ids).then(load))
    const { Section } = use(wanted)
    return <Section {...props} />
  }
  return {
    preload: () => {
      wanted ??= known(load())
      return wanted.then(() => undefined)
    },
    View: (props: P) => (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    ),
  }
}

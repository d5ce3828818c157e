import { type ComponentType, Suspense, use } from 'react'
import { sectionNear } from './section-near.ts'

/**
 * Makes a section of a prerendered page whose code is only loaded when the visitor comes near it. Until then its HTML stands as it was
 * prerendered; where there is none, as after moving from another page, the code is loaded at once.
 *
 * @param id the id of an element inside the section
 * @param load the section's code
 */
export function lazySection<P extends object>(
  id: string,
  load: () => Promise<{ Section: ComponentType<P> }>,
): { preload: () => Promise<void>; View: ComponentType<P> } {
  let loaded: ComponentType<P> | undefined
  let wanted: Promise<ComponentType<P>> | undefined
  const preload = async () => {
    loaded = (await load()).Section
    return loaded
  }
  function Loaded(props: P) {
    if (loaded === undefined) wanted ??= sectionNear(id).then(preload)
    const Section = loaded ?? (wanted === undefined ? null : use(wanted))
    if (Section === null) return null
    return <Section {...props} />
  }
  return {
    preload: () => preload().then(() => undefined),
    View: (props: P) => (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    ),
  }
}

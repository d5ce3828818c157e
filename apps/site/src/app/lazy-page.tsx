import { type ComponentType, use } from 'react'

interface PageModule {
  readonly Page: ComponentType
}

/** A page whose code is loaded when it is first needed. */
export interface LazyPage {
  /** Loads the code; once this has settled, `View` renders without suspending, so that hydration finds it whole. */
  readonly preload: () => Promise<void>
  readonly View: ComponentType
}

/**
 * Makes a page of a dynamic import. React's own `lazy` suspends on its first render even when the code is there already, which would
 * throw away prerendered HTML for a moment.
 */
export function lazyPage(load: () => Promise<PageModule>): LazyPage {
  let loaded: PageModule | undefined
  let loading: Promise<PageModule> | undefined
  const start = () => {
    loading ??= load().then(
      (module) => {
        loaded = module
        return module
      },
      (error: unknown) => {
        // The next visit tries again: a lost connection must not break the page for good.
        loading = undefined
        throw error
      },
    )
    return loading
  }
  function View() {
    const { Page } = loaded ?? use(start())
    return <Page />
  }
  return { preload: () => start().then(() => undefined), View }
}

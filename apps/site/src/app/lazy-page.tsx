import { type ComponentType, use } from 'react'
import { known } from './known-promise.ts'

interface PageModule {
  readonly Page: ComponentType
}

/** A page whose code is loaded when it is first needed. */
export interface LazyPage {
  /** Loads the code; once this has settled, `View` renders without suspending, so that hydration finds it whole. */
  readonly preload: () => Promise<void>
  readonly View: ComponentType
}

/** Makes a page of a dynamic import; a failed one is tried again with the next visit. */
export function lazyPage(load: () => Promise<PageModule>): LazyPage {
  let loading: Promise<PageModule> | undefined
  const start = () => {
    loading ??= known(load(), () => {
      loading = undefined
    })
    return loading
  }
  function View() {
    const { Page } = use(start())
    return <Page />
  }
  return { preload: () => start().then(() => undefined), View }
}

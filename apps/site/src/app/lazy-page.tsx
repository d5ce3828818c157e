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

/** Makes a page of a dynamic import. A failed one shows the error page; the next `preload` tries again. */
export function lazyPage(load: () => Promise<PageModule>): LazyPage {
  let loading: Promise<PageModule> | undefined
  let failed = false
  const start = () => {
    loading ??= known(load(), () => {
      failed = true
    })
    return loading
  }
  function View() {
    const { Page } = use(start())
    return <Page />
  }
  const preload = async () => {
    if (failed) {
      failed = false
      loading = undefined
    }
    await start()
  }
  return { preload, View }
}

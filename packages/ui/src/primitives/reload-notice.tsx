import { useEffect, useState } from 'react'
import { type MissingCode, whyCodeIsMissing } from './missing-code.ts'
import * as words from './reload-words.en.ts'
import { toastRegion } from './toast-region.ts'

const texts: Record<MissingCode, string> = {
  'new version': words.newVersion,
  connection: words.connection,
}

/**
 * Says that code of the page could not be loaded, above everything that is open, until the page is reloaded. It is part of what is loaded
 * first: a notice that has to be loaded would not come either.
 */
export function ReloadNotice({ ask = fetch }: { readonly ask?: typeof fetch }) {
  const [why, setWhy] = useState<MissingCode | null>(null)
  useEffect(() => {
    // Vite's loader says so for every import that fails.
    const onMissing = () => void whyCodeIsMissing(document, ask).then(setWhy)
    window.addEventListener('vite:preloadError', onMissing)
    return () => window.removeEventListener('vite:preloadError', onMissing)
  }, [ask])
  return (
    <div {...toastRegion} aria-live="assertive">
      {why === null ? null : (
        <p className="pointer-events-auto fixed inset-x-4 top-4 z-[70] mx-auto flex w-fit items-center gap-2 rounded-lg border border-line bg-raised px-4 py-1 text-sm text-ink shadow-lg print:hidden">
          {texts[why]}
          <button
            type="button"
            onClick={() => location.reload()}
            className="min-h-11 px-2 font-semibold text-brand-ink underline underline-offset-4"
          >
            {words.reload}
          </button>
        </p>
      )}
    </div>
  )
}

import { useState } from 'react'

/** The company's mark and name. A mark that cannot be loaded is hidden; the name stays. Public spec, section 2. */
export function SiteLogo({ src, onError }: { readonly src: string; readonly onError?: () => void }) {
  const [missing, setMissing] = useState(false)
  return (
    <span className="inline-flex items-center gap-2.5 text-xl font-bold tracking-tight">
      {missing ? null : (
        <img
          src={src}
          alt=""
          width={36}
          height={36}
          onError={() => {
            setMissing(true)
            onError?.()
          }}
        />
      )}
      Dust Force
    </span>
  )
}

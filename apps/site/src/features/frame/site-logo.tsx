import { useBusiness } from '@dustforce/ui/use-business'
import { useEffect, useRef, useState } from 'react'

/** The company's mark and name. A mark that cannot be loaded is hidden; the name stays. */
export function SiteLogo({ src, onError }: { readonly src: string; readonly onError?: () => void }) {
  const { company } = useBusiness()
  const [missing, setMissing] = useState(false)
  const image = useRef<HTMLImageElement>(null)
  const fail = () => {
    setMissing(true)
    onError?.()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a prerendered image may have failed before anybody listened; looked at once.
  useEffect(() => {
    if (image.current?.complete === true && image.current.naturalWidth === 0) fail()
  }, [])

  return (
    <span className="flex items-center gap-2.5 text-xl font-bold tracking-tight">
      {missing ? null : <img ref={image} src={src} alt="" width={36} height={36} onError={fail} />}
      {company.name}
    </span>
  )
}

import { type ReactNode, useRef } from 'react'
import { useReveal } from './use-reveal.ts'

const looks = { plain: '', waiting: 'opacity-0', revealed: 'animate-reveal' }

/** Fades its content in when it is scrolled into view. */
export function Revealed({
  className = '',
  children,
}: {
  readonly className?: string
  readonly children: ReactNode
}) {
  const element = useRef<HTMLDivElement>(null)
  const reveal = useReveal(element, 0.1)
  return (
    <div ref={element} className={`${looks[reveal]} ${className}`}>
      {children}
    </div>
  )
}

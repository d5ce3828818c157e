import type { ComponentType, ReactNode } from 'react'

interface OutcomeCardProps {
  readonly title: string
  readonly Icon: ComponentType<{ className?: string; 'aria-hidden'?: boolean }>
  readonly tone: 'success' | 'warning' | 'info'
  readonly children: ReactNode
}

const tones = {
  success: 'bg-success-soft text-success-ink',
  warning: 'bg-warning-soft text-warning-ink',
  info: 'bg-info-soft text-info-ink',
}

/** Shows how something ended, in the middle of a page of its own. */
export function OutcomeCard({ title, Icon, tone, children }: OutcomeCardProps) {
  return (
    <div className="mx-auto grid min-h-[28rem] max-w-xl content-center px-4 py-16 sm:px-6">
      {/* Padding and words give way where text twice as large would be wider than a phone. */}
      <div className="grid justify-items-start gap-5 rounded-xl border border-line bg-surface p-[min(1.75rem,8vw)] shadow-md sm:p-10">
        <span className={`grid size-14 place-items-center rounded-full ${tones[tone]}`}>
          <Icon aria-hidden className="size-7" />
        </span>
        <h1 className="text-heading wrap-anywhere">{title}</h1>
        {children}
      </div>
    </div>
  )
}

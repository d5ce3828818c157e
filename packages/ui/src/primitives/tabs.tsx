import * as Radix from 'radix-ui/tabs'
import type { ReactNode } from 'react'

export type Tab<V extends string> = {
  readonly value: V
  readonly label: ReactNode
  readonly content: ReactNode
  readonly disabled?: boolean | undefined
}

export type TabsProps<V extends string> = {
  /** Names the list of tabs for screen readers. */
  readonly label: string
  readonly tabs: readonly Tab<V>[]
  readonly value: V
  readonly onChange: (value: V) => void
  readonly className?: string | undefined
}

/** Panels, one shown at a time; arrow keys move between the tabs. */
export const Tabs = <V extends string>({ label, tabs, value, onChange, className }: TabsProps<V>) => (
  <Radix.Root
    value={value}
    onValueChange={(next) => {
      const chosen = tabs.find((tab) => tab.value === next)
      if (chosen !== undefined) onChange(chosen.value)
    }}
    {...(className === undefined ? {} : { className })}
  >
    <Radix.List aria-label={label} className="flex gap-1 overflow-x-auto border-b border-line">
      {tabs.map((tab) => (
        <Radix.Trigger
          key={tab.value}
          value={tab.value}
          disabled={tab.disabled ?? false}
          className="-mb-px min-h-11 border-b-2 border-transparent px-3.5 py-2 text-sm font-medium whitespace-nowrap text-muted transition-colors -outline-offset-2 hover:text-ink disabled:cursor-not-allowed disabled:opacity-50 data-[state=active]:border-brand data-[state=active]:text-ink"
        >
          {tab.label}
        </Radix.Trigger>
      ))}
    </Radix.List>
    {tabs.map((tab) => (
      <Radix.Content key={tab.value} value={tab.value} className="pt-5">
        {tab.content}
      </Radix.Content>
    ))}
  </Radix.Root>
)

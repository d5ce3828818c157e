import { classNames } from './class-names.ts'

export type ControlSize = 'sm' | 'md'

const base =
  'block w-full text-ellipsis rounded-md border border-line-strong bg-surface text-ink transition-[border-color,box-shadow] duration-150 hover:not-disabled:not-aria-invalid:border-brand focus:border-brand focus-visible:outline-2 focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted [&[readonly]]:bg-sunken [&[readonly]]:text-muted aria-invalid:border-danger aria-invalid:ring-1 aria-invalid:ring-danger'

/* 16 px on phones whatever the size, so that they do not zoom in on focus. */
const sizes: Record<ControlSize, string> = {
  sm: 'min-h-9 pointer-coarse:min-h-11 px-2.5 py-1 text-base md:text-sm',
  md: 'min-h-11 px-3.5 py-2 text-base',
}

/** The classes shared by text fields, text areas and selects. */
export function controlLook(size: ControlSize = 'md', className?: string): string {
  return classNames(base, sizes[size], className)
}

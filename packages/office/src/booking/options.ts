/** A choice of a select: what is stored and what is shown. */
export interface Option<V extends string = string> {
  readonly value: V
  readonly label: string
}

/** The choices of a question that is answered by yes or no. */
export const yesNoOptions = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const satisfies readonly Option[]

/** The value of one of the options, or nothing chosen yet. */
export type Choice<O extends readonly Option[]> = O[number]['value'] | ''

/**
 * Returns what is shown for a stored choice: its label, or the stored text itself when it is none of the options.
 *
 * @example
 * optionLabel(yesNoOptions, 'no') // => 'No'
 */
export function optionLabel(options: readonly Option[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value
}

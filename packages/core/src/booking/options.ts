/** A choice of a select: what is stored and what is shown. */
export interface Option<V extends string = string> {
  readonly value: V
  readonly label: string
}

/** Kinds of home; 'other' asks for a text. Public spec, section 3. */
export const homeTypeOptions = [
  { value: 'apartment', label: 'Apartment' },
  { value: 'condo', label: 'Condo' },
  { value: 'house', label: 'House' },
  { value: 'townhouse', label: 'Townhouse' },
  { value: 'basement-suite', label: 'Basement Suite' },
  { value: 'other', label: 'Other' },
] as const satisfies readonly Option[]

/** Whether somebody will be home. Public spec, section 3. */
export const someoneHomeOptions = [
  { value: 'yes', label: 'Yes, someone will be home' },
  { value: 'no', label: 'No, nobody will be home' },
  { value: 'instructions', label: 'I will provide entry instructions' },
] as const satisfies readonly Option[]

/** Where the cleaners can park. Public spec, section 3. */
export const parkingOptions = [
  { value: 'yes', label: 'Yes, free parking' },
  { value: 'no-paid', label: 'No, paid parking only' },
  { value: 'visitor', label: 'Visitor parking' },
] as const satisfies readonly Option[]

/** How the cleaners reach the home. Public spec, section 3. */
export const buildingAccessOptions = [
  { value: 'elevator', label: 'Elevator' },
  { value: 'stairs', label: 'Stairs' },
  { value: 'both', label: 'Elevator and stairs' },
] as const satisfies readonly Option[]

/** Pets, and the customer's own equipment. Public spec, section 3. */
export const yesNoOptions = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const satisfies readonly Option[]

/** The value of one of the options, or nothing chosen yet. */
export type Choice<O extends readonly Option[]> = O[number]['value'] | ''

/**
 * What is shown for a stored choice: its label, or the stored text itself when it is none of the options.
 *
 * @example
 * optionLabel(homeTypeOptions, 'basement-suite') // => 'Basement Suite'
 */
export function optionLabel(options: readonly Option[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value
}

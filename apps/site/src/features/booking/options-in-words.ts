import { sentence } from '@dustforce/office/language'

/** The choices of a declared field as the customer reads them; what is stored stays the same in every language. */
export function optionsInWords<O extends { readonly label: string }>(options: readonly O[]): readonly O[] {
  return options.map((option) => ({ ...option, label: sentence(option.label) }))
}

import type { Locator } from '@playwright/test'

/** Says why a cleaner is given a job that does not suit them, where a dialog asks for it. */
export async function saysWhy(dialog: Locator): Promise<void> {
  const why = dialog.getByRole('combobox', { name: /anyway, because$/ })
  if (await why.isVisible()) await why.selectOption('Agreed with the contractor')
}

import { expect, type Page } from '@playwright/test'

export async function signIn(
  page: Page,
  admin: { readonly email: string; readonly password: string },
): Promise<void> {
  await page.goto('/admin/login')
  await page.getByLabel('Email').fill(admin.email)
  await page.getByLabel('Password').fill(admin.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/admin\/dashboard$/)
}

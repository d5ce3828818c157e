/** The site in French: nothing of it is said in English, nothing is wider than a small phone, and a booking stays in the language that it was made in. */
import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll } from '../pages/accessible.ts'
import { linkOfLetter, readLetter, waitForLetter } from '../pages/booking-letter.ts'
import { expect, test } from '../stack/stack-test.ts'

const paths = [
  ...['/', '/careers', '/faq', '/terms-privacy', '/cancellation-policy', '/accessibility'],
  ...['/payment-cancelled', '/booking', '/review', '/mail-choices', '/waiting', '/nowhere'],
]

/** The words that are the same in both languages: names of people and places, and words that are French as well. */
const sameInBoth = new Set([
  ...['Dust Force', 'info@dustforce.ca', 'North York', 'Etobicoke', 'Toronto, Leslieville'],
  ...['Priya S.', 'Marcus T.', 'Hannah L.', 'Services', 'Service', 'Contact', 'Message'],
])

/** The words of a prerendered page, piece by piece. */
async function wordsOf(page: Page, path: string): Promise<readonly string[]> {
  const html = await (await page.request.get(path)).text()
  return html
    .replace(/<head>.*?<\/head>|<script.*?<\/script>|<!--.*?-->/gs, '')
    .split(/<[^>]+>/)
    .map((piece) => piece.trim())
    .filter((piece) => /[a-z]{3}/.test(piece))
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('no page in French says anything in English, and each fits a small phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    for (const path of paths) {
      const french = path === '/' ? '/fr' : `/fr${path}`
      const english = new Set(await wordsOf(page, path))
      const untranslated = (await wordsOf(page, french)).filter(
        (piece) => english.has(piece) && !sameInBoth.has(piece),
      )
      expect(untranslated, french).toEqual([])
      await page.goto(french)
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA')
      await expectNoSidewaysScroll(page)
    }
  })
})

test('who goes on in French books in French, and reads French letters and pages', async ({ page }) => {
  const email = 'chantal.tremblay@example.com'
  await page.goto('/')
  await page.getByRole('link', { name: 'Français' }).first().click()
  await expect(page).toHaveURL(/\/fr$/)
  // A page that is still loading takes no click.
  await page.waitForLoadState()
  await page.getByRole('button', { name: 'Réserver ce service : Grand ménage' }).click()
  const dialog = page.getByRole('dialog', { name: 'Réservez : Grand ménage' })
  await dialog.getByLabel('Prénom').fill('Chantal')
  await dialog.getByLabel(/^Nom/).fill('Tremblay')
  await dialog.getByLabel(/^Courriel/).fill(email)
  await dialog.getByLabel(/^Téléphone/).fill('4165550123')
  await dialog.getByLabel(/^Adresse/).fill('100, rue Queen Ouest')
  await dialog.getByLabel(/^Ville/).fill('Toronto')
  await dialog.getByRole('button', { name: 'Passer au paiement sécurisé' }).click()
  await expect(page.getByText('Il manque des renseignements').first()).toBeVisible()
  await dialog.getByLabel(/^Code postal/).fill('m5h2n2')
  await dialog
    .getByRole('button', { name: /^Prendre c/ })
    .last()
    .click()
  await dialog.getByLabel(/^J’accepte de recevoir/).check()
  await dialog.getByLabel(/^J’accepte les/).check()
  await dialog.getByRole('button', { name: 'Passer au paiement sécurisé' }).click()
  await page.getByRole('button', { name: /^Pay CA\$/ }).click()
  await page.waitForURL(/\/fr\/payment-success\?session_id=/)
  await expect(page.getByRole('heading', { name: 'Paiement réussi' })).toBeVisible()

  const letter = { email, subject: /Réservation confirmée : Grand ménage/ }
  const text = await readLetter(page, await waitForLetter(page, letter))
  expect(text).toContain('Votre réservation est confirmée')
  await page.goto(await linkOfLetter(page, { ...letter, link: 'Voir ou modifier' }))
  await expect(page).toHaveURL(/\/fr\/booking/)
  await expect(page.getByRole('heading', { name: 'Votre réservation', exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Reçu' })).toBeVisible()
  await page.getByRole('button', { name: 'Annuler la réservation' }).click()
  await expect(page.getByRole('heading', { name: /^Si vous annulez maintenant/ })).toBeVisible()
})

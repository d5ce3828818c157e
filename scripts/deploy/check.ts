import type { Ask } from './ask.ts'
import { checkCompany, checkCompanyName, checkPublishedCompany } from './check-company.ts'
import { checkAdministrator, checkProject } from './check-project.ts'
import { checkDeliveryReports, checkSender } from './check-sender.ts'
import { checkSite, keyOnPage } from './check-site.ts'
import { checkStripe, checkStripeMode } from './check-stripe.ts'
import type { Deployment } from './deployment.ts'
import type { Finding, Keys } from './finding.ts'

/**
 * Asks a running deployment for everything that it must have; a trial takes no real money.
 *
 * @param name that of the company which the site must be of; left out, it may be anybody's
 */
export async function checkDeployment(
  ask: Ask,
  given: Deployment,
  keys: Keys,
  isTrial = false,
  name: string | null = null,
): Promise<readonly Finding[]> {
  const home = await ask(`${given.siteUrl}/`)
  // A self-hosted server makes its keys itself.
  const deployment =
    given.isOwnServer === true ? { ...given, publishableKey: keyOnPage(home) || given.publishableKey } : given
  const [site, project, published, ...single] = await Promise.all([
    checkSite(ask, deployment, home),
    checkProject(ask, deployment),
    checkPublishedCompany(ask, deployment, home),
    checkAdministrator(ask, deployment, keys.SUPABASE_SECRET_KEY),
    checkStripe(ask, deployment, keys.STRIPE_SECRET_KEY),
    checkSender(ask, keys.RESEND_API_KEY, keys.EMAIL_FROM),
    checkDeliveryReports(ask, deployment, keys.RESEND_API_KEY),
  ])
  return [
    ...site,
    ...(name === null ? [] : [checkCompanyName(home, deployment, name)]),
    ...checkCompany(home, deployment),
    ...project,
    ...published,
    checkStripeMode(keys.STRIPE_SECRET_KEY, isTrial),
    ...single,
  ]
}

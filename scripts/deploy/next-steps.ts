import { resendEventTypes } from '@dustforce/email/events'
import { stripeEventTypes } from '@dustforce/stripe/events'
import type { DeployedCompany, Deployment } from './deployment.ts'
import { settings } from './secrets.ts'

/** Lists what is left to do, with the addresses of this deployment. */
export function nextSteps(
  { projectUrl, siteUrl }: Deployment,
  { hasMadeUpContact }: Pick<DeployedCompany, 'hasMadeUpContact'>,
): string {
  const project = new URL(projectUrl).hostname.split('.')[0] ?? ''
  const warning = `The site shows a phone number and an e-mail address that are made up. Prepare again with --phone and --email before customers come.

`
  return `# Next steps for ${siteUrl}

${hasMadeUpContact ? warning : ''}1. Fill in \`supabase/.env\`. It is not for the repository.

${settings.map(({ name, from }) => `   - \`${name}\`: ${from}`).join('\n')}

2. In Stripe, add a webhook endpoint (*Developers → Webhooks → Add endpoint*) and put its signing secret into \`supabase/.env\`.

   Address: \`${projectUrl}/functions/v1/stripe-webhook\`

   Events:

${stripeEventTypes.map((type) => `   - \`${type}\``).join('\n')}

3. In Resend, verify the domain of the sender (*Domains → Add Domain*), then add a webhook (*Webhooks → Add Webhook*) and put its signing secret into \`supabase/.env\`.

   Address: \`${projectUrl}/functions/v1/resend-webhook\`

   Events:

${resendEventTypes.map((type) => `   - \`${type}\``).join('\n')}

4. In this folder:

   \`\`\`sh
   npx supabase@3 login
   npx supabase@3 link --project-ref ${project}
   npx supabase@3 db push
   npx supabase@3 config push
   npx supabase@3 secrets set --env-file supabase/.env
   npx supabase@3 functions deploy --use-api
   \`\`\`

5. Run \`schedule.sql\` in the project's SQL editor.
6. Put the folder \`site\` on a static host. \`_redirects\` and \`_headers\` are in it; \`Caddyfile\` and \`nginx.conf\` are for a server of your own.
7. In the repository: \`npm run admin:create -- you@example.com\` with \`SUPABASE_URL=${projectUrl}\` and \`SUPABASE_SECRET_KEY\` set.
8. In the repository: \`npm run deploy:check\`.
`
}

import type { Deployment } from './deployment.ts'

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`

/** Stores the company's contact for letters, unless one has been set in the Command Hub. */
function contactSql({ contact }: Deployment): string {
  if (contact === undefined) return ''
  const set = (name: string, value: string) =>
    `update public.booking_settings set setting_value = ${quoted(value)} where setting_name = ${quoted(name)} and setting_value = '';`
  return `
-- What letters say, until Settings → Company contact says otherwise.
${set('company_phone', contact.phone)}
${set('company_email', contact.email)}
`
}

/**
 * The SQL that makes the database call the jobs every minute. The secret lies in Supabase's Vault, so that no role of the API can read it. May be run
 * again: it replaces what an earlier run left.
 */
export function scheduleSql(deployment: Deployment, jobsSecret: string): string {
  const { projectUrl } = deployment
  const secret = (name: string) =>
    `(select decrypted_secret from vault.decrypted_secrets where name = ${quoted(name)})`
  return `-- Run this once in the project's SQL editor, and again after changing JOBS_SECRET.
create extension if not exists pg_cron;
create extension if not exists pg_net;

delete from vault.secrets where name in ('dustforce_project_url', 'dustforce_jobs_secret');
select vault.create_secret(${quoted(projectUrl)}, 'dustforce_project_url');
select vault.create_secret(${quoted(jobsSecret)}, 'dustforce_jobs_secret');

-- A job of the same name is replaced.
select cron.schedule('dustforce-jobs', '* * * * *', $job$
  select net.http_post(
    url := ${secret('dustforce_project_url')} || '/functions/v1/run-jobs',
    headers := jsonb_build_object(
      'content-type', 'application/json',
      'authorization', 'Bearer ' || ${secret('dustforce_jobs_secret')}
    ),
    body := '{}'::jsonb,
    timeout_milliseconds := 55000
  )
$job$);

-- pg_cron never forgets a run by itself.
select cron.schedule('dustforce-forget-runs', '17 3 * * *', $job$
  delete from cron.job_run_details where end_time < now() - interval '7 days'
$job$);
${contactSql(deployment)}`
}

import { zoneSql } from '@dustforce/supabase/local'
import type { DeployedCompany, Deployment } from './deployment.ts'

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`

/**
 * The SQL that makes the database count days by the company's zone, and call the jobs every minute. The secret lies in Supabase's Vault, so that no role of the API can read it. May be run
 * again: it replaces what an earlier run left.
 */
export function scheduleSql(
  { projectUrl }: Deployment,
  { zone }: Pick<DeployedCompany, 'zone'>,
  jobsSecret: string,
): string {
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

-- Days are those of the company's zone.
${zoneSql(zone)}`
}

import type { Credentials } from '../database/demo-admin.ts'

/** What to print when the system runs: where, and who may sign in. */
export function announcement(title: string, url: string, admin: Credentials | null): string {
  return [
    '',
    `  ${title}`,
    '',
    `  Site         ${url}`,
    `  Command Hub  ${url}/admin`,
    ...(admin === null
      ? []
      : [
          `               ${admin.email}`,
          `               ${admin.password}`,
          `  Mailbox      ${url}/mailbox`,
        ]),
    '',
    '',
  ].join('\n')
}

/** The workspaces whose stories are shown and tested. */
export const places = ['packages/ui', 'packages/email', 'apps/admin', 'apps/site', 'apps/storybook']

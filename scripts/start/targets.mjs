/** @param {...string} names */
const packages = (...names) => names.map((name) => `packages/${name}`)

/**
 * Everything that is built: from which directories, and the files that show it is there.
 *
 * @type {readonly { name: string, workspace: string, from: readonly string[], outputs: readonly string[] }[]}
 */
export const targets = [
  {
    name: 'server',
    workspace: 'packages/local-stack',
    from: packages(
      'companies',
      'core',
      'office',
      'workflows',
      'supabase',
      'stripe',
      'email',
      'postgres-server',
      'local-stack',
    ),
    outputs: ['main', 'create-admin', 'seed-many', 'backup', 'restore', 'create-cluster'].map(
      (name) => `packages/local-stack/dist/${name}.js`,
    ),
  },
  {
    name: 'site',
    workspace: 'apps/site',
    from: ['apps/site', ...packages('companies', 'core', 'office', 'ui', 'supabase')],
    outputs: ['apps/site/dist/index.html'],
  },
  {
    name: 'hub',
    workspace: 'apps/admin',
    from: ['apps/admin', ...packages('companies', 'core', 'office', 'ui', 'supabase')],
    outputs: ['apps/admin/dist/index.html'],
  },
  {
    name: 'library',
    workspace: 'packages/core',
    from: packages('companies', 'core'),
    outputs: ['index.js', 'element.js', 'src/index.d.ts'].map((name) => `packages/core/dist/${name}`),
  },
  {
    name: 'cli',
    workspace: 'packages/cli',
    from: packages('companies', 'core', 'cli'),
    outputs: ['packages/cli/dist/main.js'],
  },
  {
    name: 'functions',
    workspace: 'packages/supabase',
    from: packages('companies', 'core', 'office', 'workflows', 'supabase', 'stripe', 'email'),
    outputs: [
      'create-checkout',
      'cancel-checkout',
      'change-booking',
      'stripe-webhook',
      'send-email',
      'send-admin-contact-reply',
      'accept-invitation',
      'run-jobs',
      'resend-webhook',
      'health',
      'metrics',
    ].map((name) => `packages/supabase/dist/functions/${name}/index.js`),
  },
  {
    name: 'storybook',
    workspace: 'apps/storybook',
    from: [
      'apps/storybook',
      'apps/site',
      'apps/admin',
      ...packages('companies', 'core', 'office', 'ui', 'supabase'),
    ],
    outputs: ['apps/storybook/storybook-static/index.html'],
  },
  {
    name: 'docs',
    workspace: 'apps/docs',
    from: ['apps/docs', 'docs', ...packages('core', 'cli')],
    outputs: ['apps/docs/dist/index.html'],
  },
]

/** The targets that `npm start` and the end-to-end tests run. */
export const startTargets = ['server', 'site', 'hub']

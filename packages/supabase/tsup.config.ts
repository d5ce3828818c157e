import { defineConfig } from 'tsup'
import { companyModuleOfEsbuild } from '../../scripts/company/company-module.ts'

const names = [
  'create-checkout',
  'cancel-checkout',
  'change-booking',
  'stripe-webhook',
  'resend-webhook',
  'send-email',
  'send-admin-contact-reply',
  'accept-invitation',
  'run-jobs',
  'health',
  'metrics',
  'own-booking',
  'calendar',
  'mail-choices',
  'publish-business',
  'raise-prices',
  'try-providers',
]

/** The Edge Functions: one file each with everything inside, for a runtime that fetches nothing. */
export default defineConfig({
  entry: Object.fromEntries(names.map((name) => [`${name}/index`, `functions/${name}/index.ts`])),
  outDir: 'dist/functions',
  format: 'esm',
  platform: 'neutral',
  target: 'es2023',
  splitting: false,
  clean: false,
  dts: false,
  silent: true,
  noExternal: [/.*/],
  esbuildPlugins: [companyModuleOfEsbuild(process.env)],
  esbuildOptions: (options) => {
    options.mainFields = ['module', 'main']
    // 'worker' before 'deno': React's and Stripe's entries for Deno ask for Node's modules.
    options.conditions = ['@dustforce/source', 'worker', 'import', 'module', 'default']
    options.define = { 'process.env.NODE_ENV': '"production"' }
    options.minify = true
    options.jsx = 'automatic'
  },
})

import { defineConfig } from 'tsup'

/**
 * The server of `npm start` and its commands, each in one bundle with all that it imports: a start would read some 700 small files of npm's packages. Only PGlite is
 * loaded as it is installed, beside its WebAssembly.
 */
export default defineConfig({
  entry: {
    main: 'src/cli/main.ts',
    'create-admin': 'src/cli/create-admin.ts',
    'seed-many': 'src/cli/seed-many.ts',
    backup: 'src/cli/backup.ts',
    restore: 'src/cli/restore.ts',
    'export-company': 'src/cli/export-company.ts',
    'create-cluster': 'src/database/create-cluster.ts',
  },
  format: 'esm',
  platform: 'node',
  target: 'node24',
  outDir: 'dist',
  splitting: false,
  clean: false,
  dts: false,
  silent: true,
  noExternal: [/^(?!@electric-sql\/pglite)/],
  // Some of what is bundled asks for Node's modules in the old way.
  banner: {
    js: `import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);`,
  },
  define: { 'process.env.NODE_ENV': '"production"' },
  esbuildOptions: (options) => {
    options.conditions = ['@dustforce/source', 'import', 'node']
    options.jsx = 'automatic'
  },
})

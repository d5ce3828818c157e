import { defineConfig } from 'tsup'

/** One file with all that the program needs, so that `npx` fetches a single package. */
export default defineConfig({
  entry: { main: 'src/main.ts' },
  format: 'esm',
  target: 'node20',
  platform: 'node',
  dts: false,
  minify: true,
  clean: ['!**/*.d.ts', '!**/*.tsbuildinfo'],
  noExternal: [/.*/],
  esbuildOptions: (options) => {
    options.conditions = ['@dustforce/source']
  },
})

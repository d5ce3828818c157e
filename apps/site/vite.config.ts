import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'

const stack = process.env.STACK_URL ?? 'http://localhost:3000'
const backendPaths = ['/auth/v1', '/rest/v1', '/functions/v1', '/stripe', '/mailbox', '/admin']

/** The public site. `npm run dev` serves the pages with live reload and asks a running local stack for everything else. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), tailwindcss()],
  resolve: { conditions: ['@dustforce/source', ...defaultClientConditions] },
  ssr: {
    noExternal: [/.*/],
    resolve: { conditions: ['@dustforce/source', ...defaultServerConditions] },
  },
  server: { proxy: Object.fromEntries(backendPaths.map((path) => [path, { target: stack }])) },
  build: { target: 'es2022', manifest: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
})

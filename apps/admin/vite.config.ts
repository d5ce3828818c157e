import { preloadFont } from '@dustforce/ui/preload-font'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

// What every screen needs: on its own it would be divided by who else uses it, and many small files compress worse than one.
const framework = {
  name: 'framework',
  test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack|@supabase\/(auth|postgrest)-js)\//,
}

// What most screens share, for the same reason; what only some do stays with them.
const shared = {
  name: 'shared',
  test: /(packages\/(core|ui)\/src|apps\/admin\/src\/(app|patterns))\//,
  minShareCount: 10,
}

/** The Command Hub is one static bundle under /admin/. `npm run dev` at the root serves it with live reload. */
export default defineConfig({
  base: '/admin/',
  plugins: [react(), tailwindcss(), preloadFont()],
  resolve: { conditions: ['@dustforce/source', ...defaultClientConditions] },
  build: {
    target: 'es2023',
    manifest: true,
    reportCompressedSize: true,
    rolldownOptions: { output: { codeSplitting: { groups: [framework, shared] } } },
  },
})

import { preloadFont } from '@dustforce/ui/preload-font'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

/** The Command Hub is one static bundle under /admin/. `npm run dev` at the root serves it with live reload. */
export default defineConfig({
  base: '/admin/',
  plugins: [react(), tailwindcss(), preloadFont()],
  resolve: { conditions: ['@dustforce/source', ...defaultClientConditions] },
  build: { target: 'es2023', manifest: true, reportCompressedSize: true },
})

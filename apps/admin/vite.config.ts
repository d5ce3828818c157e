import { preloadFont } from '@dustforce/ui/preload-font'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

/** The Command Hub is one static bundle under /admin/; `DUSTFORCE_BACKEND` names a running stack for `vite dev`. */
export default defineConfig({
  base: '/admin/',
  plugins: [react(), tailwindcss(), preloadFont()],
  resolve: { conditions: ['@dustforce/source', ...defaultClientConditions] },
  build: { target: 'es2023', manifest: true, reportCompressedSize: true },
})

import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const inHere = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const mock = { target: `http://127.0.0.1:${process.env['SELAT_MOCK_PORT'] ?? '4010'}` }
const outDir = inHere('../dist/console')

export default defineConfig({
  root: inHere('.'),
  base: '/__mock/',
  plugins: [
    react(),
    tailwindcss(),
    {
      name: 'clear-own-files',
      // The server's compiled modules of src/console lie in the same folder, so that only the assets are removed.
      buildStart: () => rmSync(`${outDir}/assets`, { recursive: true, force: true }),
    },
  ],
  resolve: {
    conditions: ['source', 'module', 'browser', 'development|production', 'import', 'default'],
  },
  server: { port: 4012, proxy: { '/__mock/api': mock, '/travel': mock, '/admin': mock } },
  build: {
    outDir,
    emptyOutDir: false,
    target: 'es2023',
    // Assets are not inlined, because data addresses would need an exception in the page's policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The licences of bundled packages have to be part of every copy.
    license: { fileName: 'licenses.md' },
    rolldownOptions: { input: [inHere('index.html'), inHere('enter.html')] },
  },
})

import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const mockPort = process.env['SELAT_MOCK_PORT'] ?? '4010'
// changeOrigin stays off: the mock sees the storefront's own host.
const toMock = { target: `http://127.0.0.1:${mockPort}` }
const proxy = { '/travel': toMock, '/admin': toMock, '/__mock': toMock }

const server = { proxy, allowedHosts: ['.localhost'], strictPort: true }

export default defineConfig({
  plugins: [react({ compiler: true }), tailwindcss()],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production', 'import', 'default'] },
  server: { ...server, port: 5173 },
  preview: { ...server, port: 4173 },
  build: { manifest: true, target: 'es2023', sourcemap: false },
})

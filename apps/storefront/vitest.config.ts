import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const conditions = ['source', 'module', 'development|production']

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: [...conditions, 'browser'] },
  ssr: { resolve: { conditions: [...conditions, 'node'] } },
  test: {
    name: 'storefront',
    environment: 'jsdom',
    // A document and the mock anew for each file took half of the time; setup.ts leaves nothing of one to the next.
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/test/setup.ts'],
    // Only a hang takes so long: processors may be shared with anything.
    testTimeout: 300_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    // Pages write what happened by the device's own zone.
    env: { TZ: 'UTC' },
    // The mock is a server: Node itself loads it, as it does when it serves.
    server: { deps: { external: [/\/apps\/mock-api\/src\//] } },
    execArgv: ['--conditions=source'],
  },
})

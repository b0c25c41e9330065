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
    // A new document and mock for each file took half of the time. `setup.ts` resets both between the files.
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/test/setup.ts'],
    // The limit is so long that only a hang reaches it, because other programs may share the processors.
    testTimeout: 300_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    // Pages show instants of the past in the device's own zone.
    env: { TZ: 'UTC' },
    // The mock is a server, so Node itself loads it, as it does outside of tests.
    server: { deps: { external: [/\/apps\/mock-api\/src\//] } },
    execArgv: ['--conditions=source'],
  },
})

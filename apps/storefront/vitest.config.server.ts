import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const conditions = ['source', 'module', 'node', 'development|production']

/** Runs the tests of the site server where it runs: in Node, without a document. */
export default defineConfig({
  plugins: [react()],
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: 'site',
    environment: 'node',
    include: ['server/**/*.test.ts'],
    // The limit is so long that only a hang reaches it, because other programs may share the processors.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 15_000 } },
    env: { TZ: 'UTC' },
    // The mock is a server, so Node itself loads it, as it does outside of tests.
    server: { deps: { external: [/\/apps\/mock-api\/src\//] } },
    execArgv: ['--conditions=source'],
  },
})

import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const conditions = ['source', 'module', 'node', 'development|production']

/** Tests of the site server, which run where it runs: in Node, without a document. */
export default defineConfig({
  plugins: [react()],
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: 'site',
    environment: 'node',
    include: ['server/**/*.test.ts'],
    // Only a hang takes so long: processors may be shared with anything.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 15_000 } },
    env: { TZ: 'UTC' },
    // The mock is a server: Node itself loads it, as it does when it serves.
    server: { deps: { external: [/\/apps\/mock-api\/src\//] } },
    execArgv: ['--conditions=source'],
  },
})

import { defineConfig } from 'vitest/config'

const conditions = ['source', 'module', 'development|production']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions: [...conditions, 'node'] } },
  test: {
    name: 'ui',
    environment: 'jsdom',
    // A document anew for each file took most of the time; setup.ts leaves nothing of one to the next.
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}'],
    // Only a hang takes so long: processors may be shared with anything.
    testTimeout: 120_000,
    hookTimeout: 60_000,
    setupFiles: ['src/testing/setup.ts'],
    css: true,
  },
})

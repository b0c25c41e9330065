import { defineConfig } from 'vitest/config'

const conditions = ['source', 'module', 'development|production']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions: [...conditions, 'node'] } },
  test: {
    name: 'command',
    environment: 'node',
    // These tests share nothing but what they import, and a process for each file took most of the time.
    isolate: false,
    include: ['src/**/*.test.ts'],
    // Only a hang takes so long: processors may be shared with anything.
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
})

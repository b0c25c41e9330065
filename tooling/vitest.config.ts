import { defineConfig } from 'vitest/config'

const conditions = ['source', 'module', 'development|production']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions: [...conditions, 'node'] } },
  test: {
    name: 'tooling',
    include: ['**/*.test.ts'],
    // Only a hang takes this long. The time is generous, because other programs may use the processors.
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
})

import { defineConfig } from 'vitest/config'

const conditions = ['source', 'module', 'development|production']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions: [...conditions, 'node'] } },
  test: { name: 'tooling', include: ['**/*.test.ts'], testTimeout: 60_000 },
})

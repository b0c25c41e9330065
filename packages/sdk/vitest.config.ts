import { defineConfig } from 'vitest/config'

const conditions = ['source', 'module', 'development|production']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions: [...conditions, 'node'] } },
  test: {
    name: 'sdk',
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}'],
    // TypeScript 6 gives this package its own copy of vitest. The cache is shared with the root's copy and keeps
    // paths into whichever ran first, so a run from the one place would break the next from the other.
    fsModuleCache: false,
  },
})

import { defineConfig } from 'vitest/config'

const conditions = ['source', 'module', 'development|production']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions: [...conditions, 'node'] } },
  test: {
    name: 'sdk',
    environment: 'node',
    // Each test takes back what it stands in for, and loading everything for each file took half of the time.
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}'],
    // For what must outlive a collection of garbage.
    execArgv: ['--expose-gc'],
    // Only a hang takes so long: processors may be shared with anything.
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // TypeScript 6 gives this package its own copy of vitest. The cache is shared with the root's copy and keeps
    // paths into whichever ran first, so a run from the one place would break the next from the other.
    fsModuleCache: false,
  },
})

import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'examples',
    include: ['*/*.test.{ts,tsx}'],
    // If the mock is installed from npm, Node itself loads it. In this repository it is a link, so it has to be named.
    server: { deps: { external: [/mock-api\/dist/] } },
    // A new jsdom and mock for each file would take most of the time.
    isolate: false,
    // The limit is so long that only a hang reaches it, because other programs may share the processors.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})

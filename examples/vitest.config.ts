import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'examples',
    include: ['*/*.test.{ts,tsx}'],
    // Installed from npm the mock is loaded by Node itself; in this repository it is a link, so it is named.
    server: { deps: { external: [/mock-api\/dist/] } },
    // To load jsdom and the mock anew for each file takes most of the time.
    isolate: false,
    // Only a hang takes so long: processors may be shared with anything.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})

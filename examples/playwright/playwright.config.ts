import { defineConfig } from '@playwright/test'

const mockPort = Number(process.env['SELAT_MOCK_PORT'] ?? 4010)
const sitePort = Number(process.env['PORT'] ?? 5173)
const mock = `http://localhost:${mockPort}`
const site = `http://localhost:${sitePort}`
const packages = 'node_modules/@selat'

export default defineConfig({
  testDir: '.',
  reporter: 'list',
  // The limit is so long that only a hang reaches it.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  webServer: [
    {
      command: `node ${packages}/mock-api/dist/main.js --port ${mockPort} --storefront ${site}`,
      cwd: process.cwd(),
      url: `${mock}/readyz`,
    },
    {
      command: `node ${packages}/storefront/dist-server/main.js --port ${sitePort} --api ${mock}`,
      cwd: process.cwd(),
      url: `${site}/healthz`,
    },
  ],
  // Uses the machine's own browser if one is named, else the one that `npx playwright install chromium` installs.
  use: {
    baseURL: site,
    launchOptions: { ...(process.env['CHROMIUM'] && { executablePath: process.env['CHROMIUM'] }) },
  },
})

import { defineConfig, devices } from '@playwright/test'

import { findBrowser } from './e2e/browser.ts'
import { START } from './e2e/support/start.ts'

// Beside the ports of `pnpm dev`, so that both can run at once.
const port = Number(process.env.SELAT_E2E_PORT ?? 4173)
const mockPort = Number(process.env.SELAT_E2E_MOCK_PORT ?? 4110)
// Who names the ports may have started the servers, too.
const isOurs = process.env.SELAT_E2E_PORT !== undefined
const node = JSON.stringify(process.execPath)
const report = process.env.SELAT_E2E_REPORT ?? 'test-results/report.json'

export default defineConfig({
  testDir: './e2e',
  outputDir: './test-results/artifacts',
  globalSetup: './e2e/start-clock.ts',
  globalTeardown: './e2e/check-contract.ts',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: report }]],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: await findBrowser(),
    screenshot: 'only-on-failure',
    // `--trace on` when one is wanted: a trace of every key press doubles the time.
    trace: 'off',
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: /\.phone\.spec\.ts$/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      testMatch: /\.phone\.spec\.ts$/,
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } },
    },
  ],
  webServer: [
    {
      name: 'mock',
      command: `${node} --conditions=source src/main.ts --port ${mockPort} --storefront http://localhost:${port} --clock ${START} --simulation manual`,
      reuseExistingServer: isOurs,
      cwd: '../mock-api',
      url: `http://localhost:${mockPort}/__mock/api/tenants`,
      timeout: 60_000,
    },
    {
      name: 'storefront',
      command: `${node} node_modules/vite/bin/vite.js build && ${node} node_modules/vite/bin/vite.js preview --port ${port} --strictPort`,
      env: { SELAT_MOCK_PORT: String(mockPort) },
      reuseExistingServer: isOurs,
      url: `http://localhost:${port}`,
      timeout: 120_000,
    },
  ],
})

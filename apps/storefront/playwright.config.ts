import { defineConfig, devices } from '@playwright/test'

import { findBrowser } from './e2e/browser.ts'

// Beside the ports of `pnpm dev`, so that both can run at once.
const port = Number(process.env.SELAT_E2E_PORT ?? 4173)
const mockPort = Number(process.env.SELAT_E2E_MOCK_PORT ?? 4110)
const node = JSON.stringify(process.execPath)
const report = process.env.SELAT_E2E_REPORT ?? 'test-results/report.json'

export default defineConfig({
  testDir: './e2e',
  outputDir: './test-results/artifacts',
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
    trace: 'retain-on-failure',
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
      use: { ...devices['Pixel 7'] },
    },
  ],
  webServer: [
    {
      name: 'mock',
      command: `${node} --conditions=source src/main.ts --port ${mockPort} --storefront http://localhost:${port}`,
      cwd: '../mock-api',
      url: `http://localhost:${mockPort}/__mock/api/tenants`,
      timeout: 60_000,
    },
    {
      name: 'storefront',
      command: `${node} node_modules/vite/bin/vite.js build && ${node} node_modules/vite/bin/vite.js preview --port ${port} --strictPort`,
      env: { SELAT_MOCK_PORT: String(mockPort) },
      url: `http://localhost:${port}`,
      timeout: 120_000,
    },
  ],
})

import { existsSync } from 'node:fs'

import { defineConfig, devices } from '@playwright/test'

import { findBrowser } from './e2e/browser.ts'
import { START } from './e2e/support/start.ts'
import type { DeviceOptions } from './e2e/support/test.ts'

// These ports differ from those of `pnpm dev`, so that both can run at once.
const port = Number(process.env.SELAT_E2E_PORT ?? 4173)
const staticPort = Number(process.env.SELAT_E2E_STATIC_PORT ?? 4174)
const mockPort = Number(process.env.SELAT_E2E_MOCK_PORT ?? 4110)
// A caller that names the ports may have started the servers, too.
const isOurs = process.env.SELAT_E2E_PORT !== undefined
// Pictures are the same each time, because their clock stands still and their random numbers have a seed (tooling/pictures).
const isTakingPictures = process.env.SELAT_PICTURES !== undefined
// Pictures log in through the console of the mock, which only the site from static files passes on.
const [siteAt, filesAt] = isTakingPictures ? [staticPort, port] : [port, staticPort]
const mockOptions = `--clock ${START} --simulation manual${isTakingPictures ? ' --seed pictures' : ''}`
const node = JSON.stringify(process.execPath)
const built = [
  'dist/index.html',
  'dist-server/main.js',
  '../mock-api/dist/main.js',
  '../mock-api/dist/console/index.html',
]
for (const file of built)
  if (!existsSync(new URL(file, import.meta.url)))
    throw new Error(`The journeys run against what is built, and ${file} is not: run pnpm build`)
// The journeys run without optimising compilers: their pages end before optimising pays off, and it would cost a tenth of
// their time. Benchmarks measure the browser that visitors have.
const NOT_OPTIMISED = '--js-flags=--no-maglev --no-turbofan'
const browser = await findBrowser()
const report = process.env.SELAT_E2E_REPORT ?? 'test-results/report.json'

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } }
const journeys = [
  {
    name: 'desktop',
    testIgnore: /\.(phone|picture)\.spec\.ts$/,
    // Drawing each frame of an animation costs time of the processors that the journeys share. Phones show animations,
    // as most visitors see them.
    use: { ...desktop, contextOptions: { reducedMotion: 'reduce' as const } },
  },
  {
    name: 'phone',
    testMatch: /\.phone\.spec\.ts$/,
    use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } },
  },
]
const pictures = [
  {
    name: 'pictures',
    testMatch: /\.picture\.spec\.ts$/,
    use: { ...desktop, timezoneId: 'Asia/Singapore', device: 'fresh' as const },
  },
]

export default defineConfig<DeviceOptions>({
  testDir: './e2e',
  outputDir: './test-results/artifacts',
  globalSetup: isTakingPictures ? [] : './e2e/start-clock.ts',
  globalTeardown: './e2e/check-contract.ts',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  workers: isTakingPictures ? 1 : 3,
  retries: 0,
  // The limit is so long that only a hang reaches it, because other programs may share the processors.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: report }]],
  use: {
    baseURL: `http://localhost:${port}`,
    // If a control never appears, the step that waits for it fails and names it, long before the time of the journey is over.
    actionTimeout: 60_000,
    // An address that does not load is named by the step that opens it, too.
    navigationTimeout: 90_000,
    // Pages show instants of the past in the device's own zone.
    timezoneId: 'UTC',
    launchOptions: { ...browser, args: [...browser.args, NOT_OPTIMISED] },
    screenshot: 'only-on-failure',
    // A trace of every key press doubles the time; `--trace on` records one when it is needed.
    trace: 'off',
  },
  projects: isTakingPictures ? pictures : journeys,
  webServer: [
    {
      name: 'mock',
      command: `${node} dist/main.js --port ${mockPort} --storefront http://localhost:${port} ${mockOptions}`,
      reuseExistingServer: isOurs,
      cwd: '../mock-api',
      url: `http://localhost:${mockPort}/__mock/api/tenants`,
      timeout: 60_000,
    },
    {
      name: 'site',
      command: `${node} dist-server/main.js --port ${siteAt} --api http://127.0.0.1:${mockPort} --mock-console --log-level error`,
      reuseExistingServer: isOurs,
      url: `http://localhost:${siteAt}/healthz`,
      timeout: 60_000,
    },
    {
      name: 'static files',
      command: `${node} node_modules/vite/bin/vite.js preview --port ${filesAt} --strictPort`,
      env: { SELAT_MOCK_PORT: String(mockPort) },
      reuseExistingServer: isOurs,
      url: `http://localhost:${filesAt}`,
      timeout: 60_000,
    },
  ],
})

const port = process.env['SELAT_E2E_PORT'] ?? '4173'
const mockPort = process.env['SELAT_E2E_MOCK_PORT'] ?? '4110'
// While pictures are taken, the static files are served at the first port (playwright.config.ts).
const staticPort =
  process.env['SELAT_PICTURES'] === undefined
    ? (process.env['SELAT_E2E_STATIC_PORT'] ?? '4174')
    : port

/** The address of each tenant's site on this machine (APP-2), from the server that renders its pages. */
export const sites = {
  agency: `http://localhost:${port}`,
  riauLine: `http://riauline.localhost:${port}`,
  agents: `http://b2b.localhost:${port}`,
}

/** The address of the first tenant's site from static files, as an agency without a server may host it. */
export const staticSite = `http://localhost:${staticPort}`

/** The address of the mock that all these sites call, with its console. */
export const mock = `http://localhost:${mockPort}`

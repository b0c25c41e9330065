const port = process.env['SELAT_E2E_PORT'] ?? '4173'
const mockPort = process.env['SELAT_E2E_MOCK_PORT'] ?? '4110'
const staticPort = process.env['SELAT_E2E_STATIC_PORT'] ?? '4174'

/** Each tenant under the name by which it opens on this machine (APP-2), from the server that renders its pages. */
export const sites = {
  agency: `http://localhost:${port}`,
  riauLine: `http://riauline.localhost:${port}`,
  agents: `http://b2b.localhost:${port}`,
}

/** The same from static files, as an agency may host them that runs no server. */
export const staticSite = `http://localhost:${staticPort}`

/** The mock that all of them ask, with its console. */
export const mock = `http://localhost:${mockPort}`

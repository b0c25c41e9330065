const renderedPort = process.env['SELAT_E2E_RENDERED_PORT'] ?? '4174'
const port = process.env['SELAT_E2E_PORT'] ?? '4173'

/** Each tenant under the name by which it opens on this machine (APP-2). */
export const sites = {
  agency: `http://localhost:${port}`,
  riauLine: `http://riauline.localhost:${port}`,
  agents: `http://b2b.localhost:${port}`,
}

/** The same sites from the server that renders their pages. */
export const rendered = {
  agency: `http://localhost:${renderedPort}`,
  riauLine: `http://riauline.localhost:${renderedPort}`,
}

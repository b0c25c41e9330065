const port = process.env['SELAT_E2E_PORT'] ?? '4173'

/** Each tenant under the name by which it opens on this machine (APP-2). */
export const sites = {
  agency: `http://localhost:${port}`,
  riauLine: `http://riauline.localhost:${port}`,
  agents: `http://b2b.localhost:${port}`,
}

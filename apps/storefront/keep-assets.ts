import type { Plugin } from 'vite'

/**
 * Lets browsers keep the files below `/assets` for a year, as every server of the site should
 * (docs/guides/deploying.md), because their names contain a hash of their content. By default every page of the preview
 * requests each of them again.
 */
export function keepAssets(): Plugin {
  return {
    name: 'keep-assets',
    configurePreviewServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (request.url?.startsWith('/assets/'))
          response.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
        next()
      })
    },
  }
}

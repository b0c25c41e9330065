import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Files of other packages that the page needs, by the name in its links. The build copies them, so that the published command
 * serves them without requests to other servers.
 */
export function borrowedAssets(): ReadonlyMap<string, string> {
  const { resolve } = createRequire(import.meta.url)
  const swagger = dirname(resolve('swagger-ui-dist/package.json'))
  const font = dirname(resolve('@fontsource-variable/plus-jakarta-sans/package.json'))
  return new Map([
    ['swagger-ui-bundle.js', join(swagger, 'swagger-ui-bundle.js')],
    ['swagger-ui-bundle.js.LICENSE.txt', join(swagger, 'swagger-ui-bundle.js.LICENSE.txt')],
    ['swagger-ui.css', join(swagger, 'swagger-ui.css')],
    ['swagger-ui.LICENSE.txt', join(swagger, 'LICENSE')],
    ['swagger-ui.NOTICE.txt', join(swagger, 'NOTICE')],
    ['plus-jakarta-sans.woff2', join(font, 'files/plus-jakarta-sans-latin-wght-normal.woff2')],
    ['plus-jakarta-sans.LICENSE.txt', join(font, 'LICENSE')],
    // This is the theme of the storefront and the console, light and dark.
    [
      'tokens.css',
      fileURLToPath(new URL('../../../../../packages/ui/src/styles/tokens.css', import.meta.url)),
    ],
  ])
}

import { createHash } from 'node:crypto'

import type { Plugin } from 'vite'

/** The file that names the deployed version, which pages fetch. */
const FILE = 'build-id.json'

/**
 * Names a build after the names of its files, which contain a hash of their content. The page carries the name, and a file
 * beside it says which build is deployed: if they differ, the page is of an older version (APP-8).
 */
export function buildId(): Plugin {
  let id = ''
  return {
    name: 'build-id',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => {
        const names = Object.keys(bundle ?? {}).toSorted()
        id = createHash('sha256').update(names.join('\n')).digest('base64url').slice(0, 12)
        return [{ tag: 'meta', attrs: { name: 'build', content: id }, injectTo: 'head' }]
      },
    },
    generateBundle: {
      order: 'post',
      handler() {
        this.emitFile({ type: 'asset', fileName: FILE, source: JSON.stringify({ id }) })
      },
    },
  }
}

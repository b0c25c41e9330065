import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import type { Plugin } from 'vite'

const folder = fileURLToPath(new URL('../../packages/i18n/messages', import.meta.url))

/** Writes each language's texts beside the scripts, in a folder that is named by a hash of the texts. */
export function textsAsData(): Plugin {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => ({ name, source: compact(readFileSync(join(folder, name), 'utf8')) }))
  const hash = createHash('sha256').update(JSON.stringify(files)).digest('base64url').slice(0, 8)
  const path = `assets/texts-${hash}`
  return {
    name: 'texts-as-data',
    apply: 'build',
    config: () => ({ define: { SELAT_TEXTS: JSON.stringify(`/${path}`) } }),
    generateBundle() {
      for (const { name, source } of files)
        this.emitFile({ type: 'asset', fileName: `${path}/${name.replaceAll('\\', '/')}`, source })
    },
  }
}

function compact(json: string): string {
  return JSON.stringify(JSON.parse(json))
}

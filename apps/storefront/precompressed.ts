import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

import type { Plugin } from 'vite'

/** Below this a compressed answer is hardly smaller than its headers. */
const LEAST_BYTES = 1024

/** Writes each text file of the build a second and third time, by Brotli and gzip, for servers that send those. */
export function precompressed(): Plugin {
  return {
    name: 'precompressed',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    writeBundle({ dir }, bundle) {
      for (const file of Object.keys(bundle)) {
        if (dir === undefined || !/\.(?:js|css|json|svg|txt|webmanifest)$/.test(file)) continue
        const path = join(dir, file)
        const bytes = readFileSync(path)
        if (bytes.length < LEAST_BYTES) continue
        const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
        writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }))
        writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
      }
    },
  }
}

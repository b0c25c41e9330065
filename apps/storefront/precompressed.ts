import { readdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

import type { Plugin } from 'vite'

/** The size in bytes below which a compressed answer is hardly smaller than its headers. */
const LEAST_BYTES = 1024

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/**
 * Writes each text file of the build also in Brotli and gzip, for servers that send those. Brotli compresses at its
 * highest quality, the default of zlib: the shell is 8 % smaller than at quality 9, and no visitor waits for it.
 */
export function precompressed(): Plugin {
  let publicFiles: string[] = []
  return {
    name: 'precompressed',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved({ publicDir }) {
      // The public files are copied and not part of the bundle.
      if (publicDir !== '')
        publicFiles = readdirSync(publicDir, { recursive: true, encoding: 'utf8' })
    },
    async writeBundle({ dir }, bundle) {
      if (dir === undefined) return
      const files = new Set([...Object.keys(bundle), ...publicFiles])
      await Promise.all(
        [...files]
          .filter((file) => /\.(?:js|css|json|svg|txt|webmanifest)$/.test(file))
          .map((file) => compress(join(dir, file))),
      )
    },
  }
}

async function compress(path: string): Promise<void> {
  const bytes = readFileSync(path)
  if (bytes.length < LEAST_BYTES) return
  await Promise.all([
    toBrotli(bytes).then((compressed) => writeFile(`${path}.br`, compressed)),
    toGzip(bytes, { level: 9 }).then((compressed) => writeFile(`${path}.gz`, compressed)),
  ])
}

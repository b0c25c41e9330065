import type { Plugin } from 'vite'

/**
 * The reader of fonts that comes with the PDF library brings Brotli with its dictionary, for WOFF 2.0 files. Ours are
 * WOFF 1.0, and the browser unpacks them (unpack-woff.ts).
 */
export function leanPdf(): Plugin {
  return {
    name: 'lean-pdf',
    apply: 'build',
    load: {
      filter: { id: /[\\/]brotli[\\/]decompress\.js$/ },
      handler: () => 'export default () => { throw new Error("WOFF 2.0 is not read here.") }',
    },
  }
}

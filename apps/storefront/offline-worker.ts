import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'

import { build, type Plugin, type Rolldown } from 'vite'

const source = fileURLToPath(new URL('service-worker/worker.ts', import.meta.url))
const frame = String.raw`main|app/mount`
const deferredFrame = String.raw`app(?!/pages)|shared(?!.*ticket/pdf)|features/(base|account)/components`

/**
 * The pages of each part with the shell of every page, and the code that they download on demand: menus, a chart, a
 * decoder.
 */
const offlineParts = {
  // The page of an order is included at both of its addresses.
  tickets: {
    pages: srcFile(`(${frame}|features/orders/pages/(order-detail|history-order)-page)`),
    deferred: srcFile(`(${deferredFrame})/.*`),
  },
  // The page to which a logout without a connection leads is included, too.
  manifest: {
    pages: srcFile(
      `(${frame}|app/layouts/manifest-layout|app/pages/manifest-page|features/account/pages/login-page)`,
    ),
    deferred: new RegExp(
      `${srcFile(`(${deferredFrame}|features/(manifest|check-in))/.*|column-chart`).source}|/qr/decode\\.js$`,
    ),
  },
}
const publicFiles = ['/favicon.svg', '/loading.css', '/browser-check.js']

type Bundle = Rolldown.OutputBundle

/**
 * Builds the worker that shows tickets without a connection. It is one file with the list of files that the page of an
 * order needs.
 */
export function offlineWorker(): Plugin {
  return {
    name: 'offline-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const offline = {
          build: nameOf(bundle),
          parts: {
            tickets: partFiles(bundle, offlineParts.tickets),
            manifest: partFiles(bundle, offlineParts.manifest),
          },
          texts: textsByLanguage(bundle),
        }
        const fileName = 'service-worker.js'
        this.emitFile({ type: 'asset', fileName, source: await compile(offline) })
      },
    },
  }
}

/** Returns the name of the build, a hash of the names of its files, which change with their content. */
function nameOf(bundle: Bundle): string {
  const names = Object.keys(bundle).toSorted().join('\n')
  return createHash('sha256').update(names).digest('base64url').slice(0, 12)
}

function partFiles(
  bundle: Bundle,
  { pages, deferred }: { pages: RegExp; deferred: RegExp },
): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  // The entry has no module of its own: it only runs the chunk that main.tsx is in.
  const first = chunks.filter(
    ({ isEntry, moduleIds }) => isEntry || moduleIds.some((id) => pages.test(id)),
  )
  const wanted = withImports(bundle, first).flatMap((name) => {
    const output = bundle[name]
    return output?.type === 'chunk' ? output.dynamicImports : []
  })
  const later = chunks.filter(
    ({ fileName, facadeModuleId }) =>
      deferred.test(facadeModuleId ?? '') && wanted.includes(fileName),
  )
  // The second font file has the accents of travellers' names.
  const fonts = Object.keys(bundle).filter((name) =>
    /(sans-core|latin-wght-normal)-.*woff2$/.test(name),
  )
  const files = new Set([...withImports(bundle, [...first, ...later]), ...fonts])
  return [...publicFiles, ...[...files].map((name) => `/${name}`)]
}

/** Matches a file of the storefront by its path without its ending. */
function srcFile(path: string): RegExp {
  return new RegExp(String.raw`/src/(?:${path})\.tsx?$`)
}

/** Returns the files of chunks with all files that they import statically. */
function withImports(bundle: Bundle, chunks: readonly Rolldown.OutputChunk[]): string[] {
  const names = new Set(chunks.map(({ fileName }) => fileName))
  // The set grows during the loop, which visits the added names as well.
  for (const name of names) {
    const chunk = bundle[name]
    if (chunk?.type !== 'chunk') continue
    for (const part of [...chunk.imports, ...(chunk.viteMetadata?.importedCss ?? [])])
      names.add(part)
  }
  return [...names]
}

function textsByLanguage(bundle: Bundle): Record<string, string[]> {
  const texts: Record<string, string[]> = {}
  for (const name of Object.keys(bundle)) {
    const language = /^assets\/texts-[^/]+\/([A-Z]+)\//.exec(name)?.[1]
    if (language !== undefined) (texts[language] ??= []).push(`/${name}`)
  }
  return texts
}

async function compile(offline: object): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { SELAT_OFFLINE: JSON.stringify(offline) },
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input: source, output: { format: 'iife' } },
    },
  })
  const [result] = [built].flat()
  if (!result || !('output' in result)) throw new Error('The worker was not built.')
  const [{ code }] = result.output
  return code
}

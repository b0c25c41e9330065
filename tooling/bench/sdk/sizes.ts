import { globSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

import { build as buildByEsbuild } from 'esbuild'
import { build as buildByVite } from 'vite'

import { root } from '../../process/run.ts'
import { eagerOfEsbuild, eagerOfVite, gzippedBytes } from '../../verify/packed/loaded-at-once.ts'
import { type Client, CLIENTS, workshop } from './clients.ts'

/**
 * The gzipped bytes that a page loads immediately, and those that it loads when they are first needed.
 */
export type Bundle = { readonly atOnce: number; readonly later: number }
export type Size = { readonly client: Client; readonly esbuild: Bundle; readonly vite: Bundle }

const target = 'es2022'

export async function measureSizes(): Promise<Size[]> {
  const sizes: Size[] = []
  for (const client of CLIENTS)
    sizes.push({ client, esbuild: await byEsbuild(client), vite: await byVite(client) })
  return sizes
}

async function byEsbuild({ id }: Client): Promise<Bundle> {
  const folder = join(workshop, 'bundles', id)
  mkdirSync(folder, { recursive: true })
  const { metafile } = await buildByEsbuild({
    absWorkingDir: folder,
    entryPoints: [join(workshop, `${id}.ts`)],
    outdir: 'esbuild',
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    target,
    metafile: true,
    logLevel: 'warning',
  })
  writeFileSync(join(folder, 'meta.json'), JSON.stringify(metafile))
  return bundleOf(eagerOfEsbuild(folder, `/${id}.ts`).files, join(folder, 'esbuild'))
}

async function byVite({ id }: Client): Promise<Bundle> {
  const outDir = join(workshop, 'bundles', id, 'vite')
  await buildByVite({
    root: workshop,
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir,
      target,
      manifest: 'manifest.json',
      modulePreload: false,
      // Only the exports of the program count as used.
      rolldownOptions: {
        input: join(workshop, `${id}.ts`),
        preserveEntrySignatures: 'strict',
      },
    },
  })
  return bundleOf(eagerOfVite(outDir), outDir)
}

function bundleOf(eager: readonly string[], folder: string): Bundle {
  const all = globSync('**/*.js', { cwd: folder })
    .filter(isLoaded)
    .map((file) => join(folder, file))
  const atOnce = gzippedBytes(eager)
  if (atOnce === 0) throw new Error(`${folder} is empty`)
  return { atOnce, later: gzippedBytes(all) - atOnce }
}

/** The operations of the three calls. */
const CALLED: ReadonlySet<string> = new Set(['listTerminals', 'addToCart', 'uploadPaymentProof'])
const CHECKS = join(root, 'packages/sdk/src/generated/checks')

/**
 * Whether a file is loaded. The checks of other operations never are, nor is the code that explains broken answers, because
 * no answer is broken.
 */
function isLoaded(file: string): boolean {
  const others = readdirSync(CHECKS)
    .map((name) => basename(name, '.ts'))
    .filter((id) => !CALLED.has(id))
  return ![...others, 'explain-answer'].some((name) => basename(file).startsWith(`${name}-`))
}

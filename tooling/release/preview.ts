import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { basename, join } from 'node:path'

import { root, run } from '../process/run.ts'
import { refusalsOf, uncommitted, waitingChangesets } from './before-release.ts'
import { faultsOfPackage } from './faults-of-package.ts'
import { mustRun } from './must-run.ts'
import { published, readManifest, tarballs } from './packages.ts'

// The limits are a third above the present sizes. A package that needs more must change its limit here.
const MAX_BYTES: Record<string, number> = {
  'packages/sdk': 800_000,
  'apps/mock-api': 2_700_000,
  // Nearly all of its size are Chinese characters, for pages and for tickets.
  'apps/storefront': 19_500_000,
}

/** Does everything except publishing. The packages are in `.cache/release` afterwards. */
export async function preview(tag?: string): Promise<void> {
  await refuse(tag)
  await mustRun('node', ['tooling/verify/versions.ts'])
  await mustRun('node', ['tooling/verify/breaking.ts'])
  for (const folder of published) await mustRun('pnpm', ['--dir', join(root, folder), 'build'])
  await mustRun('pnpm', ['--filter', '@selat/sdk', 'run', 'check'])
  await mustRun('node', ['tooling/verify/packed-sdk.ts'])
  await mustRun('node', ['tooling/verify/packed-mock.ts'])
  await mustRun('node', ['tooling/verify/packed-site.ts'])
  await pack()
  if (waitingChangesets(root).length > 0) {
    console.log('\nChangesets that wait, and the versions that they make:')
    await mustRun('changeset', ['status', '--verbose'])
  }
  for (const folder of published) console.log(`would publish ${nameOf(folder)}, with provenance`)
}

/**
 * Refuses a tag if there are uncommitted files or other obstacles. Without a tag this is a rehearsal, and uncommitted files
 * are only printed.
 */
async function refuse(tag?: string): Promise<void> {
  const { output } = await run('git', ['status', '--porcelain'], { capture: true })
  const dirty = uncommitted(output)
  const notice = `In no commit: ${dirty.join(', ')}.`
  if (tag === undefined) {
    if (dirty.length > 0) console.log(`${notice} A release has only what is in one.`)
    return
  }
  const refusals = [...refusalsOf(tag, root), ...(dirty.length > 0 ? [notice] : [])]
  if (refusals.length > 0) throw new Error(refusals.join('\n'))
}

async function pack(): Promise<void> {
  rmSync(tarballs, { recursive: true, force: true })
  mkdirSync(tarballs, { recursive: true })
  for (const folder of published) {
    const to = ['--pack-destination', tarballs]
    await mustRun('pnpm', ['--dir', join(root, folder), 'pack', ...to])
    const file = tarballOf(folder)
    const { output } = await run('tar', ['-tzf', file], { capture: true })
    const files = output.trim().split('\n').toSorted()
    console.log(files.filter((name) => !name.includes('/generated/zod/')).join('\n'))
    const { size } = statSync(file)
    const kilobytes = (size / 1000).toFixed(1)
    console.log(`${basename(file)}: ${files.length} files, ${kilobytes} kB; validators not listed`)
    const faults = await faultsOfTarball(file)
    if (size > (MAX_BYTES[folder] ?? 0))
      faults.push(`${size} bytes are more than the ceiling of ${MAX_BYTES[folder]}.`)
    if (faults.length > 0) throw new Error(`${basename(file)}:\n${faults.join('\n')}`)
  }
}

async function faultsOfTarball(file: string): Promise<string[]> {
  const unpacked = mkdtempSync(join(tmpdir(), 'selat-unpacked-'))
  try {
    const { code, output } = await run('tar', ['-xzf', file, '-C', unpacked], { capture: true })
    if (code !== 0) throw new Error(output)
    const places = [root, homedir()].filter((place) => place !== '/').map((place) => `${place}/`)
    return faultsOfPackage(join(unpacked, 'package'), places)
  } finally {
    rmSync(unpacked, { recursive: true, force: true })
  }
}

function tarballOf(folder: string): string {
  const { name, version } = readManifest(folder)
  return join(tarballs, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`)
}

function nameOf(folder: string): string {
  const { name, version } = readManifest(folder)
  return `${name}@${version}`
}

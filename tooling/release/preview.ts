import { mkdirSync, rmSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'

import { root, run } from '../process/run.ts'
import { mustRun } from './must-run.ts'
import { published, readManifest, tarballs } from './packages.ts'

/** Everything but publishing: what would go out lies in `.cache/release` afterwards. */
export async function preview(tag?: string): Promise<void> {
  const { version } = readManifest('packages/sdk')
  if (tag !== undefined && tag !== `v${version}`)
    throw new Error(`The tag ${tag} is not the version ${version} of the packages.`)
  await mustRun('node', ['tooling/verify/versions.ts'])
  await mustRun('node', ['tooling/verify/breaking.ts'])
  for (const folder of published) await mustRun('pnpm', ['--dir', join(root, folder), 'build'])
  await mustRun('pnpm', ['--filter', '@selat/sdk', 'run', 'check'])
  await mustRun('node', ['tooling/verify/packed-sdk.ts'])
  await pack()
  console.log('\nChangesets that wait, and the versions that they make:')
  // Says so by its exit code when none wait, which is right just after `pnpm release version`.
  await run('changeset', ['status', '--verbose'])
  for (const folder of published) console.log(`would publish ${nameOf(folder)}, with provenance`)
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
    const kilobytes = (statSync(file).size / 1000).toFixed(1)
    console.log(`${basename(file)}: ${files.length} files, ${kilobytes} kB; validators not listed`)
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

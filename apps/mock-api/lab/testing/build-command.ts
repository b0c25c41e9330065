import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

import { onTestFinished } from 'vitest'

const folder = fileURLToPath(new URL('../..', import.meta.url))
const tsdown = fileURLToPath(import.meta.resolve('tsdown/run'))

/**
 * Bundles the command as published, from the present sources, into a folder that is removed after the test; `dist` may be
 * older, or being written. Returns the file to start.
 */
export async function buildCommand(): Promise<string> {
  // Within the package, where a bundle finds the dependencies that stay outside of it.
  const caches = join(folder, 'node_modules/.cache')
  await mkdir(caches, { recursive: true })
  const built = await mkdtemp(join(caches, 'command-'))
  onTestFinished(() => rm(built, { recursive: true, force: true }))
  const config = ['--config', 'tsdown.command.config.ts', '--out-dir', built]
  await promisify(execFile)(process.execPath, [tsdown, ...config], { cwd: folder })
  await linkData(built)
  return join(built, 'main.js')
}

/** A bundle looks for its data in folders beside it, named as those of the sources. */
async function linkData(built: string): Promise<void> {
  const entries = await readdir(join(folder, 'src'), { withFileTypes: true })
  for (const entry of entries)
    if (entry.isDirectory())
      await symlink(join(folder, 'src', entry.name), join(built, entry.name), 'junction')
}

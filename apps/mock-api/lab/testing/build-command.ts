import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

import { onTestFinished } from 'vitest'

const folder = fileURLToPath(new URL('../..', import.meta.url))
const tsdown = fileURLToPath(import.meta.resolve('tsdown/run'))

/**
 * Bundles the command as it is published, from the present sources, into a folder that is removed after the test. `dist` is
 * not used, because it may be older, or being written. Returns the file to start.
 */
export async function buildCommand(): Promise<string> {
  // The folder is in the package, so that the bundle finds the dependencies that are not bundled.
  const caches = join(folder, 'node_modules/.cache')
  await mkdir(caches, { recursive: true })
  const built = await mkdtemp(join(caches, 'command-'))
  onTestFinished(() => rm(built, { recursive: true, force: true }))
  const config = ['--config', 'tsdown.command.config.ts', '--out-dir', built]
  await promisify(execFile)(process.execPath, [tsdown, ...config], { cwd: folder })
  await linkData(built)
  return join(built, 'main.js')
}

/** Links the data: a bundle looks for it in folders beside itself, with the names of the sources' folders. */
async function linkData(built: string): Promise<void> {
  const entries = await readdir(join(folder, 'src'), { withFileTypes: true })
  for (const entry of entries)
    if (entry.isDirectory())
      await symlink(join(folder, 'src', entry.name), join(built, entry.name), 'junction')
}

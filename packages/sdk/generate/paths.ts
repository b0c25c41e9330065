import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export const packageFolder = join(import.meta.dirname, '..')
export const generatedFolder = join(packageFolder, 'src/generated')
export const contractFolder = join(packageFolder, '../../openapi')

const banner =
  '// Made from openapi/ by `pnpm generate`. Change the contract instead of this file.\n\n'

/**
 * The entries of the folder that are not written through this module: the bundle, and folders that their own writers empty.
 */
const others = ['openapi.json', 'zod', 'checks']
const written = new Set(others)

export async function writeGenerated(name: string, source: string): Promise<void> {
  written.add(name)
  await writeFile(join(generatedFolder, name), `${banner}${source.trim()}\n`)
}

/**
 * Removes files that no generator writes any more, because they would look as if they came from this contract.
 */
export async function removeLeftovers(): Promise<void> {
  const names = await readdir(generatedFolder)
  const left = names.filter((name) => !written.has(name))
  await Promise.all(
    left.map((name) => rm(join(generatedFolder, name), { recursive: true, force: true })),
  )
}

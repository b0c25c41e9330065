import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export const packageFolder = join(import.meta.dirname, '..')
export const generatedFolder = join(packageFolder, 'src/generated')
export const contractFolder = join(packageFolder, '../../openapi')

const banner =
  '// Made from openapi/ by `pnpm generate`. Change the contract instead of this file.\n\n'

export async function writeGenerated(name: string, source: string): Promise<void> {
  await writeFile(join(generatedFolder, name), `${banner}${source.trim()}\n`)
}

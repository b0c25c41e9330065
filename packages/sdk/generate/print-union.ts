import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { generatedFolder } from './paths.ts'

/**
 * Has a value held against the one branch that it can be. Of a plain union, zod says only that the whole fits none of
 * its branches, and not which field of an item is wrong.
 */
export function printUnion(printed: string | null, branches: number): string | null {
  if (branches !== 2) return printed
  const nullable = /^z\.union\(\[(.*), z\.null\(\)\]\)$/s.exec(printed ?? '')?.[1]
  if (nullable !== undefined) return `z.nullable(${nullable})`
  const kinds = /^z\.union\(\[(z\.discriminatedUnion\(.*\)), (unknown\w+)\]\)$/s.exec(printed ?? '')
  return kinds ? `openUnion(${kinds[1]}, ${kinds[2]})` : printed
}

/** The printer of kubb writes expressions, and only it knows what a file has to import for them. */
export async function importOpenUnions(): Promise<void> {
  const folder = join(generatedFolder, 'zod')
  const files = (await readdir(folder)).map((name) => join(folder, name))
  for (const file of files) {
    const source = await readFile(file, 'utf8')
    if (!source.includes('openUnion(')) continue
    const zod = `import * as z from 'zod/mini'\n`
    const added = `${zod}import { openUnion } from '../../values/open-union.ts'\n`
    await writeFile(file, source.replace(zod, added))
  }
}

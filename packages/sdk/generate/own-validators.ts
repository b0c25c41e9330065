import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { generatedFolder } from './paths.ts'

/** The validators' functions besides zod's, with the files that export them. */
const files: Readonly<Record<string, string>> = {
  email: '../../values/text-formats.ts',
  integer: '../../values/integer.ts',
  isoDate: '../../values/text-formats.ts',
  isoDateTime: '../../values/text-formats.ts',
  openEnum: '../../values/open-enum.ts',
  openUnion: '../../values/open-union.ts',
  url: '../../values/text-formats.ts',
}

/**
 * Adds the imports of these functions, because kubb's printer writes their calls but cannot add imports.
 */
export async function importOwnValidators(): Promise<void> {
  const folder = join(generatedFolder, 'zod')
  const paths = (await readdir(folder)).map((name) => join(folder, name))
  for (const path of paths) {
    const source = await readFile(path, 'utf8')
    const settled = withImports(withoutUnusedZod(source), importsFor(source))
    if (settled !== source) await writeFile(path, settled)
  }
}

/**
 * Removes an unused import of zod. kubb adds one to any file that contains the letter z, for example in a listed text.
 */
function withoutUnusedZod(source: string): string {
  return source.includes('z.') ? source : source.replace("import * as z from 'zod/mini'\n", '')
}

/**
 * Adds imports after the one of zod, if there is one. Only a file that uses zod itself imports it.
 */
function withImports(source: string, added: string): string {
  if (added === '') return source
  const [, head = '', rest = ''] =
    /^(.*?\*\/\n\n(?:import \* as z .*?\n)?)(.*)$/s.exec(source) ?? []
  return head + added + (rest.startsWith('export') && !head.includes('import') ? '\n' : '') + rest
}

/** Whether the source calls the function of this name itself, and not as one of zod's. */
function isUsed(name: string, source: string): boolean {
  return new RegExp(`(?<![.\\w])${name}\\(`).test(source)
}

function importsFor(source: string): string {
  const used = Object.entries(files).filter(([name]) => isUsed(name, source))
  const byFile = Map.groupBy(used, ([, file]) => file)
  return [...byFile]
    .map(([file, names]) => `import { ${names.map(([name]) => name).join(', ')} } from '${file}'\n`)
    .join('')
}

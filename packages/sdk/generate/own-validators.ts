import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { generatedFolder } from './paths.ts'

/** What validators are made of beside zod, and where it is. */
const files: Readonly<Record<string, string>> = {
  isoDate: '../../values/iso-dates.ts',
  isoDateTime: '../../values/iso-dates.ts',
  openUnion: '../../values/open-union.ts',
}

/** The printer of kubb writes expressions, and only it knows what a file has to import for them. */
export async function importOwnValidators(): Promise<void> {
  const folder = join(generatedFolder, 'zod')
  const paths = (await readdir(folder)).map((name) => join(folder, name))
  for (const path of paths) {
    const source = await readFile(path, 'utf8')
    const added = importsFor(source)
    if (added !== '') await writeFile(path, withImports(source, added))
  }
}

/** After the import of zod, which is only where zod itself is used as well. */
function withImports(source: string, added: string): string {
  const [, head = '', rest = ''] =
    /^(.*?\*\/\n\n(?:import \* as z .*?\n)?)(.*)$/s.exec(source) ?? []
  return head + added + (rest.startsWith('export') && !head.includes('import') ? '\n' : '') + rest
}

function importsFor(source: string): string {
  const used = Object.entries(files).filter(([name]) => source.includes(`${name}(`))
  const byFile = Map.groupBy(used, ([, file]) => file)
  return [...byFile]
    .map(([file, names]) => `import { ${names.map(([name]) => name).join(', ')} } from '${file}'\n`)
    .join('')
}

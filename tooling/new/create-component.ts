import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { run } from '../process/run.ts'

/**
 * The command is downloaded when it is needed, because its 160 packages would slow down every first installation.
 */
const SHADCN = 'shadcn@4.23.0'
const ITEM = /^(?:@[\w-]+\/[\w-]+|[a-z][a-z0-9-]*|https?:\/\/\S+|[\w./][\w./-]*\.json)$/
const MADE = /\bsrc\/[\w-]+\.tsx?\b/g

export type NewComponent = {
  /**
   * The component in a form that the shadcn command accepts: a name, an address, or a file of the package's folder.
   */
  item: string
  /** The folder of the package that holds the components. */
  folder: string
  env?: Record<string, string>
}

/**
 * Adds a component by the shadcn command, and returns the files that it made. Throws one sentence if it cannot.
 */
export async function createComponent({ item, folder, env = {} }: NewComponent): Promise<string[]> {
  if (!ITEM.test(item))
    throw new Error(`A component has a name of the registry or an address, not "${item}".`)
  const named = join(folder, 'src', `${item}.tsx`)
  if (existsSync(named)) throw new Error(`${named} is there already.`)
  const { code, output } = await run('npx', ['--yes', SHADCN, 'add', item, '--yes'], {
    cwd: folder,
    env,
    capture: true,
  })
  const files = [...new Set(output.match(MADE))].filter((file) => existsSync(join(folder, file)))
  if (code !== 0 || files.length === 0) throw new Error(`${item} was not added:\n${output}`)
  for (const file of files) {
    const path = join(folder, file)
    writeFileSync(path, toNeighbours(readFileSync(path, 'utf8'), folder))
  }
  await run(
    'oxfmt',
    files.map((file) => join(folder, file)),
  )
  return files
}

/**
 * Replaces aliases in imports by file names. The components of the package import each other by file, but the command knows
 * only the aliases of `components.json`.
 */
export function toNeighbours(source: string, folder: string): string {
  return source.replaceAll(
    /(['"])#(?:ui|lib)\/([\w-]+)\1/g,
    (_all, quote: string, name: string) => {
      const ending = existsSync(join(folder, 'src', `${name}.ts`)) ? 'ts' : 'tsx'
      return `${quote}./${name}.${ending}${quote}`
    },
  )
}

import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { type ICruiseResult, cruise } from 'dependency-cruiser'

import { importRules } from './import-rules.ts'

const sources = ['packages', 'apps'] as const

/** Follows every import below the root once, and checks each by the rules. */
export async function cruiseSources(root: string): Promise<ICruiseResult> {
  const { output } = await cruise(
    sources.filter((folder) => existsSync(join(root, folder))),
    {
      baseDir: root,
      validate: true,
      ruleSet: { forbidden: importRules },
      // Type-only imports disappear when compiled, but they are still knowledge of another module.
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '(^|/)(dist|dist-server|node_modules/\\.vite)/' },
      parser: 'tsc',
    },
    {
      conditionNames: ['source', 'import', 'types', 'browser', 'default'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
    },
  )
  if (typeof output === 'string') throw new Error(output)
  if (output.modules.length === 0) throw new Error(`no module found below ${root}`)
  return output
}

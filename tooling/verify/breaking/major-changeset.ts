import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Lists the changesets in a folder that announce a major version of the SDK. */
export function majorChangesets(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .filter((name) => {
      const [, header = ''] = readFileSync(join(folder, name), 'utf8').split(/^---$/m)
      return /^\s*['"]?@selat\/sdk['"]?\s*:\s*major\s*$/m.test(header)
    })
}

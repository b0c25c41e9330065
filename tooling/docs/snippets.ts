import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '../process/run.ts'

/** A block of TypeScript in a page, with the name that tests report. */
export type Snippet = { name: string; kind: string; code: string }

export function snippetsOf(page: string): Snippet[] {
  const text = readFileSync(join(root, page), 'utf8')
  return [...text.matchAll(/^```(tsx?)\n(.*?)^```$/gms)].map(([, kind = '', code = ''], at) => ({
    name: `${page} ${at + 1}`,
    kind,
    code,
  }))
}

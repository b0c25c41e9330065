import { readFileSync } from 'node:fs'

import type { Break } from './break.ts'
import { byOasdiff } from './by-oasdiff.ts'
import { bySmartDiff } from './by-smart-diff.ts'

/** Two checkers that share no code, because each overlooks what the other sees. */
export async function findBreaks(released: string, present: string): Promise<Break[]> {
  const [before, after] = [released, present].map((file) => readFileSync(file, 'utf8'))
  return [...(await byOasdiff(released, present)), ...bySmartDiff(before ?? '', after ?? '')]
}

import { readFileSync } from 'node:fs'

import type { Break } from './break.ts'
import { byOasdiff } from './by-oasdiff.ts'
import { byOwnChecks } from './by-own-checks.ts'
import { bySmartDiff } from './by-smart-diff.ts'
import { whyNoOasdiff } from './why-no-oasdiff.ts'

/**
 * Finds breaks with two checkers that share no code, because each overlooks some that the other finds, and with our own
 * checks of what neither reads. If oasdiff does not run here, there is only one checker.
 */
export async function findBreaks(released: string, present: string): Promise<Break[]> {
  const [before, after] = [released, present].map((file) => readFileSync(file, 'utf8'))
  const found = whyNoOasdiff() === null ? await byOasdiff(released, present) : []
  const own = byOwnChecks(before ?? '', after ?? '')
  return [...found, ...bySmartDiff(before ?? '', after ?? ''), ...own]
}

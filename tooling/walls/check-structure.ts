import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { ICruiseResult } from 'dependency-cruiser'

import { risenFigures } from './structure/compare-structure.ts'
import { findLongSentences, measureStructure } from './structure/measure-structure.ts'

/**
 * Checks that the figures of the structure have not risen, and that sentences of comments are short. Long sentences are
 * listed with their file, because a count does not help to find them.
 */
export function checkStructure(root: string, cruised: Pick<ICruiseResult, 'modules'>): string[] {
  const sentences = findLongSentences(root, cruised).map((place) => `short-sentences: ${place}`)
  const file = join(root, 'docs/structure.json')
  if (!existsSync(file)) return sentences
  const kept = JSON.parse(readFileSync(file, 'utf8')).figures
  const risen = risenFigures(kept, measureStructure(root, cruised).figures)
  return [...sentences, ...risen.map((sentence) => `figures-only-fall: ${sentence}`)]
}

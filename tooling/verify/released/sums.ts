import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The file of checksums beside the contracts of releases, in the format of `sha256sum`. */
const SUMS = 'SHA256SUMS'

/** The differences between the stored contracts and those of the releases, in sentences; empty if there are none. */
export function changesOfReleased(folder: string): string[] {
  const kept = keptSums(folder)
  const present = contractsIn(folder)
  const gone = Object.keys(kept)
    .filter((name) => !present.includes(name))
    .map((name) => `${name} is gone, and a release has kept it.`)
  const others = present.flatMap((name) => {
    if (kept[name] === undefined) return [`${name} was kept by no release: ${SUMS} lacks it.`]
    return kept[name] === sumOf(folder, name) ? [] : [`${name} is not what its release has kept.`]
  })
  return [...gone, ...others]
}

/**
 * Stores the checksums of a folder's contracts. A release does so for the contract that it adds.
 */
export function writeSums(folder: string): void {
  const lines = contractsIn(folder).map((name) => `${sumOf(folder, name)}  ${name}\n`)
  writeFileSync(join(folder, SUMS), lines.join(''))
}

function keptSums(folder: string): Record<string, string> {
  const lines = readFileSync(join(folder, SUMS), 'utf8').split('\n').filter(Boolean)
  return Object.fromEntries(lines.map((line) => line.split('  ').toReversed()))
}

function contractsIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
}

function sumOf(folder: string, name: string): string {
  return createHash('sha256')
    .update(readFileSync(join(folder, name)))
    .digest('hex')
}

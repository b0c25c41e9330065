import { readFileSync } from 'node:fs'

import { type Given, nearestName } from '@selat/command'

import { checkFaultRules } from '../../engine/faults/check-fault-rules.ts'
import { FAULT_PROFILES, isFaultProfile } from '../../engine/faults/fault-profiles.ts'
import type { FaultRule } from '../../engine/faults/faults.ts'

const NAMES = Object.keys(FAULT_PROFILES)

/** Returns the rules of a built-in profile, or of a JSON file `{ "rules": [...] }` as the console exports and imports it. */
export function readFaultProfile({ text, name }: Given): readonly FaultRule[] {
  if (isFaultProfile(text)) return FAULT_PROFILES[text]
  if (!text.endsWith('.json')) {
    const near = nearestName(text, NAMES)
    const hint = near === null ? '' : ` Did you mean ${near}?`
    throw new Error(`${name} takes ${NAMES.join(', ')} or a .json file, not "${text}".${hint}`)
  }
  return checkFaultRules(readJson(text), `The fault rules in ${text}`)
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    const sentence =
      error instanceof SyntaxError
        ? `The fault rules in ${file} are no JSON.`
        : `The file of fault rules ${file} cannot be read.`
    throw new Error(sentence, { cause: error })
  }
}

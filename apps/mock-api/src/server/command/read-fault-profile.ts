import { readFileSync } from 'node:fs'

import { type Given, nearestName } from '@selat/command'
import * as z from 'zod'

import { FAULT_PROFILES, isFaultProfile } from '../../engine/faults/fault-profiles.ts'
import { type FaultRule, faultRuleSchema } from '../../engine/faults/faults.ts'
import { toProblemFields } from '../../engine/http/to-problem-fields.ts'

const RULES_MAX = 50
const rules = z.array(faultRuleSchema).min(1).max(RULES_MAX)
const NAMES = Object.keys(FAULT_PROFILES)

/** Returns the rules of a built-in profile, or of a JSON file `{ "rules": [...] }` as the console exports and imports it. */
export function readFaultProfile({ text, name }: Given): readonly FaultRule[] {
  if (isFaultProfile(text)) return FAULT_PROFILES[text]
  if (!text.endsWith('.json')) {
    const near = nearestName(text, NAMES)
    const hint = near === null ? '' : ` Did you mean ${near}?`
    throw new Error(`${name} takes ${NAMES.join(', ')} or a .json file, not "${text}".${hint}`)
  }
  const result = z.strictObject({ rules }).safeParse(readJson(text), { reportInput: true })
  if (result.success) return result.data.rules
  const [wrong] = toProblemFields(result.error.issues, '')
  throw new Error(
    `The fault rules in ${text} do not hold: ${wrong?.pointer || 'the whole'} is ${wrong?.code.replaceAll('_', ' ')}.`,
  )
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

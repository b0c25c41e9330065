import * as z from 'zod'

import { toProblemFields } from '../http/to-problem-fields.ts'
import { type FaultRule, faultRuleSchema } from './faults.ts'

export const RULES_MAX = 50

/** Returns the rules of an input. Throws one sentence that begins with the subject and names every wrong place. */
export function checkFaultRules(input: unknown, subject: string): readonly FaultRule[] {
  const rules = z.array(faultRuleSchema).min(1).max(RULES_MAX)
  const result = z.strictObject({ rules }).safeParse(input, { reportInput: true })
  if (result.success) return result.data.rules
  const wrong = toProblemFields(result.error.issues, '').map(
    ({ pointer, code, params: { allowed } }) =>
      `${pointer || 'the whole'} ${code === 'no_effect' ? 'has' : 'is'} ${code.replaceAll('_', ' ')}${allowed === undefined ? '' : ` (${allowed})`}`,
  )
  throw new Error(`${subject} do not hold: ${wrong.join('; ')}.`)
}

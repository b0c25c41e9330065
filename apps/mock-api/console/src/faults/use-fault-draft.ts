import { useState } from 'react'

import {
  type DraftErrors,
  EMPTY_DRAFT,
  type FaultDraft,
  type FaultRule,
  readDraft,
} from './fault-rule.ts'

/** Keeps the rule that is being written, and the errors of the last attempt to set it. */
export function useFaultDraft() {
  const [value, setValue] = useState<FaultDraft>(EMPTY_DRAFT)
  const [errors, setErrors] = useState<DraftErrors>({})
  return {
    value,
    errors,
    change: (part: Partial<FaultDraft>) => {
      setValue({ ...value, ...part })
      setErrors({})
    },
    /** Returns the rule; if it has errors, shows them and returns null. */
    read: (): FaultRule | null => {
      const result = readDraft(value)
      if ('rule' in result) return result.rule
      setErrors(result.errors)
      return null
    },
    /** Empties the draft except its path and method, because the next rule is often for the same path. */
    empty: () => setValue({ ...EMPTY_DRAFT, path: value.path, method: value.method }),
  }
}

export type FaultDraftState = ReturnType<typeof useFaultDraft>

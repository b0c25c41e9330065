import { useState } from 'react'

import {
  type DraftErrors,
  EMPTY_DRAFT,
  type FaultDraft,
  type FaultRule,
  readDraft,
} from './fault-rule.ts'

/** The rule that is being written, and what was wrong when it was last to be set. */
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
    /** The rule, or null with the errors shown. */
    read: (): FaultRule | null => {
      const result = readDraft(value)
      if ('rule' in result) return result.rule
      setErrors(result.errors)
      return null
    },
    /** Back to nothing but the path, for one often wants another rule for the same. */
    empty: () => setValue({ ...EMPTY_DRAFT, path: value.path, method: value.method }),
  }
}

export type FaultDraftState = ReturnType<typeof useFaultDraft>

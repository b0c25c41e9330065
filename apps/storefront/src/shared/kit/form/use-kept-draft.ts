import { useEffect } from 'react'

import { clearDraft, saveDraft } from './form-draft.ts'

type Texts = Readonly<Record<string, string>>

export type KeptDraftInput = {
  /** The fields as they are stored. */
  stored: Texts
  /** The same fields as they stand in the form. */
  typed: Texts
  isSending: boolean
}

/**
 * Keeps what is typed over a reload and an ended session, where it differs from what is stored, and returns whether it
 * does. Who leaves the page was asked before, therefore leaving forgets it; a reload runs no clean-up.
 */
export function useKeptDraft(form: string, { stored, typed, isSending }: KeptDraftInput): boolean {
  const isTyped = Object.entries(stored).some(([field, text]) => typed[field] !== text)
  useEffect(() => {
    if (isSending) return
    if (isTyped) saveDraft(form, typed)
    else clearDraft(form)
  }, [form, isTyped, isSending, typed])
  useEffect(() => () => clearDraft(form), [form])
  return isTyped
}

import { useEffect } from 'react'

import { clearDraft, saveDraft } from './form-draft.ts'

type Texts = Readonly<Record<string, string>>

export type KeptDraftInput = {
  /** The fields as they are stored. */
  stored: Texts
  /** The values of the same fields in the form. */
  typed: Texts
  isSending: boolean
}

/**
 * Keeps the typed text over a reload and an ended session if it differs from the stored one. Returns whether it
 * differs. Leaving the page deletes the kept text, because the visitor was asked before; a reload runs no clean-up, so
 * the text stays.
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

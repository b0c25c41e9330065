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
    if (isTyped) saveDraft(form, differing(stored, typed))
    else clearDraft(form)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the stored fields are made anew at every render
  }, [form, isTyped, isSending, typed])
  useEffect(() => () => clearDraft(form), [form])
  return isTyped
}

/** Leaves out the fields that nobody has typed into, because they may be stored with other values by the next visit. */
function differing(stored: Texts, typed: Texts): Texts {
  return Object.fromEntries(Object.entries(typed).filter(([field, text]) => stored[field] !== text))
}

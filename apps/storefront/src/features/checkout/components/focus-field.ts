/** Moves the focus to a field of the form; a folded section around it is opened first. */
export function focusField(id: string): void {
  unfold(id)
  const field = document.getElementById(id)
  field?.focus({ preventScroll: true })
  field?.scrollIntoView?.({ block: 'center' })
}

/** Opens the folded section around a field, because a field in a closed section cannot take the focus. */
export function unfold(id: string): void {
  const folded = document.getElementById(id)?.closest('details')
  if (folded) folded.open = true
}

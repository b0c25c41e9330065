import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

/**
 * Separates a dialog from the form in which it is opened, because the Enter key in one of its fields must not send that
 * form.
 */
export function OutsideForm({ children }: { children: ReactNode }) {
  return createPortal(children, document.body)
}

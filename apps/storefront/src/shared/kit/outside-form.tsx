import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** A dialog opened from within a form: Enter in one of its fields must not send the form around it. */
export function OutsideForm({ children }: { children: ReactNode }) {
  return createPortal(children, document.body)
}

import type { ReactNode } from 'react'

import { CheckboxField } from '../../kit/form/checkbox-field.tsx'

type ConsentProps = {
  label: string
  /** How to read what is agreed to. */
  hint: ReactNode
}

/** The tick without which nothing is ordered or accepted: the rules have been read. */
export function Consent(props: ConsentProps) {
  return <CheckboxField {...props} name="hasAgreed" required />
}

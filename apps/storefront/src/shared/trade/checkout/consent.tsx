import type { ReactNode } from 'react'

import { CheckboxField } from '../../kit/form/checkbox-field.tsx'

type ConsentProps = {
  label: string
  /** The hint that tells where to read what is agreed to. */
  hint: ReactNode
}

/** The checkbox without which nothing is ordered or accepted: it confirms that the rules have been read. */
export function Consent(props: ConsentProps) {
  return <CheckboxField {...props} name="hasAgreed" required />
}

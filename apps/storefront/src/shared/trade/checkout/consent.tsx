import type { ReactNode } from 'react'

import { CheckboxField } from '../../kit/form/checkbox-field.tsx'

type ConsentProps = {
  label: string
  /** The hint that says where the rules can be read. */
  hint: ReactNode
}

/** Shows the checkbox that must be ticked before an order or an acceptance; it confirms that the rules have been read. */
export function Consent(props: ConsentProps) {
  return <CheckboxField {...props} name="hasAgreed" required />
}

import { Checkbox } from '@selat/ui/checkbox'
import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'

import { useFieldIssues } from '../../kit/form/field-issues.ts'

type ConsentProps = {
  label: string
  /** How to read what is agreed to. */
  hint: ReactNode
}

/** The tick without which nothing is ordered or accepted: the rules have been read. */
export function Consent({ label, hint }: ConsentProps) {
  const { register } = useFormContext<{ hasAgreed: boolean }>()
  const { idOf, errorOf } = useFieldIssues()
  return (
    <Checkbox
      {...register('hasAgreed')}
      id={idOf('hasAgreed')}
      label={label}
      error={errorOf('hasAgreed')}
      required
      hint={hint}
    />
  )
}

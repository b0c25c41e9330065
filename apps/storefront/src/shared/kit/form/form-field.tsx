import { useTranslation } from '@selat/i18n'
import { Field } from '@selat/ui/field'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

import { useFieldIssues } from './field-issues.ts'

export type FormFieldProps = {
  name: string
  label: string
  hint?: ReactNode
  isOptional?: boolean
  /** Where a table's heading says it already. */
  hidesLabel?: boolean
  className?: string
  children: ReactNode
}

/** A labelled field of the form with what there is to say about it. */
export function FormField(props: FormFieldProps) {
  const { name, label, hint, isOptional = false, hidesLabel = false, className, children } = props
  const { t } = useTranslation('common')
  const { idOf, errorOf, warningOf } = useFieldIssues()
  const warning = warningOf(name)
  return (
    <Field
      id={idOf(name)}
      data-name={name}
      label={label}
      hint={warning ? <FieldWarning text={warning} /> : hint}
      error={errorOf(name)}
      required={!isOptional}
      hideLabel={hidesLabel}
      optionalText={isOptional ? t('state.optional') : undefined}
      {...(className !== undefined && { className })}
    >
      {children}
    </Field>
  )
}

/** Speaks without stopping anyone. */
export function FieldWarning({ text }: { text: ReactNode }) {
  return (
    <span className="flex items-start gap-1.5 font-medium text-warning">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>{text}</span>
    </span>
  )
}

import { useTranslation } from '@selat/i18n'
import { Field } from '@selat/ui/field'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

import { useFieldIssues } from './field-issues.ts'

/** What every field has around its control. */
export type FrameProps = {
  name: string
  /** The field's title in the form's summary, where it is not another one. */
  label?: string | undefined
  hint?: ReactNode
  isOptional?: boolean | undefined
  /** Where a table's heading says it already. */
  hidesLabel?: boolean | undefined
  className?: string | undefined
}

export type FormFieldProps = FrameProps & { children: ReactNode }

/** Parts what stands around a control from what is the control's own. */
export function toFrame<Props extends FrameProps>(props: Props) {
  const { name, label, hint, isOptional, hidesLabel, className, ...control } = props
  return { frame: { name, label, hint, isOptional, hidesLabel, className }, control }
}

/** A labelled field of the form with what there is to say about it. */
export function FormField(props: FormFieldProps) {
  const { name, hint, isOptional = false, hidesLabel = false, className, children } = props
  const { t } = useTranslation('common')
  const { idOf, titleOf, errorOf, warningOf } = useFieldIssues()
  const label = props.label ?? titleOf(name)
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

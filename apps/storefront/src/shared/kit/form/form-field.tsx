import { useTranslation } from '@selat/i18n'
import { Field } from '@selat/ui/field'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

import { useFieldIssues } from './field-issues.ts'

/** The properties of the parts around a control, which every field has. */
export type FrameProps = {
  name: string
  /** The label of the field; its title in the form's summary if absent. */
  label?: string | undefined
  hint?: ReactNode
  isOptional?: boolean | undefined
  /** Whether the label is hidden, because a table's heading already says it. */
  hidesLabel?: boolean | undefined
  className?: string | undefined
}

export type FormFieldProps = FrameProps & { children: ReactNode }

/** Separates the properties of the parts around a control from those of the control itself. */
export function toFrame<Props extends FrameProps>(props: Props) {
  const { name, label, hint, isOptional, hidesLabel, className, ...control } = props
  return { frame: { name, label, hint, isOptional, hidesLabel, className }, control }
}

/** Shows a labelled field of the form with its error, or else its warning or hint. */
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

/** Shows a warning, which does not stop the form. */
export function FieldWarning({ text }: { text: ReactNode }) {
  return (
    <span className="flex items-start gap-1.5 font-medium text-warning">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>{text}</span>
    </span>
  )
}

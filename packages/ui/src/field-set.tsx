import { useId, type ComponentProps, type ReactNode } from 'react'

import { cn } from './cn.ts'
import { FieldNotes } from './field.tsx'

export type FieldSetProps = Omit<ComponentProps<'fieldset'>, 'id'> & {
  legend: ReactNode
  id?: string | undefined
  hint?: ReactNode
  error?: ReactNode
  hideLegend?: boolean
  /** Whether the hint and the error come before the controls, because the controls are higher than a screen. */
  notesFirst?: boolean
}

/** Groups controls under one legend; the hint and the error belong to the group. */
export function FieldSet({
  legend,
  id,
  hint,
  error,
  hideLegend,
  notesFirst = false,
  className,
  children,
  ...props
}: FieldSetProps) {
  const generatedId = useId()
  const groupId = id ?? generatedId
  const hintId = hint ? `${groupId}-hint` : undefined
  const errorId = error ? `${groupId}-error` : undefined
  const notes = <FieldNotes hint={hint} hintId={hintId} error={error} errorId={errorId} />
  return (
    <fieldset
      data-slot="field-set"
      id={groupId}
      tabIndex={-1}
      aria-describedby={[hintId, errorId].filter(Boolean).join(' ') || undefined}
      aria-invalid={error ? true : undefined}
      className={cn('min-w-0 outline-none', className)}
      {...props}
    >
      <legend className={cn('mb-1.5 text-sm font-semibold', hideLegend && 'sr-only')}>
        {legend}
      </legend>
      <div className="flex flex-col gap-1.5">
        {notesFirst && notes}
        {children}
        {!notesFirst && notes}
      </div>
    </fieldset>
  )
}

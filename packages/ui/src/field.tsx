import { CircleAlert } from 'lucide-react'
import { useId, type ComponentProps, type ReactNode } from 'react'

import { cn } from './cn.ts'
import { FieldContext } from './field-context.ts'
import { Label } from './label.tsx'

export type FieldProps = Omit<ComponentProps<'div'>, 'id'> & {
  label: ReactNode
  /** The id of the control, which an error summary links to. */
  id?: string | undefined
  hint?: ReactNode
  error?: ReactNode
  required?: boolean
  /** The text after the label of a field that may stay empty, for example “optional”. */
  optionalText?: string | undefined
  hideLabel?: boolean
}

/** Connects label, hint and error with the one control inside it. */
export function Field({
  label,
  id,
  hint,
  error,
  required = false,
  optionalText,
  hideLabel = false,
  className,
  children,
  ...props
}: FieldProps) {
  const generatedId = useId()
  const controlId = id ?? generatedId
  const hintId = hint ? `${controlId}-hint` : undefined
  const errorId = error ? `${controlId}-error` : undefined
  const describedBy = [hintId, errorId].filter(Boolean).join(' ')
  return (
    <FieldContext
      value={{
        id: controlId,
        required,
        'aria-describedby': describedBy === '' ? undefined : describedBy,
        'aria-errormessage': errorId,
        'aria-invalid': error ? true : undefined,
      }}
    >
      <div data-slot="field" className={cn('flex min-w-0 flex-col gap-1.5', className)} {...props}>
        <Label htmlFor={controlId} className={cn(hideLabel && 'sr-only')}>
          {label}
          {/* The space is part of the accessible name. */}
          {optionalText && (
            <>
              {' '}
              <span className="font-normal text-muted-foreground">{optionalText}</span>
            </>
          )}
        </Label>
        {children}
        <FieldNotes hint={hint} hintId={hintId} error={error} errorId={errorId} />
      </div>
    </FieldContext>
  )
}

type FieldNotesProps = {
  hint?: ReactNode
  hintId?: string | undefined
  error?: ReactNode
  errorId?: string | undefined
}

export function FieldNotes({ hint, hintId, error, errorId }: FieldNotesProps) {
  return (
    <>
      {hint && (
        <p id={hintId} className="text-sm text-muted-foreground">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="flex items-start gap-1.5 text-sm font-medium text-destructive">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span>{error}</span>
        </p>
      )}
    </>
  )
}

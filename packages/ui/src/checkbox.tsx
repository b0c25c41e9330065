import { useId, type ComponentProps, type ReactNode } from 'react'

import { cn } from './cn.ts'
import { FieldNotes } from './field.tsx'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
}

export function Checkbox({ label, hint, error, id, className, ...props }: CheckboxProps) {
  const generatedId = useId()
  const controlId = id ?? generatedId
  const hintId = hint ? `${controlId}-hint` : undefined
  const errorId = error ? `${controlId}-error` : undefined
  return (
    <div data-slot="checkbox" className={cn('flex flex-col gap-1', className)}>
      <div className="flex items-start gap-3">
        <input
          type="checkbox"
          id={controlId}
          aria-describedby={[hintId, errorId].filter(Boolean).join(' ') || undefined}
          aria-errormessage={errorId}
          aria-invalid={error ? true : undefined}
          className="peer mt-0.5 size-5.5 shrink-0 cursor-pointer appearance-none rounded-xs border border-input bg-raised bg-center bg-no-repeat transition-colors checked:border-brand checked:bg-brand aria-invalid:border-destructive disabled:opacity-50 forced-colors:appearance-auto"
          {...props}
        />
        <svg
          aria-hidden
          viewBox="0 0 16 16"
          className="pointer-events-none mt-[0.1875rem] -ms-8.5 size-4.5 shrink-0 translate-x-[0.125rem] translate-y-[0.0625rem] stroke-brand-foreground opacity-0 peer-checked:opacity-100 forced-colors:hidden"
          fill="none"
          strokeWidth="2.4"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d="m3 8.5 3.2 3.2L13 4.8" />
        </svg>
        <label htmlFor={controlId} className="min-w-0 text-base">
          {label}
        </label>
      </div>
      <div className="flex flex-col gap-1 ps-8.5 empty:hidden">
        <FieldNotes hint={hint} hintId={hintId} error={error} errorId={errorId} />
      </div>
    </div>
  )
}

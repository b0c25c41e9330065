import { useId, type ComponentProps, type ReactNode } from 'react'

import { cn } from './cn.ts'

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & {
  label: ReactNode
  hint?: ReactNode
}

export function Switch({ label, hint, id, className, ...props }: SwitchProps) {
  const generatedId = useId()
  const controlId = id ?? generatedId
  const hintId = hint ? `${controlId}-hint` : undefined
  return (
    <div data-slot="switch" className={cn('flex items-center justify-between gap-4', className)}>
      <span className="min-w-0">
        <label htmlFor={controlId} className="text-base font-medium">
          {label}
        </label>
        {hint && (
          <span id={hintId} className="block text-sm text-muted-foreground">
            {hint}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox reports its state natively
        role="switch"
        id={controlId}
        aria-describedby={hintId}
        className="relative h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-full border border-input bg-muted transition-colors before:absolute before:start-0.75 before:top-0.75 before:size-5 before:rounded-full before:bg-input before:transition-[translate,background-color] checked:border-brand checked:bg-brand checked:before:translate-x-5 checked:before:bg-brand-foreground disabled:opacity-50 forced-colors:border-[ButtonText] forced-colors:bg-[ButtonFace] forced-colors:forced-color-adjust-none forced-colors:before:bg-[ButtonText] forced-colors:checked:border-[Highlight] forced-colors:checked:bg-[Highlight] forced-colors:checked:before:bg-[HighlightText] forced-colors:disabled:border-[GrayText] forced-colors:disabled:opacity-100"
        {...props}
      />
    </div>
  )
}

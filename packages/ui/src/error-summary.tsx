import { CircleAlert } from 'lucide-react'
import { useId, type ComponentProps, type MouseEvent, type ReactNode } from 'react'

import { cn } from './cn.ts'

export type ErrorSummaryProps = Omit<ComponentProps<'div'>, 'title' | 'children'> & {
  title: ReactNode
  /** One error for each failing field; `fieldId` is the id of its control. */
  errors: readonly { fieldId: string; message: ReactNode }[]
  headingLevel?: 2 | 3
}

function focusField(event: MouseEvent<HTMLAnchorElement>, fieldId: string) {
  const field = document.getElementById(fieldId)
  if (!field) return
  event.preventDefault()
  field.focus({ preventScroll: true })
  field.scrollIntoView?.({ block: 'center' })
}

/**
 * Lists the errors above a refused form. Call focus() on its ref after a refused submit, so that screen readers read
 * it. It is no live region, because that would interrupt with every corrected field.
 */
export function ErrorSummary({
  title,
  errors,
  headingLevel = 2,
  className,
  ...props
}: ErrorSummaryProps) {
  const Heading = `h${headingLevel}` as const
  const headingId = useId()
  return (
    <div
      data-slot="error-summary"
      role="group"
      aria-labelledby={headingId}
      tabIndex={-1}
      className={cn(
        'rounded-lg border-2 border-destructive bg-destructive-surface p-4 sm:p-5',
        className,
      )}
      {...props}
    >
      <Heading id={headingId} className="flex items-start gap-2.5 text-lg">
        <CircleAlert aria-hidden className="mt-0.5 size-5.5 shrink-0 text-destructive" />
        {title}
      </Heading>
      <ul className="mt-2 flex flex-col gap-1 ps-8">
        {errors.map((error) => (
          <li key={error.fieldId}>
            <a
              href={`#${error.fieldId}`}
              onClick={(event) => focusField(event, error.fieldId)}
              className="inline-block py-0.5 font-medium text-destructive underline underline-offset-4 hover:decoration-2"
            >
              {error.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

import { X } from 'lucide-react'
import { useId, type ReactNode } from 'react'

import { cn } from './cn.ts'
import { IconButton } from './icon-button.tsx'
import { useModal } from './use-modal.ts'

export type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  closeLabel: string
  children?: ReactNode
  /** The buttons, with the main one last. */
  footer?: ReactNode
  size?: 'sm' | 'md' | 'lg'
  className?: string
}

const WIDTHS = { sm: 'sm:max-w-sm', md: 'sm:max-w-lg', lg: 'sm:max-w-3xl' }

/** Shows a dialog in the middle of larger screens, and at the bottom of a phone's. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  closeLabel,
  children,
  footer,
  size = 'md',
  className,
}: DialogProps) {
  const id = useId()
  const modal = useModal(open, onOpenChange)
  return (
    <dialog
      data-slot="dialog"
      {...modal}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      className={cn(
        'fixed m-0 mt-auto max-h-[92dvh] w-full max-w-none overflow-hidden rounded-t-2xl border border-border bg-raised text-foreground shadow-raised open:flex open:animate-slide-up sm:m-auto sm:w-[calc(100%-3rem)] sm:rounded-2xl sm:open:animate-rise',
        WIDTHS[size],
        className,
      )}
    >
      {open && (
        <div className="flex min-h-0 grow flex-col max-sm:clear-of-edges">
          {/* Header and footer elements are not used, because outside of a section they are landmarks of the
              whole page. */}
          <div className="flex items-start gap-4 px-5 pt-5 sm:px-6">
            <div className="min-w-0 grow">
              <h2 id={`${id}-title`} tabIndex={-1} className="text-xl outline-none">
                {title}
              </h2>
              {description && (
                <p id={`${id}-description`} className="mt-1 text-muted-foreground">
                  {description}
                </p>
              )}
            </div>
            <IconButton
              label={closeLabel}
              icon={<X aria-hidden />}
              size="sm"
              className="-me-2 -mt-1"
              onClick={() => onOpenChange(false)}
            />
          </div>
          <div className="min-h-0 grow overflow-y-auto px-5 py-4 sm:px-6">{children}</div>
          {footer && (
            <div className="flex flex-wrap justify-end gap-3 border-t border-border px-5 py-4 sm:px-6">
              {footer}
            </div>
          )}
        </div>
      )}
    </dialog>
  )
}

import { X } from 'lucide-react'
import { useId, type ReactNode } from 'react'

import { cn } from './cn.ts'
import { IconButton } from './icon-button.tsx'
import { useModal } from './use-modal.ts'

export type SheetProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  closeLabel: string
  /** The edge from which it slides; `full` covers a phone's whole screen. */
  side?: 'left' | 'right' | 'bottom' | 'full'
  children?: ReactNode
  footer?: ReactNode
  className?: string
}

const SIDES = {
  left: 'me-auto h-dvh max-h-none w-[min(22rem,88vw)] rounded-e-2xl open:animate-slide-right',
  right: 'ms-auto h-dvh max-h-none w-[min(24rem,92vw)] rounded-s-2xl open:animate-slide-left',
  bottom: 'mt-auto max-h-[88dvh] w-full rounded-t-2xl open:animate-slide-up',
  full: 'h-dvh max-h-none w-full open:animate-slide-up',
}

/** Shows a panel that slides in from an edge, for filters, menus and pickers on a phone. */
export function Sheet({
  open,
  onOpenChange,
  title,
  closeLabel,
  side = 'bottom',
  children,
  footer,
  className,
}: SheetProps) {
  const id = useId()
  const modal = useModal(open, onOpenChange)
  return (
    <dialog
      data-slot="sheet"
      {...modal}
      aria-labelledby={`${id}-title`}
      className={cn(
        'fixed m-0 max-w-none overflow-hidden bg-raised text-foreground shadow-raised open:flex',
        SIDES[side],
        className,
      )}
    >
      {open && (
        <div className="flex min-h-0 min-w-0 grow flex-col clear-of-edges">
          {/* Header and footer elements are not used, because outside of a section they are landmarks of the
              whole page. */}
          <div className="flex min-h-14 items-center gap-3 border-b border-border ps-5 pe-3">
            <h2 id={`${id}-title`} tabIndex={-1} className="min-w-0 grow text-lg outline-none">
              {title}
            </h2>
            <IconButton
              label={closeLabel}
              icon={<X aria-hidden />}
              onClick={() => onOpenChange(false)}
            />
          </div>
          <div className="min-h-0 grow overflow-y-auto p-5">{children}</div>
          {footer && (
            <div className="flex flex-wrap gap-3 border-t border-border px-5 py-4">{footer}</div>
          )}
        </div>
      )}
    </dialog>
  )
}

import { Slot } from 'radix-ui'
import { useId, useState, type ReactElement, type ReactNode } from 'react'

import { cn } from './cn.ts'
import { placePanel } from './place-panel.ts'
import { useDismiss } from './use-dismiss.ts'

export type PopoverProps = {
  /** The element that opens it, such as a Button; it must accept a ref and onClick. */
  trigger: ReactElement
  /** The accessible name of the panel. */
  label: string
  children: ReactNode | ((close: () => void) => ReactNode)
  open?: boolean
  onOpenChange?: (open: boolean) => void
  align?: 'start' | 'end'
  className?: string
}

/** Shows a small panel below its trigger, which leaves the rest of the page in use. */
export function Popover({
  trigger,
  label,
  children,
  open: openProp,
  onOpenChange,
  align = 'start',
  className,
}: PopoverProps) {
  const id = useId()
  const [openState, setOpenState] = useState(false)
  const open = openProp ?? openState
  const setOpen = (next: boolean) => {
    setOpenState(next)
    onOpenChange?.(next)
  }
  const close = (focusBack: boolean) => {
    setOpen(false)
    if (focusBack) document.querySelector<HTMLElement>(`[data-popover="${id}"]`)?.focus()
  }
  const dismiss = useDismiss<HTMLDivElement>(open, close)
  return (
    <div data-slot="popover" className="relative inline-block" {...dismiss}>
      <Slot.Root
        data-popover={id}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? `${id}-panel` : undefined}
        onClick={() => setOpen(!open)}
      >
        {trigger}
      </Slot.Root>
      {open && (
        <div
          ref={placePanel}
          id={`${id}-panel`}
          role="dialog"
          aria-label={label}
          tabIndex={-1}
          className={cn(
            'absolute top-full z-40 mt-2 w-max max-w-[calc(100vw-2rem)] min-w-48 animate-rise rounded-lg border border-border bg-raised p-2 text-foreground shadow-raised',
            align === 'end' ? 'end-0' : 'start-0',
            className,
          )}
        >
          {typeof children === 'function' ? children(() => close(true)) : children}
        </div>
      )}
    </div>
  )
}

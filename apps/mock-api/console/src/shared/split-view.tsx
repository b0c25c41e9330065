import { Button } from '@selat/ui/button'
import { ArrowLeft } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'

type SplitViewProps = {
  list: ReactNode
  /** The open item; null if none is open. */
  detail: ReactNode | null
  /** The text that is shown in place of the detail on wide screens while nothing is open. */
  nothingOpen: string
  onClose: () => void
  closeLabel: string
}

/** Shows a list and its open item: side by side if there is room, else one instead of the other. */
export function SplitView({ list, detail, nothingOpen, onClose, closeLabel }: SplitViewProps) {
  const isOpen = detail !== null
  const { listRef, detailRef } = useFocusOfSplit(isOpen)
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div ref={listRef} className={isOpen ? 'min-w-0 max-xl:hidden' : 'min-w-0'}>
        {list}
      </div>
      <div
        ref={detailRef}
        tabIndex={-1}
        className={
          isOpen
            ? 'min-w-0 scroll-mt-2 outline-none xl:sticky xl:top-0 xl:max-h-[calc(100dvh-7rem)] xl:overflow-y-auto'
            : 'min-w-0 max-xl:hidden'
        }
      >
        {isOpen ? (
          <>
            <Button size="sm" variant="ghost" onClick={onClose} className="mb-2 -ms-2 xl:hidden">
              <ArrowLeft aria-hidden />
              {closeLabel}
            </Button>
            {detail}
          </>
        ) : (
          <p className="rounded-lg border border-dashed border-input/60 px-5 py-10 text-center text-sm text-muted-foreground">
            {nothingOpen}
          </p>
        )}
      </div>
    </div>
  )
}

/** Moves focus to the side that is shown if one hides the other, and back to the pressed row when the detail closes. */
function useFocusOfSplit(isOpen: boolean) {
  const listRef = useRef<HTMLDivElement>(null)
  const detailRef = useRef<HTMLDivElement>(null)
  const row = useRef<Element | null>(null)
  const wasOpen = useRef(isOpen)
  useLayoutEffect(() => {
    if (wasOpen.current === isOpen) return
    wasOpen.current = isOpen
    const isHidden = listRef.current?.offsetParent === null
    if (isOpen && isHidden) {
      row.current = document.activeElement
      detailRef.current?.focus()
      detailRef.current?.scrollIntoView()
      return
    }
    if (!isOpen && row.current instanceof HTMLElement) row.current.focus()
    row.current = null
  }, [isOpen])
  return { listRef, detailRef }
}

/** Moves focus by arrow keys from row to row. A row is an element with `data-row`. */
export function stepRows(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0) return
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')]
  const at = rows.findIndex((row) => row === document.activeElement)
  const next = rows[at + step]
  if (at < 0 || !next) return
  event.preventDefault()
  next.focus()
}

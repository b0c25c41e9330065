import { Button } from '@selat/ui/button'
import { ArrowLeft } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'

type SplitViewProps = {
  list: ReactNode
  /** Null while nothing is open. */
  detail: ReactNode | null
  /** Stands in the detail's place on wide screens while nothing is open. */
  nothingOpen: string
  onClose: () => void
  closeLabel: string
}

/** A list and what is open of it: side by side where there is room, one after the other where there is not. */
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

/** Where one hides the other, focus goes along with what is shown, and back to the row that was pressed. */
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

/** Arrow keys step from row to row; a row is what carries `data-row`. */
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

import { useEffect, useRef } from 'react'

import { type SectionId, toHash, useHashRoute } from './hash-route.ts'
import { sections } from './sections.ts'
import { useCounts } from './use-counts.ts'

/** Shows the menu of sections: a column beside the section on wide screens, and a row above it on others. */
export function SectionMenu({ current }: { current: SectionId }) {
  const { sandbox } = useHashRoute()
  const counts = useCounts()
  const counted = Object.values(counts)
    .map(({ count }) => count)
    .join()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    // scrollIntoView would move the page as well, so the strip is scrolled by itself.
    const item = list.current?.querySelector<HTMLElement>('[aria-current]')?.parentElement
    const strip = list.current
    if (!item || !strip) return
    const end = item.offsetLeft + item.offsetWidth
    const isInSight =
      item.offsetLeft >= strip.scrollLeft && end <= strip.scrollLeft + strip.clientWidth
    if (isInSight) return
    strip.scrollLeft = item.offsetLeft - (strip.clientWidth - item.offsetWidth) / 2
    // The effect also depends on the counts, because they widen the items before the current one.
  }, [current, counted])
  return (
    <nav
      aria-label="Sections"
      className="border-border bg-card max-lg:border-b lg:w-52 lg:shrink-0 lg:overflow-y-auto lg:border-e"
    >
      <ul
        ref={list}
        className="relative flex gap-1 overflow-x-auto p-2 [scrollbar-width:none] lg:flex-col lg:p-3"
      >
        {sections.map(({ id, title, icon: Icon, key }) => (
          <li key={id}>
            <a
              href={toHash({ section: id, sandbox, params: {} })}
              aria-current={id === current ? 'page' : undefined}
              aria-keyshortcuts={key}
              className="group flex min-h-10 items-center gap-2.5 rounded-md px-3 text-sm font-semibold whitespace-nowrap text-muted-foreground hover:bg-muted hover:text-foreground focus-visible:-outline-offset-2 aria-[current]:bg-brand-surface aria-[current]:text-brand-text"
            >
              <Icon aria-hidden className="size-4.5 shrink-0" />
              <span className="grow">{title}</span>
              <Count {...counts[id]} />
              <kbd
                aria-hidden
                className="font-sans text-xs font-medium text-muted-foreground tabular max-lg:hidden"
              >
                {key}
              </kbd>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Count({ count = 0, of, isBad = false }: { count?: number; of?: string; isBad?: boolean }) {
  if (count === 0) return null
  return (
    <span
      className={`min-w-5 rounded-full px-1.5 text-center text-xs/5 font-bold tabular ${
        isBad ? 'bg-destructive-surface text-destructive' : 'bg-muted text-foreground'
      }`}
    >
      {count}
      <span className="sr-only"> {of}</span>
    </span>
  )
}

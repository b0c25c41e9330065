import { useEffect, useRef } from 'react'

/** Leads whoever goes from the board to a sailing, or between its views, to the heading. The address stays one page's. */
export function useHeadingFocus(place: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(place)
  useEffect(() => {
    if (shown.current === place) return
    shown.current = place
    heading.current?.focus({ preventScroll: true })
  }, [place])
  return heading
}

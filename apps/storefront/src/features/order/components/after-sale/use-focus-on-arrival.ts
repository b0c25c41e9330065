import { useEffect, useRef } from 'react'

/** What was asked for may stand beyond the window's edge: the reader is led to its heading. */
export function useFocusOnArrival() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return heading
}

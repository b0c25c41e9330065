import { useEffect, useRef } from 'react'

/** What was asked for may stand beyond the window's edge: the reader is led to its heading. */
export function useFocusOnArrival<Place extends HTMLElement = HTMLHeadingElement>() {
  const place = useRef<Place>(null)
  useEffect(() => place.current?.focus(), [])
  return place
}

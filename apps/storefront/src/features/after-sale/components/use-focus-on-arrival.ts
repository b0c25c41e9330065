import { useEffect, useRef } from 'react'

/** Moves the focus to an element when it appears, because it may be outside the visible part of the page. */
export function useFocusOnArrival<Place extends HTMLElement = HTMLHeadingElement>() {
  const place = useRef<Place>(null)
  useEffect(() => place.current?.focus(), [])
  return place
}

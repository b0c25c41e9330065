import { useCallback, useState } from 'react'
import type { ReactNode } from 'react'

import { useHasMoved } from './first-move.ts'

export type WhenNearProps = {
  /** Keeps the children's place, in their size. */
  place: string
  children: ReactNode
}

/** Shows its children when their place comes near to the window, or as soon as the visitor moves at all. */
export function WhenNear({ place, children }: WhenNearProps) {
  const hasMoved = useHasMoved()
  const [isNear, setIsNear] = useState(!('IntersectionObserver' in globalThis))
  const watch = useCallback((element: HTMLDivElement) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setIsNear(true)
      },
      { rootMargin: '200px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return isNear || hasMoved ? children : <div ref={watch} aria-busy className={place} />
}

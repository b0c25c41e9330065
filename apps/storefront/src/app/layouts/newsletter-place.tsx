import { useCallback, useState } from 'react'

import { deferredUntilVisible } from '../../shared/kit/deferred.tsx'

const place = <div className="h-28 sm:col-span-full" />

const Newsletter = deferredUntilVisible(
  () => import('./newsletter.tsx').then((module) => module.Newsletter),
  { place },
)

/** Where the newsletter stands. Its form weighs more than most pages, so it comes when the window is near to it. */
export function NewsletterPlace() {
  const [isNear, setIsNear] = useState(false)
  const watch = useCallback((element: HTMLDivElement) => {
    if (!('IntersectionObserver' in globalThis)) {
      setIsNear(true)
      return undefined
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setIsNear(true)
      },
      { rootMargin: '200px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return isNear ? <Newsletter /> : <div ref={watch} className="h-28 sm:col-span-full" />
}

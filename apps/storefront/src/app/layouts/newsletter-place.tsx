import { useCallback, useState } from 'react'

import { deferredUntilRendered } from '../../shared/kit/deferred.tsx'
import { whenNear } from '../../shared/kit/when-near.ts'

const place = <div className="h-28 sm:col-span-full" />

const Newsletter = deferredUntilRendered(
  () => import('./newsletter.tsx').then((module) => module.Newsletter),
  { place },
)

/** Holds the place of the newsletter. Its form is larger than most pages, so it is downloaded when the window is near to it. */
export function NewsletterPlace() {
  const [isNear, setIsNear] = useState(false)
  const watch = useCallback(
    (element: HTMLDivElement) => whenNear(element, () => setIsNear(true)),
    [],
  )
  return isNear ? <Newsletter /> : <div ref={watch} className="h-28 sm:col-span-full" />
}

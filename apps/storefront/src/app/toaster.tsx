import { useToasts } from '../shared/app/notify.ts'
import { deferred } from '../shared/kit/deferred.tsx'

const Toasts = deferred(() => import('./toasts.tsx').then((module) => module.Toasts))

export function Toaster() {
  const hasToasts = useToasts((state) => state.toasts.length > 0)
  return hasToasts && <Toasts />
}

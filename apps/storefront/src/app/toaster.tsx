import { deferred } from '../shared/deferred.tsx'
import { useToasts } from '../shared/notify.ts'

const Toasts = deferred(() => import('./toasts.tsx').then((module) => module.Toasts))

export function Toaster() {
  const hasToasts = useToasts((state) => state.toasts.length > 0)
  return hasToasts && <Toasts />
}

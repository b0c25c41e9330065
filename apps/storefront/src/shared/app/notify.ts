import { TOAST_LIMIT, TOAST_REMOVE_DELAY_MS } from '@selat/domain'
import type { CallError } from '@selat/sdk'

import { i18n } from './i18n.ts'
import { perVisitor } from './visitor/current-visitor.ts'
import { visitorStore } from './visitor/visitor-store.ts'

export type Toast = {
  id: number
  title: string
  description?: string
  variant: 'default' | 'destructive'
  /** False once it is dismissed: it leaves the screen, and is removed after the removal delay. */
  isOpen: boolean
}

export const useToasts = visitorStore<{ toasts: Toast[] }>({ initial: () => ({ toasts: [] }) })

const ids = perVisitor(() => ({ last: 0 }))

/** Shows a toast and drops the oldest one above the limit (§9). Returns its id. */
export function notify(
  toast: Pick<Toast, 'title' | 'description'> & Partial<Pick<Toast, 'variant'>>,
): number {
  const id = ++ids().last
  const shown: Toast = { variant: 'default', ...toast, id, isOpen: true }
  useToasts.setState(({ toasts }) => ({ toasts: [shown, ...toasts].slice(0, TOAST_LIMIT) }))
  return id
}

export function dismissToast(id: number): void {
  useToasts.setState(({ toasts }) => ({
    toasts: toasts.map((toast) => (toast.id === id ? { ...toast, isOpen: false } : toast)),
  }))
  setTimeout(() => {
    useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }))
  }, TOAST_REMOVE_DELAY_MS)
}

/** Dismisses all toasts, whose texts are in the language or about the account of before. */
export function dismissToasts(): void {
  for (const { id, isOpen } of useToasts.getState().toasts) if (isOpen) dismissToast(id)
}

/** Shows the toast of a failed call, titled 'Error', with the server's message or the general one (§8). */
export function notifyCallError(error: CallError): void {
  const message = error.kind === 'problem' ? error.detail : ''
  notify({
    title: i18n().t('toast.error'),
    description: message || i18n().t('error.fallback'),
    variant: 'destructive',
  })
}

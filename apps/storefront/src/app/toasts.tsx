import { useTranslation } from '@selat/i18n'
import { Toast, ToastViewport } from '@selat/ui/toast'

import { dismissToast, useToasts } from '../shared/app/notify.ts'

/** Shows the current toasts in a corner of every page. */
export function Toasts() {
  const { t } = useTranslation('common')
  const toasts = useToasts((state) => state.toasts)
  return (
    <ToastViewport label={t('toast.region')}>
      {toasts
        .filter((toast) => toast.isOpen)
        .map(({ id, variant, title, description }) => (
          <Toast
            key={id}
            variant={variant}
            title={title}
            description={description}
            closeLabel={t('toast.dismiss')}
            onDismiss={() => dismissToast(id)}
          />
        ))}
    </ToastViewport>
  )
}

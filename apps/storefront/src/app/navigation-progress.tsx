import { useTranslation } from '@selat/i18n'
import { Progress } from '@selat/ui/progress'
import { useNavigation } from 'react-router-dom'

import { usePendingDownloads } from '../shared/app/navigation-progress.ts'

/** Shows a thin bar while a page or texts are loading (NAV-12). */
export function NavigationProgress() {
  const { t } = useTranslation('common')
  const isOnTheWay = useNavigation().state !== 'idle'
  const isDownloading = usePendingDownloads((state) => state.count > 0)
  if (!isOnTheWay && !isDownloading) return null
  // The bar lies outside all landmarks, where only a live region is still found. As it appears together with its text,
  // screen readers do not read it out.
  return (
    <div aria-live="polite">
      <Progress
        label={t('nav.loadingPage')}
        className="fixed inset-x-0 top-0 z-50 h-1 rounded-none"
      />
    </div>
  )
}

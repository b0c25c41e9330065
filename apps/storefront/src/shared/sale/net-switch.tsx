import { useTranslation } from '@selat/i18n'
import { Switch } from '@selat/ui/switch'

import { hideNet, useIsNetHidden } from './net-visibility.ts'

/** Turned before the screen is. */
export function NetSwitch() {
  const { t } = useTranslation('markup')
  const isHidden = useIsNetHidden()
  return (
    <Switch
      label={t('sale.hide')}
      hint={isHidden ? undefined : t('sale.hideHint')}
      checked={isHidden}
      onChange={({ currentTarget }) => hideNet(currentTarget.checked)}
    />
  )
}

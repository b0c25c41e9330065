import { useTranslation } from '@selat/i18n'
import { Switch } from '@selat/ui/switch'
import { useQueryClient } from '@tanstack/react-query'

import { hideNet, useIsNetHidden } from '../price/net-visibility.ts'
import { useSoldView } from '../price/sold-view.ts'
import { toRules } from './item-sale.ts'
import { markupQuery } from './markup-query.ts'
import { soldViewOf } from './sold-view-of.ts'

/** Hides or shows net prices. It is switched before an agent turns the screen to a customer. */
export function NetSwitch() {
  const { t } = useTranslation('markup')
  const queries = useQueryClient()
  const isHidden = useIsNetHidden()
  const hide = async () => {
    // The rules are loaded first, so that the cart shows selling prices at once and is not replaced meanwhile, which
    // would lose the focus.
    const markup = await queries.ensureQueryData(markupQuery()).catch(() => null)
    if (markup) useSoldView.setState({ view: soldViewOf(toRules(markup)) })
    hideNet(true)
  }
  return (
    <Switch
      label={t('sale.hide')}
      hint={isHidden ? undefined : t('sale.hideHint')}
      checked={isHidden}
      onChange={({ currentTarget }) => (currentTarget.checked ? void hide() : hideNet(false))}
    />
  )
}

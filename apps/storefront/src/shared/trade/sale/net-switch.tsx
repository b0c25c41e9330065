import { useTranslation } from '@selat/i18n'
import { Switch } from '@selat/ui/switch'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'

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
  const [isHiding, setHiding] = useState(false)
  // The press that waits for the rules; another press takes it back.
  const waiting = useRef<object>(null)
  const hide = async () => {
    const press = {}
    waiting.current = press
    setHiding(true)
    // The rules are loaded first, so that the cart shows selling prices at once and is not replaced meanwhile, which
    // would lose the focus.
    const markup = await queries.ensureQueryData(markupQuery()).catch(() => null)
    if (waiting.current !== press) return
    setHiding(false)
    if (markup) useSoldView.setState({ view: soldViewOf(toRules(markup)) })
    hideNet(true)
  }
  const show = () => {
    waiting.current = null
    setHiding(false)
    hideNet(false)
  }
  return (
    <Switch
      label={t('sale.hide')}
      hint={isHidden ? undefined : t('sale.hideHint')}
      checked={isHidden || isHiding}
      aria-busy={isHiding || undefined}
      className="transition-opacity has-aria-busy:opacity-60"
      onChange={({ currentTarget }) => (currentTarget.checked ? void hide() : show())}
    />
  )
}

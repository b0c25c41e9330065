import { useTranslation } from '@selat/i18n'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

import { hideNet } from '../price/net-visibility.ts'
import { useSoldView } from '../price/sold-view.ts'
import { toRules } from './item-sale.ts'
import { markupQuery } from './markup-query.ts'
import { soldViewOf } from './sold-view-of.ts'

/** Loads the rules by which pages show selling prices while net prices are hidden, and says so if they cannot be loaded. */
export function SoldViewKeeper() {
  const { t } = useTranslation(['markup', 'common'])
  const { data, error, refetch } = useQuery(markupQuery())
  useEffect(() => {
    if (!data) return
    useSoldView.setState({ view: soldViewOf(toRules(data)) })
    return () => useSoldView.setState({ view: null })
  }, [data])
  if (data || error === null) return null
  return (
    <div className="mx-auto w-full max-w-6xl px-4 pt-4 sm:px-6">
      <Alert
        variant="warning"
        live="polite"
        action={
          <>
            <Button variant="outline" size="sm" onClick={() => void refetch()}>
              {t('common:action.retry')}
            </Button>
            <Button variant="outline" size="sm" onClick={() => hideNet(false)}>
              {t('sale.show')}
            </Button>
          </>
        }
      >
        {t('sale.failed')}
      </Alert>
    </div>
  )
}

import { useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { Link, useLocation } from 'react-router-dom'

import { paths } from '../../shared/paths.ts'

export function LoginLink({ onFollow }: { onFollow?: () => void }) {
  const { t } = useTranslation('common')
  const { pathname, search } = useLocation()
  const isThere = pathname === paths.login()
  // A quotation stands at this path, too.
  const isQuotation = isThere && new URLSearchParams(search).has('quotation')
  const here = pathname + search
  const target = isQuotation ? paths.login() : isThere ? here : paths.login(here)
  return (
    <Button asChild variant="outline" size="sm" className="md:min-h-10">
      <Link to={target} onClick={onFollow}>
        {t('nav.login')}
      </Link>
    </Button>
  )
}

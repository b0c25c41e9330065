import { useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { Link, useLocation } from 'react-router-dom'

import { paths } from '../../shared/paths.ts'

export function LoginLink({ onFollow }: { onFollow?: () => void }) {
  const { t } = useTranslation('common')
  const { pathname, search } = useLocation()
  const isThere = pathname === paths.login()
  return (
    <Button asChild variant="outline" size="sm" className="md:min-h-10">
      <Link to={isThere ? pathname + search : paths.login(pathname + search)} onClick={onFollow}>
        {t('nav.login')}
      </Link>
    </Button>
  )
}

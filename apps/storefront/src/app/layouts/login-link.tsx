import { useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { Link, useLocation } from 'react-router-dom'

import { paths } from '../../shared/app/paths.ts'

/** Parameters that put another page at the login's path. */
const mailLinks = ['quotation', 'newsletter', 'invitation']

export function LoginLink({ onFollow }: { onFollow?: () => void }) {
  const { t } = useTranslation('common')
  const { pathname, search } = useLocation()
  const isThere = pathname === paths.login()
  // Pages that are opened by a link in a mail have the path of the login, too.
  const query = new URLSearchParams(search)
  const isOther = isThere && mailLinks.some((name) => query.has(name))
  const here = pathname + search
  const target = isOther ? paths.login() : isThere ? here : paths.login(here)
  return (
    <Button asChild variant="outline" size="sm" className="md:min-h-10">
      <Link to={target} onClick={onFollow}>
        {t('nav.login')}
      </Link>
    </Button>
  )
}

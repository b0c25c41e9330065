import { useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { Link } from 'react-router-dom'

import { paths } from '../../../../shared/app/paths.ts'
import { useSessionView } from '../../../../shared/app/session-store.ts'

/** Links to the login, for agents who opened a link that shows no quotation. */
export function AgentWay() {
  const { t } = useTranslation(['quotation', 'common'])
  const isLoggedIn = useSessionView((view) => view.isLoggedIn)
  if (isLoggedIn) return null
  return (
    <p className="mt-12 flex flex-wrap items-center gap-x-2 border-t border-border pt-4 text-muted-foreground">
      {t('shared.agent')}
      <Button asChild variant="link">
        <Link to={paths.login()}>{t('common:nav.login')}</Link>
      </Button>
    </p>
  )
}

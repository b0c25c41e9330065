import { useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { PageHeading } from '@selat/ui/page-heading'
import { Link, useLocation } from 'react-router-dom'

import { PageMeta } from '../app/page-meta.tsx'
import { paths } from '../app/paths.ts'

/** Replaces a page whose session ended while it was open, most likely in another tab. */
export function SignedOut({ title }: { title: string }) {
  const { t } = useTranslation('account')
  const { pathname, search } = useLocation()
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-10 sm:px-6 md:py-16">
      <PageMeta title={title} />
      <PageHeading lead={t('profile.signedOutBody')}>{t('login.signedOut')}</PageHeading>
      <Button asChild variant="main" className="mt-6">
        <Link to={paths.login(pathname + search)}>{t('login.submit')}</Link>
      </Button>
    </div>
  )
}

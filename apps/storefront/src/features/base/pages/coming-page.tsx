import { useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { PageHeading } from '@selat/ui/page-heading'
import { Seascape } from '@selat/ui/seascape'
import { Link, useLocation } from 'react-router-dom'

import { PageMeta } from '../../../shared/page-meta.tsx'
import { paths } from '../../../shared/paths.ts'
import { purposeOf } from '../model/purpose-of.ts'

export default function ComingPage() {
  const { t } = useTranslation('base')
  const { pathname } = useLocation()
  const purpose = purposeOf(pathname)
  return (
    <div className="mx-auto grid w-full max-w-6xl gap-8 px-4 py-8 sm:px-6 md:grid-cols-5 md:items-center md:py-16">
      <PageMeta title={t('coming.title')} />
      <div className="md:col-span-3">
        <PageHeading lead={purpose && t(purpose)}>{t('coming.title')}</PageHeading>
        <p className="mt-6">{t('coming.body')}</p>
        <Button asChild className="mt-5">
          <Link to={paths.home()}>{t('coming.search')}</Link>
        </Button>
      </div>
      <Seascape
        seed={pathname}
        className="order-first aspect-2/1 w-full rounded-2xl md:order-none md:col-span-2 md:aspect-4/3"
      />
    </div>
  )
}

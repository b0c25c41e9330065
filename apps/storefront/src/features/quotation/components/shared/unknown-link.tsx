import { useTranslation } from '@selat/i18n'
import { PageHeading } from '@selat/ui/page-heading'
import { Seascape } from '@selat/ui/seascape'

import { PageMeta } from '../../../../shared/app/page-meta.tsx'

/** Says that the link is unknown; it must not reveal what the link might have been. */
export function UnknownLink() {
  const { t } = useTranslation('quotation')
  return (
    <section className="grid items-center gap-6 overflow-hidden rounded-xl border border-border bg-card md:grid-cols-5">
      <PageMeta title={t('shared.unknownTitle')} />
      <div className="h-full min-h-40 md:col-span-2 [&>*]:size-full">
        <Seascape seed="unknown-quotation" />
      </div>
      <div className="px-6 pb-7 md:col-span-3 md:py-10 md:ps-2">
        <PageHeading lead={t('shared.unknownBody')}>{t('shared.unknownTitle')}</PageHeading>
      </div>
    </section>
  )
}

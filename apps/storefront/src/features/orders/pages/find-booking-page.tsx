import { useTranslation } from '@selat/i18n'
import { PageHeading } from '@selat/ui/page-heading'
import { Seascape } from '@selat/ui/seascape'

import { PageMeta } from '../../../shared/app/page-meta.tsx'
import { FindBookingForm } from '../components/find-booking-form.tsx'

export default function FindBookingPage() {
  const { t } = useTranslation('order')
  return (
    <div className="mx-auto grid w-full max-w-6xl gap-10 px-4 py-8 sm:px-6 md:grid-cols-2 md:py-14 lg:gap-16">
      <PageMeta title={t('find.title')} />
      <div className="flex min-w-0 flex-col gap-8 md:py-6">
        <PageHeading lead={t('find.intro')}>{t('find.title')}</PageHeading>
        <FindBookingForm />
      </div>
      <Seascape
        seed="find-booking"
        scene="strait"
        className="sticky top-24 hidden aspect-6/5 self-start rounded-2xl md:block"
      />
    </div>
  )
}

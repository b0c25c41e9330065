import { useTranslation } from '@selat/i18n'
import { PageHeading } from '@selat/ui/page-heading'
import { useState } from 'react'

import { PageMeta } from '../../../shared/app/page-meta.tsx'
import type { SentConcern } from '../api/use-concern-form.ts'
import { ConcernSent } from '../components/concern-sent.tsx'
import { ContactForm } from '../components/contact-form.tsx'
import { ReachUs } from '../components/reach-us.tsx'

export default function ContactPage() {
  const { t } = useTranslation('support')
  const [sent, setSent] = useState<SentConcern | null>(null)
  return (
    <div className="mx-auto grid w-full max-w-6xl gap-x-14 gap-y-8 px-4 py-8 sm:px-6 md:py-12 lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_1fr]">
      <PageMeta title={t('contact.title')} description={t('contact.lead')} />
      <PageHeading lead={sent ? undefined : t('contact.lead')}>{t('contact.title')}</PageHeading>
      <div className="min-w-0 lg:col-start-1">
        {sent ? (
          <ConcernSent sent={sent} onAnother={() => setSent(null)} />
        ) : (
          <ContactForm onSent={setSent} />
        )}
      </div>
      <ReachUs className="lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start" />
    </div>
  )
}

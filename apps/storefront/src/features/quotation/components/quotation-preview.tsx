import { useTranslation } from '@selat/i18n'
import { ExternalLink } from 'lucide-react'

/** Opens the page that the customer sees, in another tab. */
export function QuotationPreview({ link }: { link: string }) {
  const { t } = useTranslation(['quotation', 'common'])
  return (
    <p className="mt-4">
      <a
        href={link}
        target="_blank"
        rel="noopener"
        className="inline-flex min-h-6 items-center gap-1.5 text-brand-text underline underline-offset-4"
      >
        <ExternalLink aria-hidden className="size-4" />
        {t('send.preview')}
        <span className="sr-only"> ({t('common:state.newTab')})</span>
      </a>
    </p>
  )
}

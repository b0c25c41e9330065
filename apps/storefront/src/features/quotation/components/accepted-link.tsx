import { useTranslation } from '@selat/i18n'
import { Card } from '@selat/ui/card'

import { CopyButton } from '../../../shared/kit/copy-button.tsx'
import { QuotationPreview } from './quotation-preview.tsx'

/** Offers the link of a quotation that needs no answer any more: its customer opens it to read where it stands. */
export function AcceptedLink({ link }: { link: string }) {
  const { t } = useTranslation('quotation')
  return (
    <Card asChild className="p-5">
      <section aria-labelledby="link">
        <h2 id="link" className="text-lg">
          {t('send.linkTitle')}
        </h2>
        <p className="mt-1 mb-4 text-sm text-muted-foreground">{t('send.linkBody')}</p>
        <CopyButton showsLabel text={window.location.origin + link} label={t('send.copy')} />
        <QuotationPreview link={link} />
      </section>
    </Card>
  )
}

import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Button } from '@selat/ui/button'
import { Card } from '@selat/ui/card'
import { useQuery } from '@tanstack/react-query'
import { Mail, MessageCircle } from 'lucide-react'

import { CopyButton } from '../../../shared/kit/copy-button.tsx'
import { customerQuery } from '../../../shared/trade/agency/customers.ts'
import { useAgency } from '../../../shared/trade/agency/use-agency.ts'
import { useTenantZone } from '../../../shared/trade/agency/use-zone.ts'
import { mailtoLink, whatsappLink } from '../model/send-links.ts'
import { QuotationPreview } from './quotation-preview.tsx'

/** Offers the customer's link for every way in which agents write to customers. */
export function SendQuotation({ quotation }: { quotation: Schemas['Quotation'] }) {
  const { t } = useTranslation(['quotation', 'common'])
  const format = useFormat()
  const zone = useTenantZone()
  const agency = useAgency()?.Name ?? ''
  const { Number: number, Customer, Link, SellingTotal, ValidUntil } = quotation
  const reach = useQuery({
    ...customerQuery(Customer?.Id ?? ''),
    enabled: Customer !== null,
    // The customer may have been deleted; the agent then types the address by hand.
    retry: false,
  }).data
  const url = window.location.origin + Link
  const text = t('send.text', {
    number,
    agency,
    total: format.money(SellingTotal),
    time: format.instant(ValidUntil, zone),
  })
  return (
    <Card asChild className="p-5">
      <section aria-labelledby="send">
        <h2 id="send" className="text-lg">
          {t('send.title')}
        </h2>
        <p className="mt-1 text-sm text-muted-foreground">
          {Customer ? t('send.mailed', { name: Customer.Name }) : t('send.byHand')}
        </p>
        <div className="mt-4 flex flex-wrap gap-2">
          <CopyButton showsLabel text={url} label={t('send.copy')} />
          <Button asChild variant="outline" size="sm">
            <a
              href={mailtoLink({
                to: reach?.Email ?? '',
                subject: t('send.subject', { number, agency }),
                body: `${text}\n${url}`,
              })}
            >
              <Mail aria-hidden />
              {t('send.email')}
            </a>
          </Button>
          <Button asChild variant="outline" size="sm">
            <a
              href={whatsappLink(
                reach ? reach.PhoneCode + reach.PhoneNumber : '',
                `${text}\n${url}`,
              )}
              target="_blank"
              rel="noopener noreferrer"
            >
              <MessageCircle aria-hidden />
              {t('send.whatsapp')}
              <span className="sr-only"> ({t('common:state.newTab')})</span>
            </a>
          </Button>
        </div>
        <QuotationPreview link={Link} />
        <p className="mt-3 text-sm text-muted-foreground">{t('send.warning')}</p>
      </section>
    </Card>
  )
}

import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Button } from '@selat/ui/button'
import { Card } from '@selat/ui/card'
import { PageHeading } from '@selat/ui/page-heading'
import { partsAtCommas, Unbroken } from '@selat/ui/unbroken'
import { Printer, FileDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

import { languageTag } from '../../../../shared/app/locale.ts'
import { PageMeta } from '../../../../shared/app/page-meta.tsx'
import { paths } from '../../../../shared/app/paths.ts'
import { useTenant } from '../../../../shared/app/tenant.ts'
import { toReadablePhone } from '../../../../shared/kit/readable-phone.ts'
import { saveFile } from '../../../../shared/kit/save-file.ts'
import { useTask } from '../../../../shared/kit/use-task.ts'
import { useReaderZone } from '../../../../shared/trade/agency/use-zone.ts'
import { receiptFacts } from '../../model/receipt-facts.ts'
import { receiptSailings } from '../../model/receipt-sailings.ts'
import { ReceiptLines } from './receipt-lines.tsx'

/** Shows a receipt as it is printed: the seller, the buyer, what was paid and when, and the refunds. */
export function ReceiptView({ receipt }: { receipt: Schemas['Receipt'] }) {
  const { t } = useTranslation('order')
  const format = useFormat()
  const zone = useReaderZone()
  const { Number, Order, Seller, Buyer } = receipt
  return (
    <>
      <PageMeta title={t('receipt.pageTitle', { number: Number })} />
      <PageHeading
        eyebrow={t('receipt.title')}
        actions={
          <div className="flex flex-wrap gap-3 print:hidden">
            <Button onClick={() => window.print()}>
              <Printer aria-hidden />
              {t('receipt.print')}
            </Button>
            <SaveReceipt receipt={receipt} />
            <Button asChild variant="outline">
              <Link to={paths.orderDetail(Order)}>{t('receipt.toOrder')}</Link>
            </Button>
          </div>
        }
      >
        <span className="tabular">{Number}</span>
      </PageHeading>
      <Card asChild className="mt-6 print:border-0">
        <article aria-label={t('receipt.pageTitle', { number: Number })}>
          <div className="grid gap-x-8 gap-y-6 p-5 sm:grid-cols-2 sm:p-8 print:grid-cols-2 print:px-0">
            <Party title={t('receipt.seller')}>
              <p className="font-semibold">{Seller.LegalName}</p>
              {Seller.Name !== Seller.LegalName && <p>{Seller.Name}</p>}
              <p className="whitespace-pre-line">{Seller.Address}</p>
              <p className="wrap-anywhere">{Seller.Email}</p>
              <p className="tabular">{toReadablePhone(Seller.Phone)}</p>
            </Party>
            <Party title={t('receipt.buyer')}>
              <p className="font-semibold">{Buyer.Name}</p>
              <p className="wrap-anywhere">{Buyer.Email}</p>
              <p className="tabular">{toReadablePhone(`${Buyer.PhoneCode}${Buyer.PhoneNumber}`)}</p>
            </Party>
          </div>
          <dl className="grid gap-x-8 gap-y-3 border-y border-border px-5 py-5 sm:grid-cols-2 sm:px-8 print:grid-cols-2 print:px-0">
            {receiptFacts(receipt, { t, format, zone }).map(({ name, value }) => (
              <Fact key={name} name={name}>
                {value}
              </Fact>
            ))}
          </dl>
          <div className="p-5 sm:p-8 print:px-0">
            <ReceiptLines receipt={receipt} />
          </div>
          <Sailings receipt={receipt} />
        </article>
      </Card>
    </>
  )
}

/** Lists the sailings that were paid for, with their travellers; renders nothing if no ferry was sold. */
function Sailings({ receipt }: { receipt: Schemas['Receipt'] }) {
  const { t } = useTranslation(['order', 'ferry'])
  const format = useFormat()
  const sailings = receiptSailings(receipt, { t, format })
  if (sailings.length === 0) return null
  return (
    <section
      aria-label={t('receipt.sailings')}
      className="border-t border-border p-5 sm:p-8 print:px-0"
    >
      <h2 className="mb-2 board-label text-muted-foreground">{t('receipt.sailings')}</h2>
      <ul className="flex flex-col gap-3">
        {sailings.map(({ way, terminals, when, who }, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- two ferries of an order may go on one sailing
          <li key={place} className="break-inside-avoid">
            <p className="font-semibold">
              <Unbroken text={way} parts={terminals.flatMap(partsAtCommas)} isYielding />
            </p>
            <p className="tabular">{when}</p>
            <p className="text-muted-foreground">{who}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Party({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-1 board-label text-muted-foreground">{title}</h2>
      {children}
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted-foreground">{name}</dt>
      <dd className="font-semibold tabular">{children}</dd>
    </div>
  )
}

/** Saves the receipt as a file, for buyers who have to hand it in. */
function SaveReceipt({ receipt }: { receipt: Schemas['Receipt'] }) {
  const { t } = useTranslation(['order', 'ferry'])
  const { t: tTicket } = useTranslation('ticket')
  const format = useFormat()
  const zone = useReaderZone()
  const tenant = useTenant()
  const { isBusy, run } = useTask(tTicket('pdf.failed'))
  const save = async () => {
    // The PDF writer and its typefaces are large and seldom needed, so they are downloaded only here.
    const { receiptPdf } = await import('../../pdf/receipt-pdf.ts')
    const words = { t, format, zone }
    const file = await receiptPdf({ receipt, tenant, words, language: languageTag() })
    saveFile(`${receipt.Number}.pdf`, new Blob(file, { type: 'application/pdf' }))
  }
  return (
    <Button variant="outline" loading={isBusy} onClick={() => void run(save)}>
      <FileDown aria-hidden />
      {tTicket('action.pdf')}
    </Button>
  )
}

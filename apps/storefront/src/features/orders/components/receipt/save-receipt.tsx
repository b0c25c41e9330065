import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Button } from '@selat/ui/button'
import { FileDown } from 'lucide-react'

import { languageTag } from '../../../../shared/app/locale.ts'
import { useTenant } from '../../../../shared/app/tenant.ts'
import { saveFile } from '../../../../shared/kit/save-file.ts'
import { useTask } from '../../../../shared/kit/use-task.ts'
import { useReaderZone } from '../../../../shared/trade/agency/use-zone.ts'

/** Saves the receipt as a file, for buyers who have to hand it in. */
export function SaveReceipt({ receipt }: { receipt: Schemas['Receipt'] }) {
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

import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Button } from '@selat/ui/button'
import { Printer, ShoppingCart } from 'lucide-react'
import { useState } from 'react'

import { useFocusAfterRemoval } from '../../../shared/kit/use-focus-after-removal.ts'
import { TakeUpDialog } from './take-up-dialog.tsx'
import { WithdrawDialog } from './withdraw-dialog.tsx'

/** Offers what can be done with a quotation in its state: take it up, print it, or withdraw it. */
export function QuotationActions({ quotation }: { quotation: Schemas['Quotation'] }) {
  const { t } = useTranslation('quotation')
  const [open, setOpen] = useState<'takeUp' | 'withdraw' | null>(null)
  const isOpen = quotation.State === 'sent' || quotation.State === 'accepted'
  const close = () => setOpen(null)
  const area = useFocusAfterRemoval<HTMLDivElement>()
  return (
    <div ref={area} className="flex flex-wrap gap-3">
      {isOpen && (
        <Button
          variant={quotation.State === 'accepted' ? 'main' : 'secondary'}
          onClick={() => setOpen('takeUp')}
        >
          <ShoppingCart aria-hidden />
          {t('do.takeUp')}
        </Button>
      )}
      <Button variant="outline" onClick={() => window.print()}>
        <Printer aria-hidden />
        {t('do.print')}
      </Button>
      {isOpen && (
        <Button variant="ghost" onClick={() => setOpen('withdraw')}>
          {t('do.withdraw')}
        </Button>
      )}
      {open === 'takeUp' && <TakeUpDialog quotation={quotation} onClose={close} />}
      {open === 'withdraw' && <WithdrawDialog quotation={quotation} onClose={close} />}
    </div>
  )
}

import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Button } from '@selat/ui/button'
import { MonitorSmartphone } from 'lucide-react'
import { useState } from 'react'

import { deferred } from '../../../../shared/kit/deferred.tsx'
import { OutsideForm } from '../../../../shared/kit/outside-form.tsx'
import type { CheckoutValues } from '../../../../shared/trade/checkout/checkout-values.ts'
import { toWireDraft } from '../../../../shared/trade/checkout/wire-draft.ts'
import { useSavedCheckout } from '../../api/use-saved-checkout.ts'

const ResumeDialog = deferred(() =>
  import('./resume-dialog.tsx').then((module) => module.ResumeDialog),
)

type ContinueElsewhereProps = {
  cartToken: string
  items: readonly Schemas['CartItem'][]
  values: CheckoutValues
}

/** Offers a link that continues the checkout on another device, for example on the phone beside the passports (CHK-13). */
export function ContinueElsewhere({ cartToken, items, values }: ContinueElsewhereProps) {
  const { t } = useTranslation('order')
  const [isOpen, setOpen] = useState(false)
  const checkout = useSavedCheckout(
    cartToken,
    toWireDraft(
      values,
      items.map(({ Id }) => Id),
    ),
  )
  return (
    <div className="mt-3 flex flex-col items-start gap-1 max-lg:mb-2">
      <Button
        variant="ghost"
        size="sm"
        className="px-2 text-brand-text"
        onClick={() => {
          setOpen(true)
          checkout.save()
        }}
      >
        <MonitorSmartphone aria-hidden />
        {t('resume.action')}
      </Button>
      {checkout.saved && !isOpen && (
        <p className="px-2 text-sm text-muted-foreground">
          {t(checkout.failure ? 'resume.notKept' : 'resume.kept')}
        </p>
      )}
      {isOpen && (
        <OutsideForm>
          <ResumeDialog checkout={checkout} onClose={() => setOpen(false)} />
        </OutsideForm>
      )}
    </div>
  )
}
